import type { Quote } from '@warda/contract/orders'
import { describe, expect, it } from 'vitest'
import type { SummaryLine } from './checkout-present.ts'
import { compareTotals } from './compare-totals.ts'

const line = (id: number, quantity: number, lineTotal: number): SummaryLine => ({
  id,
  name: `Bouquet ${id}`,
  size: 'medium',
  quantity,
  lineTotal,
  picture: null as unknown as SummaryLine['picture'],
})
const quote = (amounts: { discount?: number; redeemed?: number; deliveryFee?: number }): Quote =>
  ({ discount: 0, redeemed: 0, deliveryFee: 25, ...amounts }) as unknown as Quote

describe('AGREE-01 what changed between two totals', () => {
  it('names price, quantity, a line that is gone and one that was added', () => {
    const before = { lines: [line(1, 1, 440), line(2, 1, 90), line(3, 1, 50)], quote: quote({}) }
    const now = { lines: [line(1, 1, 540), line(2, 2, 180), line(4, 1, 30)], quote: quote({}) }
    expect(compareTotals(before, now)).toEqual([
      { name: 'Bouquet 1 × 1', before: 440, now: 540 },
      { name: 'Bouquet 2 × 2', before: 90, now: 180 },
      { name: 'Bouquet 3 × 1', before: 50, now: null },
      { name: 'Bouquet 4 × 1', before: null, now: 30 },
    ])
  })

  it('names discount, points and delivery', () => {
    const before = { lines: [], quote: quote({ discount: 15, redeemed: 10 }) }
    const now = { lines: [], quote: quote({ discount: 0, redeemed: 0, deliveryFee: 35 }) }
    expect(compareTotals(before, now).map(({ before: was, now: is }) => [was, is])).toEqual([
      [-15, -0],
      [-10, -0],
      [25, 35],
    ])
  })

  it('is empty when nothing changed', () => {
    const shown = { lines: [line(1, 1, 440)], quote: quote({}) }
    expect(compareTotals(shown, shown)).toEqual([])
  })
})
