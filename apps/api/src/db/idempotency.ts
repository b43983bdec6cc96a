import { createHash } from 'node:crypto'
import type { ErrorCode } from '@warda/domain/errors/errors'
import { ok, type Result, refuse } from '@warda/domain/result'
import { type Selectable, sql } from 'kysely'
import { skipAudit } from './audit.ts'
import type { Database, Transaction } from './database.ts'
import type { Column } from './row.ts'
import type { Idempotency } from './schema.ts'

/** The Idempotency-Key of a request with its user (null for a visitor), endpoint name (`call`) and checked input (`body`). */
export type IdempotencyKey = { userId: string | null; call: string; key: string; body: unknown }

export type IdempotentResult<T> = { answer: T; replayed: boolean }

/**
 * Runs `work` once per key and stores its answer in the same transaction. A concurrent request with the same key waits and receives the
 * stored answer. Errors are not stored. The same key with another body is an error. Without a key `work` always runs.
 */
export async function withIdempotency<T, C extends ErrorCode>(
  trx: Transaction,
  idempotencyKey: IdempotencyKey | null,
  work: () => Promise<Result<T, C>>,
): Promise<Result<IdempotentResult<T>, C | 'idempotency.mismatch'>> {
  if (!idempotencyKey) {
    const result = await work()
    return result.ok ? ok({ answer: result.value, replayed: false }) : result
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(idempotencyKey.body, describeFile)).digest()
  const claimed = await sql`/* prepared */
    insert into idempotency (user_id, call, key, body_hash) values (${idempotencyKey.userId}, ${idempotencyKey.call}, ${idempotencyKey.key}, ${bodyHash})
    on conflict do nothing
  `.execute(trx)
  if ((claimed.numAffectedRows ?? 0n) === 0n) return replay(trx, idempotencyKey, bodyHash)
  const result = await work()
  if (!result.ok) return result
  await sql`/* prepared */
    update idempotency set status = 200, answer = ${JSON.stringify(result.value)}
    where ${matchesKey(idempotencyKey)}
  `.execute(trx)
  return ok({ answer: result.value, replayed: false })
}

/** An equality that the unique index serves, also for a visitor. */
const matchesKey = ({ userId, call, key }: IdempotencyKey) =>
  sql`${userId === null ? sql`user_id is null` : sql`user_id = ${userId}`} and call = ${call} and key = ${key}`

/** A file has no JSON, so its name and size are compared. */
const describeFile = (_key: string, value: unknown): unknown =>
  value instanceof Blob ? { name: 'name' in value ? value.name : '', size: value.size } : value

type StoredAnswer = Pick<Selectable<Idempotency>, 'body_hash'> & {
  answer: NonNullable<Column<'idempotency', 'answer'>>
}

async function replay<T>(
  trx: Transaction,
  idempotencyKey: IdempotencyKey,
  bodyHash: Buffer,
): Promise<Result<IdempotentResult<T>, 'idempotency.mismatch'>> {
  const { rows } = await sql<StoredAnswer>`/* prepared */
    select body_hash, answer from idempotency where ${matchesKey(idempotencyKey)}
  `.execute(trx)
  const saved = rows[0]
  if (!saved?.body_hash.equals(bodyHash)) return refuse('idempotency.mismatch')
  skipAudit()
  return ok({ answer: JSON.parse(saved.answer) as T, replayed: true })
}

/** Deletes keys older than 48 hours. */
export async function deleteOldIdempotencyKeys(db: Database): Promise<void> {
  await sql`delete from idempotency where created_at < now() - interval '48 hours'`.execute(db)
}
