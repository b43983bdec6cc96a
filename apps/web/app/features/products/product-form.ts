import { type AdminProduct, productBody, SIZES } from '@warda/contract/products'
import type { Picture } from '@warda/contract/wire/picture'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import { fromRiyadh, toRiyadh } from '../../lib/forms/riyadh-input.ts'

const { shape } = productBody
const variantShape = shape.variants.def.element.shape
const pictureShape = shape.pictures.def.element.shape

/** A whole number as it is typed, Arabic digits allowed; empty is `otherwise` where there is one. */
const whole = (max: number, otherwise?: number) =>
  z.pipe(
    z.string('required'),
    z.transform((value, context) => {
      const text = normaliseDigits(normaliseText(value))
      if (text === '' && otherwise !== undefined) return otherwise
      if (text === '') context.issues.push({ code: 'custom', message: 'required', input: value })
      else if (!/^\d{1,6}$/.test(text) || Number(text) > max) {
        context.issues.push({ code: 'custom', message: 'invalid_number', input: value })
      } else return Number(text)
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

/** The contract's product as a person types it: numbers as text, the moment of publishing as a time in Riyadh. */
export const productForm = z.object({
  ...shape,
  categoryId,
  discountPercent: whole(90, 0),
  lowStock: whole(9_999, 0),
  publishAt,
  variants: z
    .array(
      z.object({
        ...variantShape,
        stems: whole(9_999, 0),
        /** Tells the rows apart while they are new. */
        row: z.string(),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(12, 'too_many_items')),
  pictures: z
    .array(z.object({ ...pictureShape, picture: z.custom<Picture>() }))
    .check(z.maxLength(12, 'too_many_items')),
})
export type ProductInput = z.input<typeof productForm>
export type VariantInput = ProductInput['variants'][number]
export type PictureInput = ProductInput['pictures'][number]
type Size = (typeof SIZES)[number]

/** What the editor begins with: what is saved, or an empty draft with one size. */
export const toForm = (product: AdminProduct | null): ProductInput =>
  product === null
    ? emptyForm()
    : {
        ...product,
        categoryId: String(product.categoryId),
        discountPercent: product.discountPercent === 0 ? '' : String(product.discountPercent),
        lowStock: String(product.lowStock),
        publishAt: product.publishAt === null ? '' : toRiyadh(product.publishAt),
        variants: product.variants.map(({ id, sku, size, stems, price }) => ({
          id,
          sku,
          size,
          stems: stems === 0 ? '' : String(stems),
          price: price.toFixed(2),
          row: String(id),
        })),
        pictures: product.pictures.map(({ altEn, altAr, focusX, focusY, ...picture }) => ({
          key: picture.key,
          altEn,
          altAr,
          focusX,
          focusY,
          picture,
        })),
      }

const emptyForm = (): ProductInput => ({
  categoryId: '',
  kind: 'bouquet',
  slug: '',
  titleEn: '',
  titleAr: '',
  descriptionEn: '',
  descriptionAr: '',
  careEn: '',
  careAr: '',
  flowers: [],
  colours: [],
  occasions: [],
  container: '',
  discountPercent: '',
  status: 'draft',
  publishAt: '',
  lowStock: '5',
  variants: [{ sku: '', size: 'medium', stems: '', price: '', row: 'first' }],
  pictures: [],
})

/** The form as it is sent. A moment of publishing belongs to a draft alone. */
export const toBody = (form: z.output<typeof productForm>, version: number | undefined) => ({
  categoryId: form.categoryId,
  kind: form.kind,
  slug: form.slug,
  titleEn: form.titleEn,
  titleAr: form.titleAr,
  descriptionEn: form.descriptionEn,
  descriptionAr: form.descriptionAr,
  careEn: form.careEn,
  careAr: form.careAr,
  flowers: form.flowers,
  colours: form.colours,
  occasions: form.occasions,
  container: form.container,
  discountPercent: form.discountPercent,
  status: form.status,
  publishAt: form.status === 'draft' && form.publishAt !== '' ? fromRiyadh(form.publishAt) : null,
  lowStock: form.lowStock,
  variants: form.variants.map(({ id, sku, size, stems, price }) => ({
    ...(id === undefined ? {} : { id }),
    sku,
    size,
    stems,
    price: price / 100,
  })),
  pictures: form.pictures.map(({ key, altEn, altAr, focusX, focusY }) => ({ key, altEn, altAr, focusX, focusY })),
  ...(version === undefined ? {} : { version }),
})

/** The first size that the product has not, for a new row. */
export const nextSize = (variants: readonly { size: string }[]): Size =>
  SIZES.find((size) => !variants.some((variant) => variant.size === size)) ?? 'medium'
