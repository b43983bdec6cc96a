import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumHalalas } from '../money.ts'
import { calculateDeliveryDiscount, calculateGoodsDiscount, chooseDiscount, spreadDiscount } from './discount.ts'

const percent = (value: number, max: number | null = null) => ({ kind: 'percent' as const, percent: value, max })

test('DESK-09 a percentage is rounded once and limited to its maximum, an amount to the goods', () => {
  expect(calculateGoodsDiscount(percent(15), 9_999)).toBe(1_500)
  expect(calculateGoodsDiscount(percent(15, 1_000), 9_999)).toBe(1_000)
  expect(calculateGoodsDiscount(percent(15, 2_000), 9_999)).toBe(1_500)
  expect(calculateGoodsDiscount({ kind: 'amount', amount: 5_000 }, 9_999)).toBe(5_000)
  expect(calculateGoodsDiscount({ kind: 'amount', amount: 5_000 }, 4_999)).toBe(4_999)
})

test('DESK-09 a free delivery takes off the fee, or at most its maximum', () => {
  expect(calculateDeliveryDiscount({ kind: 'freeDelivery', max: null }, 2_500)).toBe(2_500)
  expect(calculateDeliveryDiscount({ kind: 'freeDelivery', max: 2_000 }, 2_500)).toBe(2_000)
  expect(calculateDeliveryDiscount({ kind: 'freeDelivery', max: 2_000 }, 0)).toBe(0)
})

test('DESK-09 a discount is spread exactly over the eligible lines, and takes no more from a line than it costs', () => {
  const line = fc.record({ gross: fc.nat(500_000), isEligible: fc.boolean() })
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 2_000_000 }) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      max: fc.option(fc.integer({ min: 1, max: 100_000 })),
    }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), discount, (lines, value) => {
      const goods = sumHalalas(lines.map(({ gross, isEligible }) => (isEligible ? gross : 0)))
      const amount = calculateGoodsDiscount(value, goods)
      const parts = spreadDiscount(amount, lines)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(goods)
      expect(sumHalalas(parts)).toBe(amount)
      for (const [at, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(lines[at]?.isEligible ? (lines[at]?.gross ?? 0) : 0)
      }
    }),
  )
})

test('DESK-09 more than the eligible lines cost cannot be spread', () => {
  expect(() => spreadDiscount(101, [{ gross: 100 }, { gross: 500, isEligible: false }])).toThrow(RangeError)
})

test('DESK-09 the highest discount counts, of equal ones the entered code, and none that takes off nothing', () => {
  const offer = { isAutomatic: true, amount: 500 }
  const code = { isAutomatic: false, amount: 500 }
  expect(chooseDiscount([offer, code])).toBe(code)
  expect(chooseDiscount([code, offer])).toBe(code)
  expect(chooseDiscount([code, { ...offer, amount: 501 }])).toMatchObject({ amount: 501 })
  expect(chooseDiscount([{ ...code, amount: 0 }])).toBeNull()
})
