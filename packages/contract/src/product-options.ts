import { MAX_PRODUCT_OPTIONS, PRODUCT_OPTION_KINDS } from '@warda/domain/catalogue/product-options'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { text } from './wire/text.ts'

/** The slug of a product's colour, size, container or occasion. Older slugs of containers are words with spaces. */
export const optionSlug = z.string('required').check(z.minLength(1, 'required'), z.maxLength(60, 'invalid_choice'))

/** `#rrggbb`; null for several colours. */
const swatch = z.nullable(z.string('required').check(z.regex(/^#[0-9a-f]{6}$/, 'colour_code')))

const productOption = z.object({
  slug: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  /** Null for several colours, and for other kinds. */
  swatch: z.nullable(z.string()),
  archived: z.boolean(),
  /** Products of every status that have it. */
  products: z.int(),
})

/** An option as it is saved; the slug is empty for a new one, which gets its slug from the English name. */
export const optionBody = z.object({
  slug: z.string('required').check(z.maxLength(80, 'too_long')),
  nameEn: text(1, 40),
  nameAr: text(1, 40),
  swatch: z._default(swatch, null),
  archived: z._default(z.boolean(), false),
})

const optionList = z.array(optionBody).check(z.maxLength(MAX_PRODUCT_OPTIONS, 'too_many_items'))

const admin = asAdmin('catalogue')

export const productOptionsEndpoints = {
  productOptions: endpoint('productOptions', {
    access: admin,
    summary: 'Colours, sizes, containers and occasions in the shop’s order, archived ones included (DESK-07)',
    answer: z.object({
      data: z.object({
        colour: z.array(productOption),
        size: z.array(productOption),
        container: z.array(productOption),
        occasion: z.array(productOption),
      }),
    }),
  }),
  saveProductOptions: endpoint('saveProductOptions', {
    access: admin,
    summary:
      'Adds, changes and orders the options of one kind and deletes the removed ones; options of another person that the list lacks stay (DESK-07)',
    params: z.object({ kind: z.enum(PRODUCT_OPTION_KINDS) }),
    body: z.object({
      options: optionList,
      /** Slugs of the options to delete; one that is in use is refused. */
      removed: z
        ._default(z.array(z.string().check(z.maxLength(80, 'too_long'))), [])
        .check(z.maxLength(MAX_PRODUCT_OPTIONS, 'too_many_items')),
    }),
    answer: z.object({ message: z.string(), data: z.array(productOption) }),
  }),
}
