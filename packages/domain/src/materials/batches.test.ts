import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumHalalas } from '../money.ts'
import { type Batch, estimateCost, keepAfterShortage, shareCost, takeFromBatches } from './batches.ts'

const at = new Date('2026-11-29T06:00:00Z')
const batch = (id: number, quantityLeft: number, useBy: string | null, costLeft = 0, receivedAt = at): Batch => ({
  id,
  quantityLeft,
  costLeft,
  useBy,
  receivedAt,
})

describe('DESK-03 cost of a quantity', () => {
  it.each([
    [1_000, 3, 1, 333],
    [1_000, 3, 2, 667],
    [1_000, 3, 3, 1_000],
    [5, 2, 1, 3],
    [0, 7, 3, 0],
    [99_999_999_999, 1_000_000, 999_999, 99_999_899_999],
  ])('of %i halalas for %i the part of %i is %i', (cost, total, quantity, expected) => {
    expect(shareCost(cost, total, quantity)).toBe(expected)
  })
  it('is refused without a total', () => {
    expect(() => shareCost(100, 0, 0)).toThrow(RangeError)
  })
  it('is the moving average of the stock, else that of the latest priced receipt, else unknown', () => {
    const last = { lastQuantity: 25, lastCost: 5_000 }
    expect(estimateCost({ onHand: 30, value: 4_500, ...last }, 10)).toBe(1_500)
    expect(estimateCost({ onHand: 0, value: 0, ...last }, 10)).toBe(2_000)
    expect(estimateCost({ onHand: -4, value: 0, ...last }, 10)).toBe(2_000)
    expect(estimateCost({ onHand: 4, value: 0, ...last }, 10)).toBe(2_000)
    expect(estimateCost({ onHand: 0, value: 0, lastQuantity: null, lastCost: null }, 10)).toBeNull()
  })
})

describe('DESK-03 batches', () => {
  it('are used first expired first out, then without a date, then the oldest, then by id', () => {
    const earlier = new Date(at.getTime() - 1)
    const batches = [
      batch(1, 5, null, 500),
      batch(2, 5, '2026-12-05', 600),
      batch(3, 5, '2026-12-01', 700),
      batch(4, 5, '2026-12-05', 800, earlier),
      batch(5, 5, null, 900, earlier),
      batch(6, 5, null, 100),
    ]
    expect(takeFromBatches(batches, 28).map(({ batchId, quantity }) => [batchId, quantity])).toEqual([
      [3, 5],
      [4, 5],
      [2, 5],
      [5, 5],
      [1, 5],
      [6, 3],
    ])
  })
  it('leave what they do not have as a last part without batch and cost', () => {
    expect(takeFromBatches([batch(1, 4, null, 1_000), batch(2, 0, null)], 10)).toEqual([
      { batchId: 1, quantity: 4, cost: 1_000 },
      { batchId: null, quantity: 6, cost: 0 },
    ])
    expect(takeFromBatches([], 0)).toEqual([])
  })
  it('give the whole quantity, never more than they have, and their whole cost once they are empty', () => {
    const left = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 500 }), cost: fc.integer({ min: 0, max: 1e9 }) }),
    )
    fc.assert(
      fc.property(left, fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 20 }), (rows, takes) => {
        const batches = rows.map(({ quantity, cost }, id) => batch(id, quantity, null, cost))
        const total = sumHalalas(rows.map(({ cost }) => cost))
        let taken = 0
        for (const quantity of takes) {
          const parts = takeFromBatches(batches, quantity)
          expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
          for (const { batchId, quantity: part, cost } of parts) {
            const found = batches.find(({ id }) => id === batchId)
            if (!found) continue
            found.quantityLeft -= part
            found.costLeft -= cost
            taken += cost
            expect(found.quantityLeft).toBeGreaterThanOrEqual(0)
            expect(found.costLeft).toBeGreaterThanOrEqual(0)
            if (found.quantityLeft === 0) expect(found.costLeft).toBe(0)
          }
        }
        expect(taken + sumHalalas(batches.map(({ costLeft }) => costLeft))).toBe(total)
      }),
    )
  })
  it.each([
    [10, 5, 5],
    [0, 5, 5],
    [-2, 5, 3],
    [-5, 5, 0],
    [-9, 5, 0],
  ])('on a stock of %i, of %i added %i are kept after the shortage', (onHand, added, kept) => {
    expect(keepAfterShortage(onHand, added)).toBe(kept)
  })
})
