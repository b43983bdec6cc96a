import { describe, expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

describe('pagination', () => {
  it('ROUTE-02 links every page of a short list', () => {
    expect(pagesAround(2, 3)).toEqual([1, 2, 3])
    expect(pagesAround(1, 1)).toEqual([1])
  })
  it('ROUTE-02 replaces distant pages by a gap, but never a single page', () => {
    expect(pagesAround(1, 9)).toEqual([1, 2, null, 9])
    expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
    expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
  })
  it('ROUTE-02 stays within the list when the requested page is beyond it', () => {
    expect(pagesAround(12, 3)).toEqual([1, 2, 3])
  })
})
