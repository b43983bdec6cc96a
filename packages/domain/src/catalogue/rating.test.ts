import { describe, expect, it } from 'vitest'
import { averageRating, isStars, ratingHistogram } from './rating.ts'

describe('rating', () => {
  it('ROUTE-06 counts stars', () => {
    expect(ratingHistogram([5, 5, 4, 1, 0, 6, 2.5, Number.NaN])).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 })
  })
  it('ROUTE-06 averages to one decimal, halves up', () => {
    expect(averageRating(ratingHistogram([5, 4]))).toBe(4.5)
    expect(averageRating(ratingHistogram([5, 5, 4]))).toBe(4.7)
    expect(averageRating(ratingHistogram([4, 4, 4, 5]))).toBe(4.3)
    expect(averageRating(ratingHistogram([]))).toBeNull()
  })
  it('FORM-03 stars are 1 to 5', () => {
    expect([0, 1, 3, 5, 6, 1.5, Number.NaN].filter(isStars)).toEqual([1, 3, 5])
  })
})
