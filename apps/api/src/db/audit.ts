import { AsyncLocalStorage } from 'node:async_hooks'
import { ok, type Result } from '@warda/domain/result'
import { sql } from 'kysely'
import type { Database, Transaction } from './database.ts'

/** What a person of the shop asked for, as `audit_entry` keeps it. `subject` names a thing such as `order:<uuid>`, or is empty. */
export type AuditEntry = {
  actorId: string
  action: string
  subject: string
  detail: Record<string, unknown>
  requestId: string
  at: Date
}

/** `open` until a transaction has taken it; `kept` once that is committed; `dropped` when the call did nothing new. */
type Pending = { note: AuditEntry; state: 'open' | 'taken' | 'kept' | 'dropped' }

const pending = new AsyncLocalStorage<Pending>()

/**
 * Runs a call whose success is noted. The row is written by the first transaction that commits (see `transaction.ts`), so it is
 * there if, and only if, the change is; what succeeds without one (a read) is noted by {@link writePendingAuditEntry}.
 */
export const withAuditEntry = <T>(note: AuditEntry, work: () => Promise<T>): Promise<T> =>
  pending.run({ note, state: 'open' }, work)

/** Takes the call's note for a transaction that begins; null when there is none, or another transaction has it. */
export function claimAuditEntry(): { write(trx: Database): Promise<void>; kept(): void; giveBack(): void } | null {
  const mine = pending.getStore()
  if (mine?.state !== 'open') return null
  mine.state = 'taken'
  return {
    write: async (trx) => {
      if (mine.state === 'taken') await insertAuditEntry(trx, mine.note)
    },
    kept: () => {
      if (mine.state === 'taken') mine.state = 'kept'
    },
    // What rolled back said nothing, also not that there is nothing to note.
    giveBack: () => {
      mine.state = 'open'
    },
  }
}

/** Notes a call that has succeeded without a transaction of its own. */
export async function writePendingAuditEntry(db: Database): Promise<void> {
  const mine = pending.getStore()
  if (mine?.state !== 'open') return
  mine.state = 'kept'
  await insertAuditEntry(db, mine.note)
}

/** Says that the call does nothing that is not noted already: an answer given again. */
export function skipAudit(): void {
  const mine = pending.getStore()
  if (mine && mine.state !== 'kept') mine.state = 'dropped'
}

/** The result of a request that repeats an earlier one: it changed nothing, so it is not audited. */
export function repeatedAnswer<T>(answer: T): Result<T, never> {
  skipAudit()
  return ok(answer)
}

/** Names what the call made, for what has no id before: `product:12`. */
export function setAuditSubject(subject: string): void {
  const mine = pending.getStore()
  if (mine) mine.note.subject = subject
}

/** Writes a note of somebody who was nobody of the shop when the call began. */
export const writeAuditEntry = (trx: Transaction, note: AuditEntry): Promise<void> => insertAuditEntry(trx, note)

async function insertAuditEntry(db: Database, note: AuditEntry): Promise<void> {
  await sql`/* prepared */
    insert into audit_entry (actor_id, action, subject, detail, request_id, at)
    values (${note.actorId}, ${note.action}, ${note.subject}, ${JSON.stringify(note.detail)}, ${note.requestId}, ${note.at})
  `.execute(db)
}
