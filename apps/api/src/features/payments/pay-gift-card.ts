import { randomUUID } from 'node:crypto'
import type { UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type AddPaymentError, type Link, presentLinkResult } from './add-payment.ts'
import { findLiveGiftCardAttempt, insertGiftCardAttempt, lockPayableGiftCard } from './gift-card-queries.ts'
import { ATTEMPT_TIMEOUT_MS, getStep, type OpenedAttempt } from './open-attempt.ts'
import { moveAttempt } from './queries.ts'
import { selectGateway } from './select-gateway.ts'

type PayError = AddPaymentError | 'gift_card.paid'

type Input = { giftCardId: string; buyerId: UserId; language: Language; describe: (number: number) => string }

/** Creates or returns the payment link of an unpaid gift card, as `addPayment` does for an order. */
export async function payGiftCard(context: AppContext, input: Input): Promise<Result<Link, PayError>> {
  const opened = await openAttempt(context, input)
  return opened.ok ? presentLinkResult(context, opened.value, input) : opened
}

async function openAttempt(
  context: AppContext,
  { giftCardId, buyerId }: Input,
): Promise<Result<OpenedAttempt, 'not_found' | 'gift_card.paid'>> {
  const now = context.clock.now()
  const gateway = (await selectGateway(context)).name
  return inResultTransaction<OpenedAttempt, 'not_found' | 'gift_card.paid'>(context.db, async (trx) => {
    const card = await lockPayableGiftCard(trx, giftCardId)
    if (!card || card.buyerId !== buyerId) return refuse('not_found')
    if (card.state !== 'unpaid') return refuse('gift_card.paid')
    const about = { orderNumber: card.number, buyerId: card.buyerId }
    const live = await findLiveGiftCardAttempt(trx, card.id)
    if (live) {
      const step = getStep(live, { gateway, amount: card.amount, now })
      if (step !== 'stale') return ok({ step, attempt: live, ...about })
      await moveAttempt(trx, live.id, ['created', 'pending'], live.state === 'created' ? 'expired' : 'canceled')
      await enqueue(trx, 'check-payment', { attemptId: live.id }, { key: `check-payment:${live.id}` })
    }
    const attempt = { id: randomUUID(), gateway, amount: card.amount, link: '', mobileUrl: '', qrUrl: '' }
    await insertGiftCardAttempt(trx, { ...attempt, giftCardId: card.id, at: new Date(now) })
    await enqueue(
      trx,
      'check-payment',
      { attemptId: attempt.id },
      { notBefore: now + ATTEMPT_TIMEOUT_MS, key: `check-payment:${attempt.id}` },
    )
    return ok({ step: 'new', attempt, ...about })
  })
}
