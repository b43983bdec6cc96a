import { type AdminProduct, productBody } from '@warda/contract/products'
import type { Picture } from '@warda/contract/wire/picture'
import {
  listProductFields,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductFieldName,
  type ProductFieldsOf,
} from '@warda/domain/catalogue/product-fields'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import { fromRiyadh, toRiyadh } from '../../lib/forms/riyadh-input.ts'

const { shape } = productBody
const variantShape = shape.variants.def.element.shape
const pictureShape = shape.pictures.def.element.shape

/** A typed whole number, Arabic digits allowed; an empty field is 0. */
const typedNumber = (max: number) =>
  z.pipe(
    z.string('required'),
    z.transform((value, context) => {
      const text = normaliseDigits(normaliseText(value))
      if (text === '') return 0
      if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text)
      context.issues.push({ code: 'custom', message: 'invalid_number', input: value })
      return z.NEVER
    }),
  )

const categoryId = z.pipe(
  z.string('required').check(z.minLength(1, 'required')),
  z.transform((value) => Number(value)),
)
const publishAt = z
  .string()
  .check(z.refine((value) => value === '' || fromRiyadh(value) !== null, { error: 'invalid_date' }))

/** The empty choice is a picture that shows no size in particular. */
const picturedSize = z.pipe(
  z.string(),
  z.transform((size) => size || null),
)

type NumberField = ProductFieldsOf<'number'>
const NUMBER_FIELDS = listProductFields('number')

const forNumbers = <T>(value: (name: NumberField) => T) =>
  Object.fromEntries(NUMBER_FIELDS.map((name) => [name, value(name)])) as Record<NumberField, T>

/** The contract's product as it is typed: numbers as text, the instant of publishing as a time in Riyadh. */
export const productForm = z.object({
  ...shape,
  categoryId,
  ...forNumbers((name) => typedNumber(PRODUCT_FIELDS[name].max)),
  publishAt,
  variants: z
    .array(
      z.object({
        ...variantShape,
        stems: typedNumber(9_999),
        /** Of a size that is not saved yet. */
        openingStock: z.optional(typedNumber(99_999)),
        /** The React key of a row that has no id yet. */
        row: z.string(),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(12, 'too_many_items')),
  pictures: z
    .array(z.object({ ...pictureShape, size: picturedSize, picture: z.custom<Picture>() }))
    .check(z.maxLength(12, 'too_many_items')),
})
export type ProductInput = z.input<typeof productForm>
export type VariantInput = ProductInput['variants'][number]
export type PictureInput = ProductInput['pictures'][number]

/** A number as text; a 0 that is the initial value leaves the field empty. */
const formatNumber = (name: NumberField, value: number): string =>
  value === 0 && PRODUCT_FIELDS[name].initial === 0 ? '' : String(value)

/** The initial values of the editor: the saved product, or an empty draft with one size. */
export const toForm = (product: AdminProduct | null): ProductInput =>
  product === null
    ? emptyForm()
    : {
        ...product,
        categoryId: String(product.categoryId),
        ...forNumbers((name) => formatNumber(name, product[name])),
        publishAt: product.publishAt === null ? '' : toRiyadh(product.publishAt),
        variants: product.variants.map(({ id, sku, size, stems, price }) => ({
          id,
          sku,
          size,
          stems: stems === 0 ? '' : String(stems),
          price: price.toFixed(2),
          row: String(id),
        })),
        pictures: product.pictures.map(({ altEn, altAr, focusX, focusY, size, ...picture }) => ({
          key: picture.key,
          altEn,
          altAr,
          focusX,
          focusY,
          size: size ?? '',
          picture,
        })),
      }

/** The values of an empty form by kind of field. */
const emptyFields = () =>
  Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => {
      const field = PRODUCT_FIELDS[name]
      if (field.kind === 'words') return [name, []]
      if (field.kind === 'number') return [name, formatNumber(name as NumberField, field.initial)]
      return [name, field.kind === 'choice' ? field.initial : '']
    }),
  ) as Pick<ProductInput, ProductFieldName>

const emptyForm = (): ProductInput => ({
  ...emptyFields(),
  variants: [{ sku: '', size: 'medium', stems: '', price: '', openingStock: '', row: 'first' }],
  pictures: [],
})

/** The request body. Only a draft has an instant to be published at. */
export const toBody = (form: z.output<typeof productForm>, version: number | undefined) => {
  const { variants, pictures, publishAt, version: _, ...fields } = form
  return {
    ...fields,
    publishAt: form.status === 'draft' && publishAt !== '' ? fromRiyadh(publishAt) : null,
    variants: variants.map(({ id, sku, size, stems, price, openingStock }) => ({
      ...(id === undefined ? { openingStock: openingStock ?? 0 } : { id }),
      sku,
      size,
      stems,
      price: price / 100,
    })),
    pictures: pictures.map(({ picture: _, ...fields }) => fields),
    ...(version === undefined ? {} : { version }),
  }
}

/** The first offered size that the product lacks, for a new row. */
export const nextSize = (offered: readonly string[], variants: readonly { size: string }[]): string =>
  offered.find((slug) => !variants.some(({ size }) => size === slug)) ?? offered[0] ?? 'medium'
