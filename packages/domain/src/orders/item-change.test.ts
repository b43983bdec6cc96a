import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitVat } from '../money.ts'
import {
  checkItemChange,
  checkRedeemed,
  compareStock,
  getAnswerDeadline,
  getItemChangeStatus,
  type ItemLine,
  keepsCoupon,
  listCorrectedLines,
  settleItemChange,
} from './item-change.ts'

const line = (variantId: number, quantity: number, unitPrice = 10_000, discount = 0): ItemLine => ({
  variantId,
  quantity,
  unitPrice,
  discount,
  ...splitVat(unitPrice * quantity - discount),
})

describe('changing the items of an order', () => {
  const order = { state: 'preparing', total: 100, waitsForApproval: false, hasDeductions: false } as const
  it.each([
    [order, undefined],
    [{ ...order, state: 'ready' }, undefined],
    [{ ...order, state: 'outForDelivery' }, 'order.already_left'],
    [{ ...order, state: 'cancelled' }, 'order.cancelled'],
    [{ ...order, waitsForApproval: true }, 'item_change.waits_for_approval'],
    [{ ...order, hasDeductions: true }, 'item_change.has_deductions'],
    [{ ...order, total: 0 }, 'item_change.free_order'],
  ] as const)('DESK-02 %o: %s', (facts, code) => {
    const checked = checkItemChange(facts)
    expect(checked.ok ? undefined : checked.code).toBe(code)
  })

  it('DESK-02 a request ends at its answer deadline and when the order leaves the shop', () => {
    const waiting = { state: 'waiting', answerUntilMs: getAnswerDeadline(0), orderState: 'ready', nowMs: 0 } as const
    expect(getAnswerDeadline(0)).toBe(86_400_000)
    expect(getItemChangeStatus(waiting)).toBe('waiting')
    expect(getItemChangeStatus({ ...waiting, nowMs: 86_399_999 })).toBe('waiting')
    expect(getItemChangeStatus({ ...waiting, nowMs: 86_400_000 })).toBe('ended')
    expect(getItemChangeStatus({ ...waiting, orderState: 'outForDelivery' })).toBe('ended')
    expect(getItemChangeStatus({ ...waiting, state: 'declined' })).toBe('declined')
  })

  it('DESK-02 the coupon is lost below its minimum, and redeemed points cannot exceed the goods', () => {
    expect([keepsCoupon(100, null), keepsCoupon(100, 100), keepsCoupon(99, 100)]).toEqual([true, true, false])
    expect(checkRedeemed(9_000, 9_000).ok).toBe(true)
    expect(checkRedeemed(9_000, 9_001)).toMatchObject({
      code: 'item_change.points_above_goods',
    })
  })

  it('DESK-02 the stock moves by the difference of each variant', () => {
    expect(compareStock([line(3, 2), line(1, 5)], [line(1, 7), line(2, 1)])).toEqual({
      taken: [
        { variantId: 1, quantity: 2 },
        { variantId: 2, quantity: 1 },
      ],
      returned: [{ variantId: 3, quantity: 2 }],
    })
  })

  it('DESK-02 documents name the changed lines, with the difference of all lines', () => {
    const anyLine = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), fc.nat(500))
    const anyLines = fc.uniqueArray(anyLine, { selector: ([variantId]) => variantId, maxLength: 5 })
    const sum = (lines: readonly ItemLine[]) => lines.reduce((total, { net, vat }) => total + net + vat, 0)
    fc.assert(
      fc.property(anyLines, anyLines, (left, right) => {
        const [before, after] = [left, right].map((lines) =>
          lines.map(([id, pieces, price]) => line(id, pieces, price)),
        )
        const { removed, added } = listCorrectedLines(before ?? [], after ?? [])
        expect(sum(added) - sum(removed)).toBe(sum(after ?? []) - sum(before ?? []))
        expect([...removed, ...added].every(({ net, vat }) => net + vat > 0)).toBe(true)
      }),
    )
    expect(listCorrectedLines([line(1, 2)], [line(1, 2)])).toEqual({ removed: [], added: [] })
  })

  it.each([
    [{ due: 100, outstanding: 100 }, -30, { back: 0, outstanding: 70 }],
    [{ due: 100, outstanding: 20 }, -30, { back: 10, outstanding: 0 }],
    [{ due: 100, outstanding: 0 }, -30, { back: 30, outstanding: 0 }],
    [{ due: 100, outstanding: 0 }, 30, { back: 0, outstanding: 30 }],
  ])('DESK-02 %o with %i: %o', (money, difference, settled) => {
    expect(settleItemChange(money, difference)).toEqual(settled)
  })
})
