import { normaliseAmount } from '@warda/domain/text'
import * as z from 'zod/mini'
import { productCard } from './catalogue.ts'
import { endpoint, PUBLIC } from './endpoint.ts'
import { type ShopQueryKey, SORTS } from './public-paths.ts'
import { amount } from './wire/amount.ts'

export const PAGE_SIZE = 24

/** A bounded number in a query string; an invalid value is ignored. */
const wholeNumber = (min: number, max: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z
          .pipe(
            z.string(),
            z.transform((text: string) => normaliseAmount(text.trim())),
          )
          .check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)),
        z.transform((text) => Math.min(max, Math.max(min, Number(text)))),
      ),
    ),
    undefined,
  )

/**
 * The shop's filters in the form of the page URL (spec §2). Unknown values are ignored.
 * `q` name search, `category` slug or name in either language, `min`/`max` riyals, `colour` comma list, `rating` at least, `occasion` comma list
 * of slugs.
 */
const filters = {
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
} satisfies Record<ShopQueryKey, z.ZodMiniType>

export const shopQuery = z.object(filters)

export type ShopQuery = z.infer<typeof shopQuery>

export const facets = z.object({
  categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), count: z.int() })),
  /** Colours in the shop’s order, those with products or selected; `swatch` is `#rrggbb`, null for several colours. */
  colours: z.array(z.object({ colour: z.string(), name: z.string(), swatch: z.nullable(z.string()), count: z.int() })),
  ratings: z.array(z.object({ stars: z.int(), count: z.int() })),
  /** Occasions in the shop's order, those with products or selected. */
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
  /** The corrected search text, when spelling was corrected. */
  didYouMean: z.nullable(z.string()),
  /** No product matches the whole search text; these are the nearest. */
  nearest: z.boolean(),
})

export type ProductList = z.infer<typeof productList>

export const searchEndpoints = {
  getProducts: endpoint('getProducts', {
    access: PUBLIC,
    replica: true,
    summary: 'The shop list with filters, sorts and facet counts',
    query: shopQuery,
    answer: productList,
    cached: true,
  }),
}
