import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacetIndex, type FacetableProduct } from './facet-index.ts'
import { countFacets, type FacetFilter } from './facets.ts'

const names = (of: readonly string[], most: number) => fc.array(fc.constantFrom(...of), { maxLength: most })
const colours = ['red', 'pink', 'white', 'blue']
const occasions = ['birthday', 'eid', 'love', 'newborn']
const stars = fc.constantFrom(0, 2.9, 3, 3.5, 4.3, 5)
const price = fc.integer({ min: 0, max: 12 }).map((n) => n * 1_000)

const product = fc.record({
  category: fc.integer({ min: 1, max: 4 }),
  colours: names(colours, 3),
  occasions: names(occasions, 3),
  rating: stars,
  price,
  offer: fc.boolean(),
})
const products = fc.array(product, { maxLength: 40 }).map((all) => all.map((one, at) => ({ ...one, id: at * 3 + 5 })))
const filter: fc.Arbitrary<FacetFilter> = fc.record({
  categoryId: fc.option(fc.integer({ min: 1, max: 5 })),
  min: fc.option(price),
  max: fc.option(price),
  colours: names([...colours, 'green'], 2),
  occasions: names([...occasions, 'unheard-of'], 2),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  offers: fc.boolean(),
})

/** Whether a product matches the filter; the price range can be ignored. */
const fits = (one: FacetableProduct, by: FacetFilter, priced = true): boolean =>
  (by.categoryId === null || one.category === by.categoryId) &&
  (by.colours.length === 0 || one.colours.some((colour) => by.colours.includes(colour))) &&
  (by.occasions.length === 0 || one.occasions.some((slug) => by.occasions.includes(slug))) &&
  (by.rating === null || one.rating >= by.rating) &&
  (!by.offers || one.offer) &&
  (!priced || ((by.min === null || one.price >= by.min) && (by.max === null || one.price <= by.max)))

const none: FacetFilter = {
  categoryId: null,
  min: null,
  max: null,
  colours: [],
  occasions: [],
  rating: null,
  offers: false,
}

it('ROUTE-02 every count equals a count of the products one by one, for any products and filter (seed 20)', () => {
  fc.assert(
    fc.property(products, filter, fc.option(fc.array(fc.integer({ min: 0, max: 130 }))), (all, by, among) => {
      const looked = all.filter(({ id }) => among === null || among.includes(id))
      const many = (with_: Partial<FacetFilter>, also: (one: FacetableProduct) => boolean = () => true) =>
        looked.filter((one) => fits(one, { ...by, ...with_ }) && also(one)).length
      const counts = countFacets(buildFacetIndex(all), by, among && [...new Set(among)])
      expect(counts.total).toBe(many({}))
      for (const id of [1, 2, 3, 4, 5]) expect(counts.categories[id] ?? 0).toBe(many({ categoryId: id }))
      for (const colour of colours) expect(counts.colours[colour] ?? 0).toBe(many({ colours: [colour] }))
      for (const slug of occasions) expect(counts.occasions[slug] ?? 0).toBe(many({ occasions: [slug] }))
      for (const rating of [0, 2.9, 3, 3.5, 4.3, 5])
        expect(counts.ratings[rating] ?? 0).toBe(many({ rating: null }, (one) => one.rating === rating))
      const prices = looked.filter((one) => fits(one, by, false)).map((one) => one.price)
      expect(counts.lowest).toBe(prices.length === 0 ? null : Math.min(...prices))
      expect(counts.highest).toBe(prices.length === 0 ? null : Math.max(...prices))
    }),
    { numRuns: 500, seed: 20 },
  )
})

it('a repeated colour counts once, and values without products are absent', () => {
  const rose = { id: 9, category: 1, colours: ['red', 'red'], occasions: [], rating: 0, price: 5_000, offer: false }
  expect(countFacets(buildFacetIndex([rose]), none)).toEqual({
    total: 1,
    categories: { 1: 1 },
    colours: { red: 1 },
    occasions: {},
    ratings: { 0: 1 },
    lowest: 5_000,
    highest: 5_000,
  })
  expect(countFacets(buildFacetIndex([rose]), { ...none, categoryId: 2 })).toEqual({
    total: 0,
    categories: { 1: 1 },
    colours: {},
    occasions: {},
    ratings: {},
    lowest: null,
    highest: null,
  })
})

it('ROUTE-02 an occasion called `constructor` counts like any other', () => {
  const rose = { id: 9, category: 1, colours: [], occasions: ['constructor'], rating: 0, price: 5_000, offer: false }
  expect(countFacets(buildFacetIndex([rose]), none).occasions.constructor).toBe(1)
  expect(countFacets(buildFacetIndex([]), none).occasions.constructor).toBeUndefined()
})

it('ROUTE-02 without a rating filter every rating is listed, unrated products too', () => {
  const rose = { id: 9, category: 1, colours: [], occasions: [], rating: Number.NaN, price: 5_000, offer: false }
  expect(countFacets(buildFacetIndex([rose]), none).total).toBe(1)
})
