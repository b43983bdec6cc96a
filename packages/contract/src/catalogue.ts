import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { review } from './reviews.ts'
import { amount, instant, numericId } from './wire/amount.ts'
import { picture } from './wire/picture.ts'

export const category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  productCount: z.int(),
  /** Its own picture or that of its best seller; null when it has neither. */
  picture: z.nullable(picture),
})

export type Category = z.infer<typeof category>

export const productCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  category: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  /** Price of the cheapest variant, after and before the discount. */
  price: amount,
  originalPrice: amount,
  discountPercentage: z.int(),
  /** True when the prices of variants differ ("from"). */
  hasRange: z.boolean(),
  colours: z.array(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  inStock: z.boolean(),
  /** The variant added to the cart from a card: the cheapest in stock, or null. */
  defaultVariantId: z.nullable(z.int()),
  picture,
})

export type ProductCard = z.infer<typeof productCard>

export const variant = z.object({
  id: z.int(),
  sku: z.string(),
  size: z.string(),
  /** Its name in the language of the call. */
  sizeName: z.string(),
  stems: z.int(),
  price: amount,
  originalPrice: amount,
  /** Available quantity, capped at 10; 0 is sold out. */
  available: z.int(),
})

export type Variant = z.infer<typeof variant>

/** A product in the product feeds, in the language of the call. */
const feedProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Plain text. */
  description: z.string(),
  category: z.string(),
  /** Names of its colours. */
  colours: z.array(z.string()),
  /** File names below `/pictures/`, as WebP and as the JPEG of link previews; `size`: the size that the picture shows, if it shows one. */
  pictures: z.array(z.object({ webp: z.string(), jpeg: z.string(), size: z.optional(variant.shape.size) })),
  variants: z.array(
    z.object({
      sku: z.string(),
      size: z.string(),
      sizeName: z.string(),
      price: amount,
      originalPrice: amount,
      inStock: z.boolean(),
    }),
  ),
})

export type FeedProduct = z.infer<typeof feedProduct>

export const product = z.extend(productCard, {
  /** Plain text, for search engines and lists. */
  description: z.string(),
  /** Sanitised HTML with headings, lists, emphasis and links only. */
  descriptionHtml: z.string(),
  flowers: z.array(z.string()),
  /** Names of `colours`, and of `container`; empty without a container. */
  colourNames: z.array(z.string()),
  container: z.string(),
  containerName: z.string(),
  care: z.string(),
  careHtml: z.string(),
  variants: z.array(variant),
  /** `size`: the size that the picture shows, if it shows one. */
  pictures: z.array(z.extend(picture, { size: z.optional(variant.shape.size) })),
  /** Number of reviews that count in `rating` by stars, index 0 = one star: those of verified buyers once there are three, else all. */
  histogram: z.array(z.int()),
  reviewProducts: z.array(review),
  related: z.array(productCard),
})

export type Product = z.infer<typeof product>

export const home = z.object({
  /** Hero pictures in order of preference; text is placed on their left third. */
  heroes: z.array(picture),
  bestSellers: z.array(productCard),
  /** Whether the list is ranked by sales; false when nothing was sold yet. */
  hasSales: z.boolean(),
  specialOffers: z.array(productCard),
  categories: z.array(category),
  reviews: z.array(z.extend(review, { product: z.object({ id: z.int(), name: z.string(), slug: z.string() }) })),
})

export type Home = z.infer<typeof home>

export const catalogueEndpoints = {
  getCategories: endpoint('getCategories', {
    access: PUBLIC,
    replica: true,
    summary: 'All categories (API-07)',
    answer: z.array(category),
    cached: true,
  }),
  getHome: endpoint('getHome', {
    access: PUBLIC,
    replica: true,
    summary: 'Best sellers, special offers, categories, latest reviews',
    answer: home,
    cached: true,
  }),
  getProduct: endpoint('getProduct', {
    access: PUBLIC,
    replica: true,
    summary: 'One product with sizes, pictures and reviews',
    params: z.object({ id: numericId }),
    answer: product,
    cached: true,
  }),
  getProductBySlug: endpoint('getProductBySlug', {
    access: PUBLIC,
    replica: true,
    summary: 'One product by its slug; a former slug is answered with the current one (DESK-08)',
    params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'slug')) }),
    answer: z.union([product, z.object({ movedTo: z.string() })]),
    cached: true,
  }),
  getAddOns: endpoint('getAddOns', {
    access: PUBLIC,
    replica: true,
    summary: 'Small things that go with flowers: a vase, chocolate, a card',
    answer: z.array(productCard),
    cached: true,
  }),
  getSitemap: endpoint('getSitemap', {
    access: PUBLIC,
    replica: true,
    summary: 'The published products for a sitemap, 5,000 in a page, by id (WEB-03)',
    query: z.object({ page: z.optional(numericId) }),
    answer: z.object({
      /** `updatedAt`: last change of the content; `pictures`: file names below `/pictures/`. */
      data: z.array(z.object({ slug: z.string(), updatedAt: instant, pictures: z.array(z.string()) })),
      page: z.int(),
      pageCount: z.int(),
    }),
    cached: true,
  }),
  getProductFeed: endpoint('getProductFeed', {
    access: PUBLIC,
    replica: true,
    summary:
      'The published products with their sizes for the product feeds of Google and Meta, 2,000 in a page, by id (DESK-07)',
    query: z.object({ page: z.optional(numericId) }),
    answer: z.object({ data: z.array(feedProduct), page: z.int(), pageCount: z.int() }),
    cached: true,
  }),
  findByName: endpoint('findByName', {
    access: PUBLIC,
    replica: true,
    summary: 'What a name means: a product or a category (decisions §9)',
    query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.union([
      /** `moved`: the slug is an earlier one and redirects permanently. */
      z.object({ kind: z.literal('product'), id: z.int(), slug: z.string(), moved: z.optional(z.literal(true)) }),
      z.object({ kind: z.literal('category'), slug: z.string(), moved: z.optional(z.literal(true)) }),
    ]),
    cached: true,
  }),
}
