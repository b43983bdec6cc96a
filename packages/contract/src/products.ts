import { PRODUCT_FIELDS } from '@warda/domain/catalogue/product-fields'
import { PRICE_ENDINGS } from '@warda/domain/catalogue/sale-price'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { productAnswerFields, productBodyFields, wholeNumber } from './product-fields.ts'
import { optionSlug } from './product-options.ts'
import { amount, instant, numericId, rowId } from './wire/amount.ts'
import { shopPictureFile } from './wire/file.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { picture } from './wire/picture.ts'
import { riyals } from './wire/riyals.ts'
import { text } from './wire/text.ts'

export const PRODUCT_STATUSES = PRODUCT_FIELDS.status.choices

export const PRODUCT_KINDS = PRODUCT_FIELDS.kind.choices

const STOCK_FILTERS = ['low', 'out'] as const

/** The key of an uploaded picture. */
const pictureKey = z.string('required').check(z.regex(/^[A-Za-z0-9][A-Za-z0-9/_.-]{0,199}$/, 'invalid_id'))

const share = z.number('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(1, 'invalid_number'))

const sku = z.string('required').check(z.regex(/^[A-Za-z0-9._-]{1,40}$/, 'sku'))

export const productBody = z.object({
  ...productBodyFields,
  variants: z
    .array(
      z.object({
        /** Absent for a new one. */
        id: z.optional(rowId),
        sku,
        /** Sizes, colours, containers and occasions are options of the shop (`productOptions`). */
        size: optionSlug,
        stems: wholeNumber(9_999),
        price: riyals,
        /** Stock of a new size; ignored for one that exists. */
        openingStock: z.optional(wholeNumber(99_999)),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(12, 'too_many_items')),
  pictures: z
    .array(
      z.object({
        key: pictureKey,
        altEn: text(2, 200),
        altAr: text(2, 200),
        focusX: share,
        focusY: share,
        /** The size that the picture shows; null for no particular size. */
        size: z._default(z.nullable(optionSlug), null),
      }),
    )
    .check(z.maxLength(12, 'too_many_items')),
  /** The version that was edited; a different stored version is a conflict. Absent for a new product. */
  version: z.optional(z.int()),
  /** Whether the product may use a slug that once led to another product; its old links then lead here. */
  takesOverSlug: z.optional(z.boolean()),
})

export const adminProduct = z.object({
  id: z.int(),
  ...productAnswerFields,
  variants: z.array(
    z.object({ id: z.int(), sku: z.string(), size: z.string(), stems: z.int(), price: amount, onHand: z.int() }),
  ),
  pictures: z.array(
    z.extend(picture, {
      altEn: z.string(),
      altAr: z.string(),
      focusX: z.number(),
      focusY: z.number(),
      size: z.nullable(z.string()),
    }),
  ),
  version: z.int(),
  updatedAt: instant,
})

export type AdminProduct = z.infer<typeof adminProduct>

export const adminProductRow = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  publishAt: z.nullable(instant),
  /** Price of the cheapest variant before the discount. */
  price: amount,
  discountPercent: z.int(),
  onHand: z.int(),
  isLow: z.boolean(),
  sold: z.int(),
  picture: z.nullable(picture),
  updatedAt: instant,
})

const admin = asAdmin('catalogue')

const one = z.object({ productId: numericId })

/** Which published products or sizes cannot be ordered, also part of `message`; null when all can. */
const warning = z._default(z.nullable(z.string()), null)

const saved = z.object({ message: z.string(), warning, data: adminProduct })

export const productFilters = {
  q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
  status: z.optional(z.enum(PRODUCT_STATUSES, 'invalid_choice')),
  categoryId: z.optional(numericId),
  stock: z.optional(z.enum(STOCK_FILTERS, 'invalid_choice')),
}

const bulkChange = z.object({
  /** Either these products, or all that match `filter`. */
  productIds: z.optional(z.array(rowId).check(z.minLength(1, 'required'), z.maxLength(500, 'too_many_items'))),
  filter: z.optional(z.object({ ...productFilters, categoryId: z.optional(rowId) })),
  /** The number of products shown for the filter; an error when another number matches. */
  expectedCount: z.optional(z.int()),
  status: z.optional(z.enum(PRODUCT_STATUSES, 'invalid_choice')),
  /** Leaves out products without a picture when publishing; otherwise one of them is an error and nothing changes. */
  skipUnpublishable: z.optional(z.boolean()),
  categoryId: z.optional(rowId),
  discountPercent: z.optional(productBodyFields.discountPercent),
  /** Changes prices by whole percent, rounded to the halala or by `priceEnding`. */
  pricePercent: z.optional(
    z.int('invalid_number').check(z.minimum(-90, 'invalid_number'), z.maximum(500, 'invalid_number')),
  ),
  /** Rounds prices to whole riyals with this last digit. */
  priceEnding: z.optional(z.literal([...PRICE_ENDINGS], 'invalid_choice')),
})

export const productsEndpoints = {
  adminProducts: endpoint('adminProducts', {
    access: admin,
    summary: 'Products of every status, latest change first (ADMIN-01)',
    query: z.object({ ...pageQuery, ...productFilters }),
    answer: paged(adminProductRow),
  }),
  adminProduct: endpoint('adminProduct', {
    access: admin,
    summary: 'One product for its editor',
    params: one,
    answer: z.object({ data: adminProduct }),
  }),
  addProduct: endpoint('addProduct', {
    access: admin,
    summary: 'A new product',
    body: productBody,
    answer: saved,
    idempotent: true,
  }),
  saveProduct: endpoint('saveProduct', {
    access: admin,
    summary: 'Changes a product; refused when somebody else changed it meanwhile',
    params: one,
    body: productBody,
    answer: saved,
  }),
  previewProductText: endpoint('previewProductText', {
    access: admin,
    summary: 'Markdown of a product as it will read on its page; keeps nothing',
    body: z.object({ text: text(0, 50_000) }),
    answer: z.object({ html: z.string() }),
  }),
  changeProducts: endpoint('changeProducts', {
    access: admin,
    summary: 'One change on many products, or on everything found, all or none of them',
    body: bulkChange,
    answer: z.object({
      message: z.string(),
      changed: z.int(),
      warning,
      /** Products left unchanged, because they cannot be published without a picture. */
      leftOut: z.array(z.object({ id: z.int(), title: z.string() })),
      leftOutCount: z.int(),
    }),
  }),
  previewProductsChange: endpoint('previewProductsChange', {
    access: admin,
    summary: 'How many products a bulk change concerns, and old and new prices; changes nothing',
    body: bulkChange,
    answer: z.object({
      count: z.int(),
      /** Products without a picture, which cannot be published. */
      withoutPicture: z.int(),
      /** Sizes whose price changes. */
      priceCount: z.int(),
      /** The first of them, by title. */
      prices: z.array(z.object({ sku: z.string(), title: z.string(), from: amount, to: amount })),
    }),
  }),
  addPicture: endpoint('addPicture', {
    access: admin,
    summary: 'Cuts an uploaded picture into its sizes',
    body: z.object({
      picture: shopPictureFile,
      /** `card`: a picture of a product or a category, which has a minimum size. */
      use: z._default(z.enum(['card', 'site'], 'invalid_choice'), 'site'),
    }),
    accepts: 'multipart',
    answer: z.object({ data: picture }),
    limits: [{ by: 'user', max: 600, seconds: 3600 }],
  }),
}
