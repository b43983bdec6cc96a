import { randomUUID } from 'node:crypto'
import { checkGiftCardAmount } from '@warda/domain/gift-cards/gift-card'
import type { UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { type AmountError, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, isDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { createGiftCardCode, hashGiftCardCode } from '../../gift-card-code.ts'
import { readSettings } from '../settings/index.ts'
import { findGiftCard, type GiftCardRow, insertGiftCard } from './queries.ts'

export type GiftCardForm = {
  /** Riyals. */
  amount: number
  recipientName: string
  /** Empty when the buyer sends the link. */
  recipientEmail: string
  senderName: string
  message: string
  /** `YYYY-MM-DD`, or empty for as soon as it is paid. */
  sendOn: string
}

export type BuyError = AmountError | 'gift_card.not_sold' | 'gift_card.amount' | 'gift_card.day' | 'not_found'

/** How many days ahead the mail of a gift card can be sent. */
const MAX_DAYS_AHEAD = 365

/** Creates an unpaid gift card; its payment activates it. */
export async function buyGiftCard(
  context: AppContext,
  buyer: { userId: UserId; language: Language },
  form: GiftCardForm,
): Promise<Result<GiftCardRow, BuyError>> {
  const { giftCards } = await readSettings(context)
  if (!giftCards.isSold) return refuse('gift_card.not_sold')
  const amount = parseAmount(form.amount)
  if (!amount.ok) return refuse(amount.code, undefined, 'amount')
  const allowed = checkGiftCardAmount(amount.value, giftCards)
  if (!allowed.ok) return allowed
  const now = context.clock.now()
  if (form.sendOn !== '' && !isOffered(form.sendOn, now)) return refuse('gift_card.day', undefined, 'sendOn')
  const id = randomUUID()
  const { recipientName, senderName, message } = form
  await insertGiftCard(context.db, {
    id,
    buyerId: buyer.userId,
    language: buyer.language,
    amount: amount.value,
    recipientName,
    senderName,
    message,
    recipientEmail: form.recipientEmail || null,
    sendOn: form.sendOn || null,
    codeHash: hashGiftCardCode(createGiftCardCode(context.config.SECRET, id)),
    at: new Date(now),
  })
  const card = await findGiftCard(context.db, id)
  return card ? ok(card) : refuse('not_found')
}

function isOffered(day: string, now: number): boolean {
  const today = riyadhDate(now)
  return isDate(day) && day >= today && day <= addDays(today, MAX_DAYS_AHEAD)
}
