import type { OrderId, UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { balanced, type Entry } from './accounts.ts'
import { insertPosting } from './queries.ts'

/**
 * Kinds `sale`, `reversal` and `creditNote` make and undo what is owed; every other kind that touches the receivable is money paid (a
 * refund is money paid back). `creditPayment` pays from store credit.
 */
export type PostingKind =
  | 'sale'
  | 'reversal'
  | 'creditNote'
  | 'payment'
  | 'latePayment'
  | 'manualPayment'
  | 'creditPayment'
  | 'refund'

export type Posting = {
  kind: PostingKind
  /** What this must happen once for, e.g. `sale:{order}`. */
  once: string
  orderId: OrderId | null
  userId: UserId | null
  /** Who did it, in words: a role, `system`, `gateway`. */
  actor: string
  requestId: string
  /** Milliseconds, UTC. */
  at: number
  entries: readonly Entry[]
}

/**
 * Writes down that an order which costs nothing was placed (`freeSale`), or that an order which is worth nothing any more no longer stands
 * (`freeReversal`): no money moves, the figures count it (decision 21). Once per `once`.
 */
export async function postFree(
  trx: Transaction,
  posting: Omit<Posting, 'kind' | 'entries'> & { kind: 'freeSale' | 'freeReversal' },
): Promise<void> {
  await insertPosting(trx, { ...posting, at: new Date(posting.at), entries: [] })
}

/**
 * Writes a balanced posting to the append-only ledger, once per `once`: its transaction's id when written now, null when it was there (or
 * has nothing to say). The database checks the balance again at commit.
 */
export async function post(trx: Transaction, posting: Posting): Promise<number | null> {
  const entries = balanced(posting.entries)
  return entries.length === 0 ? null : insertPosting(trx, { ...posting, at: new Date(posting.at), entries })
}
