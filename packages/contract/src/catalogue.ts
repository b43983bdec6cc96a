import { languages } from '@warda/domain/language'
import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { amount, instant, numericId } from './wire/amount.ts'
import { picture } from './wire/picture.ts'

export type { Picture } from './wire/picture.ts'

export const category = z.object({ id: z.int(), name: z.string(), slug: z.string(), productCount: z.int(), picture })
export type Category = z.infer<typeof category>

export const productCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  category: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  /** Price of the cheapest size: what it costs now, and before the discount. */
  price: amount,
  originalPrice: amount,
  discountPercentage: z.int(),
  /** True when sizes differ in price: shown as "from". */
  hasRange: z.boolean(),
  colours: z.array(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  inStock: z.boolean(),
  /** The variant that "add to cart" takes from a card: the cheapest in stock, or null. */
  defaultVariantId: z.nullable(z.int()),
  picture,
})
export type ProductCard = z.infer<typeof productCard>

export const variant = z.object({
  id: z.int(),
  sku: z.string(),
  size: z.enum(['small', 'medium', 'large', 'grand', 'single']),
  stems: z.int(),
  price: amount,
  originalPrice: amount,
  /** What can be ordered now, never more than 10 is told; 0 is sold out. */
  available: z.int(),
})
export type Variant = z.infer<typeof variant>

export const review = z.object({
  id: z.int(),
  author: z.string(),
  stars: z.int(),
  description: z.string(),
  /** Language the review was written in, for `lang` and `dir`. */
  language: z.enum(languages),
  createdAt: instant,
  /** What the shop answered, if it did. */
  reply: z.optional(z.string()),
})
export type Review = z.infer<typeof review>

export const product = z.extend(productCard, {
  /** Words alone, never a tag: for search engines and lists. */
  description: z.string(),
  /** The same as sanitised HTML: headings, lists, emphasis, links; nothing else can be in it. */
  descriptionHtml: z.string(),
  flowers: z.array(z.string()),
  container: z.string(),
  care: z.string(),
  careHtml: z.string(),
  variants: z.array(variant),
  pictures: z.array(picture),
  /** Count of reviews per stars, index 0 = one star. */
  histogram: z.array(z.int()),
  reviewProducts: z.array(review),
  related: z.array(productCard),
})
export type Product = z.infer<typeof product>

export const COLOURS = [
  'red',
  'pink',
  'white',
  'yellow',
  'orange',
  'purple',
  'blue',
  'green',
  'peach',
  'mixed',
] as const
const SORTS = ['default', 'price-asc', 'price-desc'] as const
export const PAGE_SIZE = 24

/** A number in a query string within bounds, or nothing when it is not one: a mistyped filter never breaks a page. */
const wholeNumber = (min: number, max: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)),
        z.transform((text) => Math.min(max, Math.max(min, Number(text)))),
      ),
    ),
    undefined,
  )

/**
 * The shop's filters, exactly as they stand in the page address (spec §2). Unknown values fall back to no filter.
 * `q` name search, `category` slug or name in either language, `min`/`max` riyals, `colour` comma list, `rating` at least, `occasion` comma list
 * of slugs.
 */
export const shopQuery = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  category: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  min: wholeNumber(0, 1_000_000),
  max: wholeNumber(0, 1_000_000),
  colour: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  rating: wholeNumber(1, 5),
  occasion: z.catch(z.optional(z.string().check(z.maxLength(400))), undefined),
  offers: z.catch(z.optional(z.literal('1')), undefined),
  sort: z.catch(z._default(z.enum(SORTS), 'default'), 'default'),
  page: z.catch(z._default(wholeNumber(1, 5000), 1), 1),
})
export type ShopQuery = z.infer<typeof shopQuery>

export const facets = z.object({
  categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), count: z.int() })),
  colours: z.array(z.object({ colour: z.string(), count: z.int() })),
  ratings: z.array(z.object({ stars: z.int(), count: z.int() })),
  /** What flowers are given for, in the shop's order; those that are there or chosen. */
  occasions: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  price: z.object({ min: amount, max: amount }),
})
export type Facets = z.infer<typeof facets>

export const productList = z.object({
  data: z.array(productCard),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
  facets,
  /** What the search was understood as, when spelling was forgiven. */
  didYouMean: z.nullable(z.string()),
})
export type ProductList = z.infer<typeof productList>

export const home = z.object({
  /** The wide pictures above the page, strongest first; their left third is calm and takes the words. */
  heroes: z.array(picture),
  bestSellers: z.array(productCard),
  specialOffers: z.array(productCard),
  categories: z.array(category),
  reviews: z.array(z.extend(review, { product: z.object({ id: z.int(), name: z.string(), slug: z.string() }) })),
})
export type Home = z.infer<typeof home>

export const catalogueEndpoints = {
  getCategories: endpoint('getCategories', {
    access: PUBLIC,
    summary: 'All categories (API-07)',
    answer: z.array(category),
    cached: true,
  }),
  getHome: endpoint('getHome', {
    access: PUBLIC,
    summary: 'Best sellers, special offers, categories, latest reviews',
    answer: home,
    cached: true,
  }),
  getProducts: endpoint('getProducts', {
    access: PUBLIC,
    summary: 'The shop list with filters, sorts and facet counts',
    query: shopQuery,
    answer: productList,
    cached: true,
  }),
  getProduct: endpoint('getProduct', {
    access: PUBLIC,
    summary: 'One product with sizes, pictures and reviews',
    params: z.object({ id: numericId }),
    answer: product,
    cached: true,
  }),
  getAddOns: endpoint('getAddOns', {
    access: PUBLIC,
    summary: 'Small things that go with flowers: a vase, chocolate, a card',
    answer: z.array(productCard),
    cached: true,
  }),
  findByName: endpoint('findByName', {
    access: PUBLIC,
    summary: 'What a name means: a product or a category (decisions §9)',
    query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.union([
      /** `moved`: the name is an address that it once had and that leads to the new one for good. */
      z.object({ kind: z.literal('product'), id: z.int(), moved: z.optional(z.literal(true)) }),
      z.object({ kind: z.literal('category'), slug: z.string(), moved: z.optional(z.literal(true)) }),
    ]),
    cached: true,
  }),
}
