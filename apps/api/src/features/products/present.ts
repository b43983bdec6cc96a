import type { AdminProduct, adminProductRow } from '@warda/contract/products'
import type { Picture } from '@warda/contract/wire/picture'
import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type * as z from 'zod/mini'
import type { NamedProducts } from './bulk-update-products.ts'
import type { ProductListRow } from './list-queries.ts'
import type { BulkPreview } from './preview-bulk-change.ts'
import type { ProductWithDetails } from './product-queries.ts'

const inLanguage = (language: Language, en: string, ar: string): string => (language === 'ar' ? ar : en)

export const presentRow = (row: ProductListRow, language: Language): z.output<typeof adminProductRow> => ({
  id: row.id,
  title: inLanguage(language, row.titleEn, row.titleAr),
  slug: row.slug,
  category: inLanguage(language, row.categoryEn, row.categoryAr),
  status: row.status,
  publishAt: row.publishAt?.toISOString() ?? null,
  price: halalasToRiyals(row.price),
  discountPercent: row.discountPercent,
  onHand: row.onHand,
  isLow: row.isLow,
  sold: row.sold,
  picture: row.picture && localizePicture(row.picture, language),
  updatedAt: row.updatedAt.toISOString(),
})

export function presentProduct(row: ProductWithDetails, language: Language): AdminProduct {
  const { createdAt: _, publishAt, updatedAt, variants, pictures, ...fields } = row
  return {
    ...fields,
    publishAt: publishAt?.toISOString() ?? null,
    variants: variants.map((variant) => ({ ...variant, price: halalasToRiyals(variant.price) })),
    pictures: pictures.map(({ size, ...picture }) => ({
      ...localizePicture(picture, language),
      size,
      altEn: picture.altEn,
      altAr: picture.altAr,
      focusX: picture.focusX,
      focusY: picture.focusY,
    })),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Old and new prices in riyals. */
export const presentBulkPreview = ({ prices, ...preview }: BulkPreview, language: Language) => ({
  ...preview,
  prices: prices.map(({ sku, titleEn, titleAr, from, to }) => ({
    sku,
    title: inLanguage(language, titleEn, titleAr),
    from: halalasToRiyals(from),
    to: halalasToRiyals(to),
  })),
})

export const presentLeftOut = ({ count, first }: NamedProducts, language: Language) => ({
  leftOutCount: count,
  leftOut: first.map(({ id, titleEn, titleAr }) => ({ id, title: inLanguage(language, titleEn, titleAr) })),
})

/** An uploaded picture without a description. */
export const presentUpload = (picture: Omit<Picture, 'alt'>): Picture => ({ ...picture, alt: '' })
