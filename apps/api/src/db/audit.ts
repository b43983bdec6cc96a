import { AsyncLocalStorage } from 'node:async_hooks'
import { ok, type Result } from '@warda/domain/result'
import { sql } from 'kysely'
import type { Database, Transaction } from './database.ts'

/** One row of `audit_entry`. `subject` names what was changed or read, such as `order:<uuid>`, or is empty. */
export type AuditEntry = {
  actorId: string
  action: string
  subject: string
  detail: Record<string, unknown>
  requestId: string
  at: Date
}

/** `claimed` while a transaction holds the entry, `written` after its commit, `skipped` when the request changed nothing new. */
type PendingEntry = { entry: AuditEntry; state: 'open' | 'claimed' | 'written' | 'skipped' }

const storage = new AsyncLocalStorage<PendingEntry>()

/** An entry that a transaction inserts with its own changes. */
export type ClaimedAuditEntry = { insert(trx: Database): Promise<void>; committed(): void; release(): void }

/**
 * Runs a request whose success is audited. The first transaction that commits inserts the entry (see `transaction.ts`), so the entry
 * exists if and only if the change does. {@link writePendingAuditEntry} covers requests without a transaction, such as reads.
 */
export const withAuditEntry = <T>(entry: AuditEntry, work: () => Promise<T>): Promise<T> =>
  storage.run({ entry, state: 'open' }, work)

/** Claims the request's entry for a starting transaction; null without an entry or when another transaction holds it. */
export function claimAuditEntry(): ClaimedAuditEntry | null {
  const pending = storage.getStore()
  if (pending?.state !== 'open') return null
  pending.state = 'claimed'
  return {
    insert: async (trx) => {
      if (pending.state === 'claimed') await insertAuditEntry(trx, pending.entry)
    },
    committed: () => {
      if (pending.state === 'claimed') pending.state = 'written'
    },
    // A rollback also undoes `skipAudit`.
    release: () => {
      pending.state = 'open'
    },
  }
}

/** Inserts the entry of a request that succeeded without a transaction. */
export async function writePendingAuditEntry(db: Database): Promise<void> {
  const pending = storage.getStore()
  if (pending?.state !== 'open') return
  pending.state = 'written'
  await insertAuditEntry(db, pending.entry)
}

/** Skips the entry of a request that is already audited, such as a replayed idempotent request. */
export function skipAudit(): void {
  const pending = storage.getStore()
  if (pending && pending.state !== 'written') pending.state = 'skipped'
}

/** The result of a request that repeats an earlier one: it changed nothing, so it is not audited. */
export function skipRepeatedAudit<T>(answer: T): Result<T, never> {
  skipAudit()
  return ok(answer)
}

/** Sets the subject of a request that created its subject, such as `product:12`. */
export function setAuditSubject(subject: string): void {
  const pending = storage.getStore()
  if (pending) pending.entry.subject = subject
}

/** Adds facts of the change, such as old and new amounts, to the entry of the request. */
export function addAuditDetail(detail: Record<string, unknown>): void {
  const pending = storage.getStore()
  if (pending) Object.assign(pending.entry.detail, detail)
}

/** Inserts the entry of an actor who joined the staff during the request. */
export const writeAuditEntry = (trx: Transaction, entry: AuditEntry): Promise<void> => insertAuditEntry(trx, entry)

async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await sql`/* prepared */
    insert into audit_entry (actor_id, action, subject, detail, request_id, at)
    values (${entry.actorId}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.detail)}, ${entry.requestId}, ${entry.at})
  `.execute(db)
}
