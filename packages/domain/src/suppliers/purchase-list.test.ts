import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateNeeds, calculatePurchase } from './purchase-list.ts'

const demand = { needed: 0, reorderLevel: 0, onHand: 0, expired: 0, onOrder: 0, packSize: 25 }

describe('DESK-03 what to buy', () => {
  it.each([
    [
      { needed: 60, onHand: 10 },
      { missing: 50, packs: 2, quantity: 50 },
    ],
    [
      { needed: 61, onHand: 10 },
      { missing: 51, packs: 3, quantity: 75 },
    ],
    [
      { needed: 60, onHand: 10, reorderLevel: 20, onOrder: 25 },
      { missing: 45, packs: 2, quantity: 50 },
    ],
    [
      { needed: 10, onHand: 30, expired: 25 },
      { missing: 5, packs: 1, quantity: 25 },
    ],
    [
      { needed: 10, onHand: 10 },
      { missing: 0, packs: 0, quantity: 0 },
    ],
    [
      { onHand: -4, packSize: 1 },
      { missing: 4, packs: 4, quantity: 4 },
    ],
  ])('for %o is %o', (changed, expected) => {
    expect(calculatePurchase({ ...demand, ...changed })).toEqual(expected)
  })
  it('covers the demand with less than a pack too much', () => {
    const count = fc.integer({ min: 0, max: 5_000 })
    const pack = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(count, count, count, count, pack, (needed, reorderLevel, onHand, onOrder, packSize) => {
        const { missing, packs, quantity } = calculatePurchase({
          ...demand,
          needed,
          reorderLevel,
          onHand,
          onOrder,
          packSize,
        })
        expect(onHand + onOrder + quantity).toBeGreaterThanOrEqual(needed + reorderLevel)
        expect(quantity - missing).toBeLessThan(packSize)
        expect(quantity).toBe(packs * packSize)
      }),
    )
  })
})

describe('DESK-03 needs of items', () => {
  it('are their recipes per day; items without a recipe are listed', () => {
    const { needs, withoutRecipe } = calculateNeeds(
      [
        { variantId: 1, day: '2026-11-29', quantity: 2 },
        { variantId: 2, day: '2026-11-30', quantity: 1 },
        { variantId: 3, day: '2026-11-30', quantity: 4 },
        { variantId: 3, day: '2026-12-01', quantity: 1 },
      ],
      [
        { variantId: 1, materialId: 7, quantity: 12 },
        { variantId: 1, materialId: 8, quantity: 1 },
        { variantId: 2, materialId: 7, quantity: 20 },
      ],
    )
    expect(needs.get(7)).toEqual({
      materialId: 7,
      total: 44,
      days: new Map([
        ['2026-11-29', 24],
        ['2026-11-30', 20],
      ]),
    })
    expect(needs.get(8)?.total).toBe(2)
    expect([...withoutRecipe]).toEqual([[3, 5]])
  })
})
