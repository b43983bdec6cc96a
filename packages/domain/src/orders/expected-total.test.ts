import { describe, expect, it } from 'vitest'
import { checkAgreedTotal, checkExpectedTotal, readExpectedTotal } from './expected-total.ts'

describe('AGREE-01 the expected total', () => {
  it('is read in riyals with at most two decimals, and may be absent or zero', () => {
    expect(readExpectedTotal(undefined)).toEqual({ ok: true, value: undefined })
    expect(readExpectedTotal(0)).toEqual({ ok: true, value: 0 })
    expect(readExpectedTotal(440.05)).toEqual({ ok: true, value: 44_005 })
    for (const wrong of [440.055, -1, Number.NaN])
      expect(readExpectedTotal(wrong)).toEqual({ ok: false, code: 'invalid', field: 'expectedTotal' })
  })

  it('accepts only the same amount, and callers without one', () => {
    expect(checkExpectedTotal(44_000, undefined).ok).toBe(true)
    expect(checkExpectedTotal(44_000, 44_000).ok).toBe(true)
    expect(checkExpectedTotal(54_000, 44_000)).toEqual({
      ok: false,
      code: 'order.price_changed',
      values: { before: 44_000, now: 54_000 },
    })
  })
})

it('AGREE-01 a standing order costs at most the agreed amount; without one any amount is agreed', () => {
  expect(checkAgreedTotal(44_000, null)).toEqual({ ok: true, value: null })
  expect(checkAgreedTotal(44_000, 44_000)).toEqual({ ok: true, value: null })
  expect(checkAgreedTotal(43_000, 44_000)).toEqual({ ok: true, value: null })
  expect(checkAgreedTotal(44_001, 44_000)).toEqual({
    ok: false,
    code: 'standing.price_rose',
    values: { before: 44_000, now: 44_001 },
  })
})
