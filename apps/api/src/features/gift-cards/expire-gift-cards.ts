import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createGiftCardEndEntries, post } from '../ledger/index.ts'
import { lockOverdue, setExpired } from './queries.ts'

const AT_ONCE = 200

/** Job `expire-gift-cards`: posts the amounts of expired cards. */
export async function expireGiftCards(context: AppContext): Promise<void> {
  const now = context.clock.now()
  let count = AT_ONCE
  while (count === AT_ONCE) {
    count = await inTransaction(context.db, async (trx) => {
      const cards = await lockOverdue(trx, new Date(now), AT_ONCE)
      for (const { id, amount, buyerId } of cards) {
        await post(trx, {
          kind: 'giftCardExpiry',
          idempotencyKey: `gift-card:${id}`,
          orderId: null,
          userId: buyerId,
          actor: 'system',
          requestId: 'expire-gift-cards',
          at: now,
          entries: createGiftCardEndEntries(amount, 'expiredGiftCards'),
        })
        await setExpired(trx, id)
      }
      return cards.length
    })
  }
}
