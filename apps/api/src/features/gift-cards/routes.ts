import { halalasToRiyals } from '@warda/domain/money'
import { ok, refuse } from '@warda/domain/result'
import { formatMoney } from '@warda/i18n/format-money'
import type { AppContext } from '../../context.ts'
import { createGiftCardUrl } from '../../gift-card-code.ts'
import type { Handlers } from '../../http/handler.ts'
import { confirmGiftCardPayment, payGiftCard } from '../payments/index.ts'
import { readSettings, readShopName } from '../settings/index.ts'
import { buyGiftCard } from './buy-gift-card.ts'
import { cancelGiftCard } from './cancel-gift-card.ts'
import { getOwnGiftCard } from './get-own-gift-card.ts'
import { listGiftCards, listOwnGiftCards } from './list-gift-cards.ts'
import { presentOwnGiftCard, presentOwnGiftCards, presentSoldGiftCards } from './present.ts'
import { redeemGiftCard } from './redeem-gift-card.ts'

const urlsOf =
  ({ config }: AppContext) =>
  (id: string): string =>
    createGiftCardUrl({ publicUrl: config.PUBLIC_URL, secret: config.SECRET }, id)

export const giftCardRoutes: Pick<
  Handlers,
  | 'giftCardOffer'
  | 'getGiftCards'
  | 'buyGiftCard'
  | 'payGiftCard'
  | 'confirmGiftCard'
  | 'redeemGiftCard'
  | 'adminGiftCards'
  | 'cancelGiftCard'
> = {
  async giftCardOffer({ context }) {
    const { isSold, minAmount, maxAmount, validMonths } = (await readSettings(context)).giftCards
    return ok({ isSold, minAmount: halalasToRiyals(minAmount), maxAmount: halalasToRiyals(maxAmount), validMonths })
  },
  async getGiftCards({ context, actor }) {
    return ok(presentOwnGiftCards(await listOwnGiftCards(context, actor.userId), context.clock.now(), urlsOf(context)))
  },
  async buyGiftCard({ context, actor, body, language }) {
    const card = await buyGiftCard(context, { userId: actor.userId, language }, body)
    return card.ok ? ok({ data: presentOwnGiftCard(card.value, context.clock.now(), urlsOf(context)) }) : card
  },
  async payGiftCard({ context, actor, params, language, t }) {
    const brand = await readShopName(context, language)
    const describe = (number: number) => t('gift_card_payment', { brand, number })
    const { giftCardId } = params
    const link = await payGiftCard(context, { giftCardId, buyerId: actor.userId, language, describe })
    return link.ok ? ok({ link: link.value.link }) : link
  },
  async confirmGiftCard({ context, actor, params, requestId }) {
    const before = await getOwnGiftCard(context, actor.userId, params.giftCardId)
    if (!before) return refuse('not_found')
    if (before.state === 'unpaid') await confirmGiftCardPayment(context, before.id, requestId)
    const card = await getOwnGiftCard(context, actor.userId, params.giftCardId)
    return card ? ok({ data: presentOwnGiftCard(card, context.clock.now(), urlsOf(context)) }) : refuse('not_found')
  },
  async redeemGiftCard({ context, actor, body, language, requestId, t }) {
    const input = { userId: actor.userId, role: actor.role, code: body.code, requestId }
    const redeemed = await redeemGiftCard(context, input)
    if (!redeemed.ok) return redeemed
    const amount = halalasToRiyals(redeemed.value.amount)
    const message = t('gift_card_redeemed', { amount: formatMoney(amount, language) })
    return ok({ message, amount, storeCredit: halalasToRiyals(redeemed.value.storeCredit) })
  },
  async adminGiftCards({ context, query }) {
    return ok(presentSoldGiftCards(await listGiftCards(context, query), context.clock.now()))
  },
  async cancelGiftCard({ context, actor, params, body, requestId, t }) {
    const input = { ...params, ...body, role: actor.role, requestId }
    const cancelled = await cancelGiftCard(context, input)
    return cancelled.ok ? ok({ message: t('gift_card_cancelled') }) : cancelled
  },
}
