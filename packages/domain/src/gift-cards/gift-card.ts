import type { Role } from '../access/roles.ts'
import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { addMonths, type IsoDate, MINUTES_PER_DAY, riyadhDate, riyadhInstant } from '../time/riyadh-time.ts'

export const GIFT_CARD_STATES = ['unpaid', 'active', 'redeemed', 'cancelled', 'expired'] as const

/** `unpaid` until it is paid; `active` until it is redeemed, cancelled or expired. */
export type GiftCardState = (typeof GIFT_CARD_STATES)[number]

/** Letters and digits that are not confused when read aloud: 32 of them, 5 bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 20 characters: 100 bits. */
const LENGTH = 20

/** The code of a gift card from the bytes of an HMAC, in groups of five. */
export function formatGiftCardCode(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '')
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}

/** Normalises a typed code to the issued form: capitals in groups of five. Invalid texts stay invalid. */
export function normaliseGiftCardCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return letters.replace(/(.{5})(?=.)/g, '$1-')
}

export const isGiftCardCode = (code: string): boolean => /^(?:[A-HJ-NP-Z2-9]{5}-){3}[A-HJ-NP-Z2-9]{5}$/.test(code)

export type GiftCardLimits = { minAmount: Halalas; maxAmount: Halalas }

/** Whether a gift card of this amount is sold. */
export const checkGiftCardAmount = (
  amount: Halalas,
  { minAmount, maxAmount }: GiftCardLimits,
): Result<true, 'gift_card.amount'> =>
  amount >= minAmount && amount <= maxAmount
    ? ok(true)
    : refuse('gift_card.amount', { min: minAmount, max: maxAmount }, 'amount')

/**
 * The end (ms) of a card: the end of the day in Riyadh some months after it was paid (ms), or after the later day on which it is sent, so that no
 * card ends before its recipient has it. Null when it does not expire (0 months).
 */
export function getGiftCardEnd(
  { paidAt, sendOn }: { paidAt: number; sendOn: IsoDate | null },
  validMonths: number,
): number | null {
  if (validMonths === 0) return null
  const paidOn = riyadhDate(paidAt)
  const from = sendOn !== null && sendOn > paidOn ? sendOn : paidOn
  return riyadhInstant(addMonths(from, validMonths), MINUTES_PER_DAY)
}

export type RedeemError = 'gift_card.unknown' | 'gift_card.redeemed' | 'gift_card.cancelled' | 'gift_card.expired'

/** The state at `now` (ms): an active card past its end is expired even before the nightly job posts it. */
export const getGiftCardState = (
  card: { state: GiftCardState; expiresAt: number | null },
  now: number,
): GiftCardState =>
  card.state === 'active' && card.expiresAt !== null && now >= card.expiresAt ? 'expired' : card.state

/** Whether a card can be redeemed; the error for an unpaid card is that of an unknown code. */
export function checkRedeemable(
  card: { state: GiftCardState; expiresAt: number | null },
  now: number,
): Result<true, RedeemError> {
  switch (getGiftCardState(card, now)) {
    case 'active':
      return ok(true)
    case 'unpaid':
      return refuse('gift_card.unknown', undefined, 'code')
    case 'redeemed':
      return refuse('gift_card.redeemed', undefined, 'code')
    case 'cancelled':
      return refuse('gift_card.cancelled', undefined, 'code')
    case 'expired':
      return refuse('gift_card.expired', undefined, 'code')
  }
}

/** Whether store credit of an account can be spent: only of a personal account that is not deleted. */
export const canUseCredit = ({ role, isDeleted }: { role: Role; isDeleted: boolean }): boolean =>
  role === 'Shopper' && !isDeleted

/** Whether the shop can cancel a card and refund its amount. */
export const checkCancellable = (state: GiftCardState): Result<true, 'gift_card.not_active'> =>
  state === 'active' ? ok(true) : refuse('gift_card.not_active')
