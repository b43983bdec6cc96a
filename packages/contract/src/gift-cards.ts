import { GIFT_CARD_STATES, isGiftCardCode, normaliseGiftCardCode } from '@warda/domain/gift-cards/gift-card'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint, PUBLIC, selfAs } from './endpoint.ts'
import { amount, day, instant, uuid } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { email, personName } from './wire/person.ts'
import { lineText, text } from './wire/text.ts'

const MESSAGE_LENGTH = 300

const riyals = z.number('amount_invalid').check(z.minimum(1, 'amount_invalid'), z.maximum(100_000, 'amount_too_large'))

export const giftCardBody = z.object({
  amount: riyals,
  recipientName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
  /** Empty when the buyer sends the link. */
  recipientEmail: z.union([z.literal(''), email]),
  senderName: lineText(1, LIMITS.profileName.max),
  message: text(0, MESSAGE_LENGTH),
  /** The day of the mail; empty for as soon as it is paid. */
  sendOn: z.union([z.literal(''), day]),
})

export const giftCardCode = z
  .pipe(z.string('required'), z.transform(normaliseGiftCardCode))
  .check(z.refine(isGiftCardCode, { error: 'gift_card_code' }))

const giftCard = z.object({
  id: uuid,
  number: z.int(),
  amount,
  recipientName: z.string(),
  recipientEmail: z.nullable(z.string()),
  message: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  sendOn: z.nullable(day),
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** Null when it does not expire. */
  expiresAt: z.nullable(instant),
  sentAt: z.nullable(instant),
})

/** `link` opens the page that redeems the card; null when it cannot be redeemed. */
const ownGiftCard = z.extend(giftCard, { link: z.nullable(z.string()) })

const soldGiftCard = z.extend(giftCard, {
  /** `canUseCredit` is false for a deleted account and for the account of a company. */
  buyer: z.object({ userId: uuid, fullName: z.string(), canUseCredit: z.boolean() }),
  /** Who redeemed it, and when. */
  redeemedBy: z.nullable(z.string()),
  redeemedAt: z.nullable(instant),
  cancelReason: z.nullable(z.string()),
})

const shopper = selfAs('userId', ['Shopper'])
const own = z.object({ userId: uuid })
const one = z.object({ userId: uuid, giftCardId: uuid })

export const giftCardsEndpoints = {
  giftCardOffer: endpoint('giftCardOffer', {
    access: PUBLIC,
    summary: 'Whether gift cards are sold, between which amounts, and how many months they are valid (0: always)',
    answer: z.object({ isSold: z.boolean(), minAmount: amount, maxAmount: amount, validMonths: z.int() }),
  }),
  getGiftCards: endpoint('getGiftCards', {
    access: shopper,
    summary: 'The gift cards that the caller bought, newest first, and the caller’s store credit',
    params: own,
    answer: z.object({ data: z.array(ownGiftCard), storeCredit: amount }),
  }),
  buyGiftCard: endpoint('buyGiftCard', {
    access: shopper,
    summary: 'A gift card that its price activates',
    params: own,
    body: giftCardBody,
    answer: z.object({ data: ownGiftCard }),
    idempotent: 'wholeCall',
    limits: [{ by: 'user', max: 30, seconds: 3600 }],
  }),
  payGiftCard: endpoint('payGiftCard', {
    access: shopper,
    summary: 'The payment link of an unpaid gift card',
    params: one,
    answer: z.object({ link: z.string() }),
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  confirmGiftCard: endpoint('confirmGiftCard', {
    access: shopper,
    summary: 'Asks the gateway about the payment of a gift card',
    params: one,
    answer: z.object({ data: ownGiftCard }),
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  redeemGiftCard: endpoint('redeemGiftCard', {
    access: shopper,
    summary: 'Turns a gift card into store credit of the caller, once',
    params: own,
    body: z.object({ code: giftCardCode }),
    answer: z.object({ message: z.string(), amount, storeCredit: amount }),
    idempotent: 'wholeCall',
    limits: [
      { by: 'user', max: 20, seconds: 3600 },
      { by: 'ip', max: 60, seconds: 3600 },
    ],
  }),
  adminGiftCards: endpoint('adminGiftCards', {
    access: asAdmin('refunds'),
    summary: 'Paid gift cards, newest first, and what the shop owes for those that are not redeemed',
    query: z.object({
      ...pageQuery,
      /** Number, buyer or recipient. */
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      state: z.optional(z.enum(['active', 'redeemed', 'cancelled', 'expired'], 'invalid_choice')),
    }),
    answer: z.extend(paged(soldGiftCard), { liability: amount }),
  }),
  cancelGiftCard: endpoint('cancelGiftCard', {
    access: asAdmin('refunds'),
    summary: 'Cancels a gift card that is not redeemed; its price goes back to the buyer',
    params: z.object({ giftCardId: uuid }),
    body: z.object({
      refundTo: z.enum(['credit', 'transfer'], 'invalid_choice'),
      reason: text(1, LIMITS.deliveryNote),
    }),
    answer: z.object({ message: z.string() }),
  }),
}
