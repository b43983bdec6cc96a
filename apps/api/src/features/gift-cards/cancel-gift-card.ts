import { canUseCredit, checkCancellable, getGiftCardState } from '@warda/domain/gift-cards/gift-card'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { addAuditDetail } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { createGiftCardEndEntries, post } from '../ledger/index.ts'
import { lockOwner } from '../receivables/index.ts'
import { findPerson } from './person-queries.ts'
import { findGiftCard, lockGiftCard, setCancelled } from './queries.ts'

type CancelError = 'not_found' | 'gift_card.not_active' | 'gift_card.credit_unusable'

/** Cancels an active gift card; its amount becomes the buyer's store credit or is transferred by hand. Locks the buyer, then the card. */
export async function cancelGiftCard(
  context: AppContext,
  input: { giftCardId: string; refundTo: 'credit' | 'transfer'; reason: string; role: string; requestId: string },
): Promise<Result<null, CancelError>> {
  const now = context.clock.now()
  return inResultTransaction<null, CancelError>(context.db, async (trx) => {
    const buyerId = (await findGiftCard(trx, input.giftCardId))?.buyerId
    if (buyerId === undefined) return refuse('not_found')
    await lockOwner(trx, { userId: buyerId })
    const card = await lockGiftCard(trx, input.giftCardId)
    if (!card || card.state === 'unpaid') return refuse('not_found')
    const state = getGiftCardState({ state: card.state, expiresAt: card.expiresAt?.getTime() ?? null }, now)
    const allowed = checkCancellable(state)
    if (!allowed.ok) return allowed
    const buyer = await findPerson(trx, buyerId)
    if (input.refundTo === 'credit' && !(buyer && canUseCredit({ ...buyer, isDeleted: false })))
      return refuse('gift_card.credit_unusable', undefined, 'refundTo')
    addAuditDetail({ number: card.number, amount: card.amount, refundTo: input.refundTo })
    await post(trx, {
      kind: 'giftCardCancellation',
      idempotencyKey: `gift-card:${card.id}`,
      orderId: null,
      userId: card.buyerId,
      actor: input.role,
      requestId: input.requestId,
      at: now,
      entries: createGiftCardEndEntries(card.amount, input.refundTo === 'credit' ? 'customerCredit' : 'bank'),
    })
    await setCancelled(trx, card.id, { reason: input.reason, at: new Date(now) })
    return ok(null)
  })
}
