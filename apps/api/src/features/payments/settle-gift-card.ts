import { getGiftCardEnd } from '@warda/domain/gift-cards/gift-card'
import { isOpenAttempt } from '@warda/domain/payments/payment-attempt-states'
import type { GatewayState } from '../../adapters/gateway.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { createGiftCardSaleEntries, createPaymentEntries, post } from '../ledger/index.ts'
import { readSettings } from '../settings/index.ts'
import {
  activateGiftCard,
  findAttemptsOfGiftCard,
  type GiftCardAttempt,
  lockPayableGiftCard,
} from './gift-card-queries.ts'
import { moveAttempt, recordAttemptCheck } from './queries.ts'
import { findGateway } from './select-gateway.ts'
import type { Outcome } from './settle-attempt.ts'

type Captured = GiftCardAttempt & { trNumber: string }

/** Queries the gateway about the payment attempts of a gift card, newest first, until one is captured. */
export async function confirmGiftCardPayment(
  context: AppContext,
  giftCardId: string,
  requestId: string,
): Promise<void> {
  for (const attempt of await findAttemptsOfGiftCard(context.db, giftCardId))
    if ((await settleGiftCard(context, attempt, requestId)) === 'done') return
}

/**
 * Queries the gateway about an attempt and records the result once, as `settleAttempt` does for an order: only the gateway's answer counts.
 * A capture of another amount in riyals becomes store credit of the buyer.
 */
export async function settleGiftCard(
  context: AppContext,
  attempt: GiftCardAttempt,
  requestId: string,
): Promise<Outcome> {
  const { trNumber } = attempt
  if (attempt.state === 'captured') return 'done'
  if (trNumber === null) return 'pending'
  const input = await findGateway(context, attempt.gateway)?.fetch(trNumber)
  if (!input?.ok) return 'unreachable'
  const state = input.value
  const at = new Date(context.clock.now())
  if (!state) {
    await recordAttemptCheck(context.db, attempt.id, { at })
    return 'unknown'
  }
  if (state.attemptId !== attempt.id || state.currency !== 'SAR') {
    context.log.error({ attemptId: attempt.id, trNumber, state }, 'the gateway reports another payment')
    await recordAttemptCheck(context.db, attempt.id, { errorCode: 'mismatch', at })
    return 'mismatch'
  }
  if (state.status === 'paid') return record(context, { ...attempt, trNumber }, state, requestId)
  await recordAttemptCheck(context.db, attempt.id, { at })
  if (state.status === 'pending') return cancelEndedLink(context, attempt, trNumber)
  await moveAttempt(
    context.db,
    attempt.id,
    ['created', 'pending'],
    state.status === 'canceled' ? 'canceled' : 'failed',
    state.errorCode,
  )
  return state.status === 'canceled' ? 'canceled' : 'declined'
}

/** Cancels at the gateway a link whose attempt has ended here. */
async function cancelEndedLink(context: AppContext, attempt: GiftCardAttempt, trNumber: string): Promise<Outcome> {
  if (isOpenAttempt(attempt.state)) return 'pending'
  return (await findGateway(context, attempt.gateway)?.cancel(trNumber)) ? 'canceled' : 'pending'
}

/** Activates the card; a second payment or one of another amount becomes store credit of the buyer. */
async function record(
  context: AppContext,
  attempt: Captured,
  { amount }: GatewayState,
  requestId: string,
): Promise<Outcome> {
  const { validMonths } = (await readSettings(context)).giftCards
  const now = context.clock.now()
  return inTransaction(context.db, async (trx) => {
    const card = await lockPayableGiftCard(trx, attempt.giftCardId)
    if (!card) throw new Error(`Attempt ${attempt.id} has no gift card`)
    const isPrice = card.state === 'unpaid' && amount === card.amount
    const posted = await post(trx, {
      kind: isPrice ? 'giftCardSale' : 'latePayment',
      idempotencyKey: `payment:${attempt.gateway}:${attempt.trNumber}`,
      orderId: null,
      userId: card.buyerId,
      actor: 'gateway',
      requestId,
      at: now,
      entries: isPrice ? createGiftCardSaleEntries(amount) : createPaymentEntries({ amount, applied: 0 }),
    })
    await moveAttempt(trx, attempt.id, ['created', 'pending', 'failed', 'canceled', 'expired'], 'captured')
    if (posted === null) return 'done'
    if (!isPrice) return 'late'
    const end = getGiftCardEnd({ paidAt: now, sendOn: card.sendOn }, validMonths)
    await activateGiftCard(trx, card.id, { at: new Date(now), expiresAt: end === null ? null : new Date(end) })
    await enqueue(trx, 'send-gift-card', { giftCardId: card.id }, { key: `send-gift-card:${card.id}` })
    return 'done'
  })
}
