import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateGoodsDiscount } from '../coupons/discount.ts'
import { sumHalalas } from '../money.ts'
import { calculateOrderTotals } from './totals.ts'

const percentOff = (percent: number) => ({ kind: 'percent' as const, percent, max: null })

describe('order totals', () => {
  it('calculates an order without reductions', () => {
    expect(
      calculateOrderTotals({ lines: [{ unitPrice: 11500, quantity: 2 }], deliveryFee: 2300, vatPercent: 15 }),
    ).toEqual({
      subtotal: 23000,
      coupon: 0,
      discount: 0,
      redeemed: 0,
      deliveryFee: 2300,
      delivery: { net: 2000, vat: 300 },
      net: 22000,
      vat: 3300,
      total: 25300,
      lines: [{ gross: 23000, discount: 0, net: 20000, vat: 3000 }],
    })
  })
  it('BIZ-03 rounds the welcome discount once on the subtotal and distributes it over the lines', () => {
    const totals = calculateOrderTotals({
      lines: [
        { unitPrice: 3333, quantity: 1 },
        { unitPrice: 3333, quantity: 1 },
        { unitPrice: 3333, quantity: 1 },
      ],
      coupon: percentOff(15),
      deliveryFee: 0,
      vatPercent: 15,
    })
    expect(totals.discount).toBe(1500)
    expect(totals.lines.map((line) => line.discount)).toEqual([500, 500, 500])
    expect(totals.total).toBe(8499)
  })
  it('BIZ-02 uses points on goods only, and no more than the goods cost', () => {
    const totals = calculateOrderTotals({
      lines: [{ unitPrice: 1000, quantity: 1 }],
      coupon: percentOff(15),
      redeemHalalas: 5000,
      deliveryFee: 2000,
      vatPercent: 15,
    })
    expect([totals.discount, totals.redeemed, totals.total]).toEqual([150, 850, 2000])
  })
  it('BIZ-02 BIZ-03 distributes points over what the coupon leaves of each line', () => {
    const line = { unitPrice: 1, quantity: 1 }
    const totals = calculateOrderTotals({
      lines: [line, line],
      coupon: percentOff(50),
      redeemHalalas: 1,
      deliveryFee: 0,
      vatPercent: 15,
    })
    expect([totals.discount, totals.redeemed, totals.total]).toEqual([1, 1, 0])
    expect(totals.lines.map(({ discount }) => discount)).toEqual([1, 1])
  })
  it('BIZ-03 limits the coupon to 0 and 100 percent, and points to zero', () => {
    const total = (discountPercent: number, redeemHalalas = 0) =>
      calculateOrderTotals({
        lines: [{ unitPrice: 1000, quantity: 1 }],
        coupon: percentOff(discountPercent),
        redeemHalalas,
        deliveryFee: 0,
        vatPercent: 15,
      }).total
    expect([total(-5), total(0), total(100), total(101), total(0, -5), total(0, 1)]).toEqual([
      1000, 1000, 0, 0, 1000, 999,
    ])
  })
  it('BIZ-02 BIZ-03 DESK-09 keeps every sum and never falls below zero', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      isEligible: fc.boolean(),
    })
    const input = fc.record({
      lines: fc.array(line, { maxLength: 20 }),
      coupon: fc.oneof(
        fc.record({
          kind: fc.constant('percent' as const),
          percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
          max: fc.option(fc.integer({ min: 1, max: 100_000 })),
        }),
        fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
      ),
      discountHalalas: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 10_000_000_000 })),
      redeemHalalas: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 10_000_000_000 })),
      deliveryFee: fc.integer({ min: 0, max: 10_000 }),
      vatPercent: fc.constantFrom(0, 5, 15),
    })
    fc.assert(
      fc.property(input, (order) => {
        const totals = calculateOrderTotals(order)
        const sum = (pick: (line: (typeof totals.lines)[number]) => number) => sumHalalas(totals.lines.map(pick))
        expect(totals.subtotal).toBe(order.lines.reduce((all, each) => all + each.unitPrice * each.quantity, 0))
        expect(sum((each) => each.gross)).toBe(totals.subtotal)
        expect(sum((each) => each.discount)).toBe(totals.discount + totals.redeemed)
        expect(sum((each) => each.net) + totals.delivery.net).toBe(totals.net)
        expect(sum((each) => each.vat) + totals.delivery.vat).toBe(totals.vat)
        expect(totals.total).toBe(totals.net + totals.vat)
        expect(totals.total).toBe(totals.subtotal - totals.discount - totals.redeemed + totals.deliveryFee)
        for (const each of totals.lines) expect(each.net + each.vat).toBe(each.gross - each.discount)
        const all = [totals.discount, totals.redeemed, totals.net, totals.vat, totals.total]
        expect(Math.min(...all, ...totals.lines.flatMap((each) => Object.values(each)))).toBeGreaterThanOrEqual(0)
        expect(totals.redeemed).toBeLessThanOrEqual(order.redeemHalalas)
        const onlyCoupon = calculateOrderTotals({ ...order, discountHalalas: 0, redeemHalalas: 0 })
        expect(totals.coupon).toBe(onlyCoupon.discount)
        expect(totals.discount).toBe(Math.min(totals.subtotal, totals.coupon + order.discountHalalas))
        // DESK-09: only eligible lines are reduced by the coupon, and never by more than they cost.
        const eligible = order.lines.reduce(
          (all, each) => all + (each.isEligible ? each.unitPrice * each.quantity : 0),
          0,
        )
        expect(totals.coupon).toBe(calculateGoodsDiscount(order.coupon, eligible))
        expect(totals.coupon).toBeLessThanOrEqual(eligible)
        for (const [at, each] of onlyCoupon.lines.entries())
          if (!order.lines[at]?.isEligible) expect(each.discount).toBe(0)
      }),
    )
  })
})
