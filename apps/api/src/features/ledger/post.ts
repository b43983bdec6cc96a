import type { OrderId, UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { type Entry, toBalancedEntries } from './accounts.ts'
import { insertPosting } from './queries.ts'

/**
 * `sale`, `reversal` and `creditNote` change what is owed; every other kind with a receivable entry is a payment, a refund a negative one.
 * `creditPayment` pays from store credit, `gatewayRefund` moves a refund from the bank to the gateway that sent it, `drawerTransfer` moves cash
 * between the counter's drawer and the shop's other cash. `giftCard…` are the sale and the end of a gift card; they belong to no order.
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
  | 'gatewayRefund'
  | 'cashDifference'
  | 'drawerTransfer'
  | 'pettyExpense'
  | 'giftCardSale'
  | 'giftCardRedemption'
  | 'giftCardCancellation'
  | 'giftCardExpiry'

export type Posting = {
  kind: PostingKind
  /** Unique key, e.g. `sale:{order}`. */
  idempotencyKey: string
  orderId: OrderId | null
  userId: UserId | null
  /** A role, `system` or `gateway`. */
  actor: string
  requestId: string
  /** Milliseconds, UTC. */
  at: number
  entries: readonly Entry[]
}

/**
 * Records a free order (`freeSale`), or a free order that was cancelled (`freeReversal`), without entries, for the figures (decision 21).
 * At most once per idempotency key.
 */
export async function postFree(
  trx: Transaction,
  posting: Omit<Posting, 'kind' | 'entries'> & { kind: 'freeSale' | 'freeReversal' },
): Promise<void> {
  await insertPosting(trx, { ...posting, at: new Date(posting.at), entries: [] })
}

/**
 * Writes a balanced posting to the append-only ledger, at most once per idempotency key. Returns the id of the transaction, or null when it exists or has no
 * entries. The database checks the balance at commit.
 */
export async function post(trx: Transaction, posting: Posting): Promise<number | null> {
  const entries = toBalancedEntries(posting.entries)
  return entries.length === 0 ? null : insertPosting(trx, { ...posting, at: new Date(posting.at), entries })
}
