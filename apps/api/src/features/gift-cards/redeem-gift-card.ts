import { checkRedeemable, type RedeemError } from '@warda/domain/gift-cards/gift-card'
import type { UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { hashGiftCardCode } from '../../gift-card-code.ts'
import { createGiftCardEndEntries, post } from '../ledger/index.ts'
import { getStoreCredit, lockOwner } from '../receivables/index.ts'
import { lockGiftCardByCode, setRedeemed } from './queries.ts'

export type Redemption = { amount: Halalas; storeCredit: Halalas }

/** Turns a gift card into store credit of the caller, once. Locks the user, then the card. */
export async function redeemGiftCard(
  context: AppContext,
  { userId, role, code, requestId }: { userId: UserId; role: string; code: string; requestId: string },
): Promise<Result<Redemption, RedeemError>> {
  const now = context.clock.now()
  return inResultTransaction<Redemption, RedeemError>(context.db, async (trx) => {
    await lockOwner(trx, { userId })
    const card = await lockGiftCardByCode(trx, hashGiftCardCode(code))
    if (!card) return refuse('gift_card.unknown', undefined, 'code')
    const { id, amount, state } = card
    const allowed = checkRedeemable({ state, expiresAt: card.expiresAt?.getTime() ?? null }, now)
    if (!allowed.ok) return allowed
    await post(trx, {
      kind: 'giftCardRedemption',
      idempotencyKey: `gift-card:${id}`,
      orderId: null,
      userId,
      actor: role,
      requestId,
      at: now,
      entries: createGiftCardEndEntries(amount, 'customerCredit'),
    })
    await setRedeemed(trx, id, { userId, at: new Date(now) })
    return ok({ amount, storeCredit: await getStoreCredit(trx, { userId }) })
  })
}
