import { describe, expect, it } from 'vitest'
import { countFilters, type Filters, readFilters, shopAddress, toShopQuery, writeFilters } from './filters.ts'

const noFilters: Filters = {
  q: '',
  category: '',
  min: null,
  max: null,
  colours: [],
  occasions: [],
  rating: null,
  offers: false,
  sort: 'default',
  page: 1,
}

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('shop filters in the URL', () => {
  it('ROUTE-02 reads every filter and sort', () => {
    const query = 'category=roses&q=blush&colour=red,pink&min=50&max=200.5&rating=4&offers=1&sort=price-desc&page=3'
    expect(read(query)).toEqual({
      q: 'blush',
      category: 'roses',
      min: 50,
      max: 200.5,
      colours: ['red', 'pink'],
      occasions: [],
      rating: 4,
      offers: true,
      sort: 'price-desc',
      page: 3,
    })
  })

  it('ROUTE-02 writes the filters it reads in canonical form', () => {
    const query = 'category=roses&q=blush&colour=red,pink&min=50&max=200.5&rating=4&offers=1&sort=price-desc&page=3'
    expect(writeFilters(read(query))).toBe(query)
    expect(writeFilters(read(''))).toBe('')
  })

  it('ROUTE-02 ignores invalid values', () => {
    expect(read('min=cheap&max=-4&rating=9&sort=best&page=0&offers=yes&colour=,,')).toEqual(noFilters)
    expect(read('page=2.9').page).toBe(2)
    expect(read('min=').min).toBeNull()
  })

  it('ROUTE-02 reads Arabic digits and the repeated fields of a form without JavaScript', () => {
    expect(read('min=٥٠').min).toBe(50)
    expect(read('colour=red&colour=pink&colour=red').colours).toEqual(['red', 'pink'])
  })

  it('ADMIN-01 ROUTE-02 filters by several occasions, like colours', () => {
    const filters = read('occasion=eid,love&occasion=eid&colour=red')
    expect(filters.occasions).toEqual(['eid', 'love'])
    expect(writeFilters(filters)).toBe('colour=red&occasion=eid,love')
    expect(countFilters(filters)).toBe(3)
    expect(shopAddress(filters, { occasions: ['love'] })).toBe('/shop?colour=red&occasion=love')
  })

  it('ROUTE-02 resets the page after a change and keeps the other filters', () => {
    const filters = read('category=roses&sort=price-asc&page=4')
    expect(shopAddress(filters, { colours: ['red'] })).toBe('/shop?category=roses&colour=red&sort=price-asc')
    expect(shopAddress(filters, { page: 5 })).toBe('/shop?category=roses&sort=price-asc&page=5')
    expect(shopAddress(filters, noFilters)).toBe('/shop')
  })

  it('ROUTE-02 counts filters without sort and page', () => {
    expect(countFilters(read('category=roses&colour=red,pink&min=1&max=2&sort=price-asc&page=2'))).toBe(4)
    expect(toShopQuery(read('q=%20rose%20&sort=default'))).toEqual({ q: 'rose' })
  })
})
