import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkCancellable,
  checkGiftCardAmount,
  checkRedeemable,
  formatGiftCardCode,
  GIFT_CARD_STATES,
  getGiftCardEnd,
  isGiftCardCode,
  normaliseGiftCardCode,
} from './gift-card.ts'

test('DESK-09 the code of a gift card is read however it is typed', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(bytes, (hash) => {
      const code = formatGiftCardCode(hash)
      expect(isGiftCardCode(code)).toBe(true)
      for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
        expect(normaliseGiftCardCode(typed)).toBe(code)
    }),
  )
  for (const wrong of ['', 'ABCDE', 'ABCDE-ABCDE-ABCDE-ABCD0', 'ABCDE-ABCDE-ABCDE-ABCDE-A'])
    expect(isGiftCardCode(normaliseGiftCardCode(wrong))).toBe(false)
})

test('DESK-09 gift cards are sold within the limits of the shop', () => {
  const limits = { minAmount: 5_000, maxAmount: 100_000 }
  expect([4_999, 5_000, 100_000, 100_001, -5_000].map((amount) => checkGiftCardAmount(amount, limits).ok)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('DESK-09 only an active card that has not ended is redeemed, and only an active one is cancelled', () => {
  const code = (state: (typeof GIFT_CARD_STATES)[number], expiresAt: number | null = null) => {
    const checked = checkRedeemable({ state, expiresAt }, 1_000)
    return checked.ok ? 'ok' : checked.code
  }
  expect(GIFT_CARD_STATES.map((state) => code(state))).toEqual([
    'gift_card.unknown',
    'ok',
    'gift_card.redeemed',
    'gift_card.cancelled',
    'gift_card.expired',
  ])
  expect([code('active', 1_000), code('active', 1_001)]).toEqual(['gift_card.expired', 'ok'])
  expect(GIFT_CARD_STATES.filter((state) => checkCancellable(state).ok)).toEqual(['active'])
})

test('DESK-09 a gift card ends with a day in Riyadh, or never', () => {
  const now = Date.parse('2026-11-30T12:00:00+03:00')
  expect(getGiftCardEnd({ paidAt: now, sendOn: null }, 0)).toBeNull()
  expect(getGiftCardEnd({ paidAt: now, sendOn: null }, 12)).toBe(Date.parse('2027-12-01T00:00:00+03:00'))
  expect(getGiftCardEnd({ paidAt: now, sendOn: '2026-01-01' }, 12)).toBe(Date.parse('2027-12-01T00:00:00+03:00'))
  expect(getGiftCardEnd({ paidAt: now, sendOn: '2027-02-14' }, 12)).toBe(Date.parse('2028-02-15T00:00:00+03:00'))
})
