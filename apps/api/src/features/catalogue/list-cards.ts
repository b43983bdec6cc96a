import type { ProductCard } from '@warda/contract/catalogue'
import type { Language } from '@warda/domain/language'
import { loadCachedOptions } from '../../cached-options.ts'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { loadCategoryNames } from './cached-names.ts'
import { selectCards } from './card-queries.ts'
import { presentCard } from './present.ts'

/** Cards of products in the order of the ids; unpublished products are left out. */
export async function listCards(db: Database, ids: readonly number[], language: Language): Promise<ProductCard[]> {
  return (await selectCards(db, ids)).map((row) => presentCard(row, language))
}

export type FilterNames = {
  categories: { id: number; slug: string; name: string }[]
  colours: { slug: string; name: string; swatch: string | null }[]
  occasions: { slug: string; name: string }[]
}

/** The categories, colours and occasions for filters, in their order and in one language. */
export async function listFilterNames(context: AppContext, language: Language): Promise<FilterNames> {
  const [categories, { colour, occasion }] = await Promise.all([loadCategoryNames(context), loadCachedOptions(context)])
  const getName = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) => (language === 'ar' ? nameAr : nameEn)
  return {
    categories: categories.map((row) => ({ id: row.id, slug: row.slug, name: getName(row) })),
    colours: colour.map((row) => ({ slug: row.slug, name: getName(row), swatch: row.swatch })),
    occasions: occasion.map((row) => ({ slug: row.slug, name: getName(row) })),
  }
}
