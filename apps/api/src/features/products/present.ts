import type {
  AdminProduct,
  adminCatalogueEndpoints,
  adminCategory,
  adminProductRow,
} from '@warda/contract/admin-catalogue'
import type { Picture } from '@warda/contract/catalogue'
import { shownPicture } from '@warda/domain/catalogue/shown-picture'
import type { Language } from '@warda/domain/language'
import { toWire } from '@warda/domain/money'
import type * as z from 'zod/mini'
import type { AdminCategoryRow } from './category-queries.ts'
import type { Paged } from './get-products.ts'
import type { ProductListRow } from './list-queries.ts'
import type { WholeProduct } from './product-queries.ts'
import type { StockMoveRow } from './stock-queries.ts'

type Moves = z.output<(typeof adminCatalogueEndpoints)['stockHistory']['answer']>

const inLanguage = (language: Language, en: string, ar: string): string => (language === 'ar' ? ar : en)

/** A page with its rows as the wire shows them. */
export const presentPage = <T, W>({ rows, page }: Paged<T>, present: (row: T) => W) => ({
  data: rows.map(present),
  page: page.page,
  pageCount: page.pageCount,
  total: page.total,
  more: page.more,
})

export const presentRow = (row: ProductListRow, language: Language): z.output<typeof adminProductRow> => ({
  id: row.id,
  title: inLanguage(language, row.titleEn, row.titleAr),
  slug: row.slug,
  category: inLanguage(language, row.categoryEn, row.categoryAr),
  status: row.status,
  publishAt: row.publishAt?.toISOString() ?? null,
  price: toWire(row.price),
  discountPercent: row.discountPercent,
  onHand: row.onHand,
  isLow: row.isLow,
  sold: row.sold,
  picture: row.picture && shownPicture(row.picture, language),
  updatedAt: row.updatedAt.toISOString(),
})

export function presentProduct(row: WholeProduct, language: Language): AdminProduct {
  const { createdAt: _, publishAt, updatedAt, variants, pictures, ...fields } = row
  return {
    ...fields,
    publishAt: publishAt?.toISOString() ?? null,
    variants: variants.map((variant) => ({ ...variant, price: toWire(variant.price) })),
    pictures: pictures.map((picture) => ({
      ...shownPicture(picture, language),
      altEn: picture.altEn,
      altAr: picture.altAr,
      focusX: picture.focusX,
      focusY: picture.focusY,
    })),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A picture that nothing describes yet. */
export const presentUpload = (picture: Omit<Picture, 'alt'>): Picture => ({ ...picture, alt: '' })

export const presentAdminCategory = (row: AdminCategoryRow, language: Language): z.output<typeof adminCategory> => ({
  ...row,
  picture: { ...row.picture, alt: inLanguage(language, row.altEn, row.altAr) },
})

export const presentMove = ({ at, ...move }: StockMoveRow): Moves['data'][number] => ({ ...move, at: at.toISOString() })
