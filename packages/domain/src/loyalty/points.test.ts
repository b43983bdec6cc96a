import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateEarnedPoints,
  calculatePointsToReverse,
  calculatePointsValue,
  DEFAULT_RULES,
  redeemPoints,
} from './points.ts'

describe('loyalty', () => {
  it.each([
    [0, 0],
    [9_999, 0],
    [10_000, 10],
    [19_999, 10],
    [20_000, 20],
    [25_000, 20],
    [99_999, 20],
    [100_000, 100],
    [5_000_000, 100],
  ])('BIZ-02 an order of %d halalas earns %d points', (total, points) => {
    expect(calculateEarnedPoints(total, DEFAULT_RULES)).toBe(points)
  })
  it('BIZ-02 does not depend on the order of the rules, and is 0 without rules', () => {
    expect(calculateEarnedPoints(25_000, [...DEFAULT_RULES].reverse())).toBe(20)
    expect(calculateEarnedPoints(25_000, [])).toBe(0)
  })
  it('BIZ-02 of rules with the same threshold the first applies, and a threshold of zero counts', () => {
    const rules = [
      { spend: 0, points: 1 },
      { spend: 500, points: 5 },
      { spend: 500, points: 6 },
    ]
    expect([
      calculateEarnedPoints(0, rules),
      calculateEarnedPoints(499, rules),
      calculateEarnedPoints(500, rules),
    ]).toEqual([1, 1, 5])
  })
  it('BIZ-02 the highest threshold reached decides, even when it earns fewer points', () => {
    const rules = [
      { spend: 1_000, points: 50 },
      { spend: 2_000, points: 20 },
    ]
    expect([
      calculateEarnedPoints(1_999, rules),
      calculateEarnedPoints(2_000, rules),
      calculateEarnedPoints(2_000, rules.toReversed()),
    ]).toEqual([50, 20, 20])
  })
  it('BIZ-02 a refusal names the field and the balance', () => {
    expect(redeemPoints({ points: 101, balance: 100, payable: 1 })).toEqual({
      ok: false,
      code: 'points.not_enough',
      values: { balance: 100 },
      field: 'redeemPoints',
    })
    expect(redeemPoints({ points: -1, balance: 100, payable: 1 })).toEqual({
      ok: false,
      code: 'points.invalid',
      field: 'redeemPoints',
    })
  })
  it('BIZ-02 ten points are one riyal', () => {
    expect([
      calculatePointsValue(10),
      calculatePointsValue(15),
      calculatePointsValue(0),
      calculatePointsValue(1, 3),
    ]).toEqual([100, 150, 0, 33])
  })
  it('BIZ-02 redeems at most the balance and the amount payable', () => {
    expect(redeemPoints({ points: 50, balance: 100, payable: 10_000 })).toEqual({
      ok: true,
      value: { points: 50, value: 500 },
    })
    expect(redeemPoints({ points: 50, balance: 100, payable: 205 })).toEqual({
      ok: true,
      value: { points: 21, value: 205 },
    })
    expect(redeemPoints({ points: 0, balance: 0, payable: 10_000 })).toEqual({
      ok: true,
      value: { points: 0, value: 0 },
    })
    expect(redeemPoints({ points: 100, balance: 100, payable: 10_000 }).ok).toBe(true)
    expect(redeemPoints({ points: 101, balance: 100, payable: 10_000 })).toMatchObject({ code: 'points.not_enough' })
    for (const points of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(redeemPoints({ points, balance: 100, payable: 10_000 })).toMatchObject({ code: 'points.invalid' })
  })
  it('BIZ-02 never uses more than requested, owned or payable', () => {
    const n = fc.nat(100_000)
    fc.assert(
      fc.property(n, n, n, fc.integer({ min: 1, max: 1000 }), (points, balance, payable, pointsPerRiyal) => {
        const used = redeemPoints({ points, balance, payable, pointsPerRiyal })
        if (!used.ok) return points > balance
        const { points: taken, value } = used.value
        return taken >= 0 && taken <= points && taken <= balance && value >= 0 && value <= payable
      }),
    )
  })
  it.each([
    [100, 102_500, 102_500, 0],
    [100, 102_500, 102_400, 0],
    [100, 102_500, 101_475, 1],
    [100, 102_500, 51_250, 50],
    [100, 102_500, 1, 99],
    [100, 102_500, 0, 100],
    [10, 12_500, 13_000, 0],
    [10, 0, 0, 10],
  ])(
    'RUN-04 of %d points of an order of %d halalas that is worth %d, %d are taken back',
    (earned, value, due, points) => {
      expect(calculatePointsToReverse({ earned, value, due })).toBe(points)
    },
  )
  it('RUN-04 random partial credits take back shares that never exceed the proportion and sum to the whole', () => {
    const credits = fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), credits, (earned, amounts) => {
        const value = amounts.reduce((sum, amount) => sum + amount, 0)
        let due = value
        let reversed = 0
        for (const amount of amounts) {
          due -= amount
          const share = calculatePointsToReverse({ earned, value, due }) - reversed
          expect(share).toBeGreaterThanOrEqual(0)
          reversed += share
          expect(reversed * value).toBeLessThanOrEqual(earned * (value - due))
          expect((reversed + 1) * value).toBeGreaterThan(earned * (value - due))
        }
        expect(reversed).toBe(earned)
      }),
    )
  })
})
