import { describe, expect, it } from 'vitest'
import { needsShrinking, sizeWithin } from './shrink-picture.ts'

describe('shrinking pictures', () => {
  it('keeps the proportions and never enlarges', () => {
    expect(sizeWithin(4000, 3000, 2000)).toEqual({ width: 2000, height: 1500 })
    expect(sizeWithin(3000, 4000, 2000)).toEqual({ width: 1500, height: 2000 })
    expect(sizeWithin(800, 600, 2000)).toEqual({ width: 800, height: 600 })
    expect(sizeWithin(9000, 1, 1200)).toEqual({ width: 1200, height: 1 })
  })
  it('FORM-05 FORM-06 shrinks only pictures above the limit and returns other files unchanged', () => {
    expect(needsShrinking({ type: 'image/jpeg', size: 2_000_001 }, 2_000_000)).toBe(true)
    expect(needsShrinking({ type: 'image/png', size: 9_000_000 }, 2_000_000)).toBe(true)
    expect(needsShrinking({ type: 'image/jpeg', size: 2_000_000 }, 2_000_000)).toBe(false)
    expect(needsShrinking({ type: 'application/pdf', size: 9_000_000 }, 2_000_000)).toBe(false)
  })
})
