import type { ProductCard } from '@warda/contract/catalogue'
import type { Database } from '../../db/database.ts'
import { selectCards } from './card-queries.ts'
import { presentCard } from './present.ts'
import { selectCategoryNames, selectOccasionNames } from './queries.ts'

/** Cards of products by their ids, in that order; what is not published is left out. */
export async function cardsOf(db: Database, ids: readonly number[], language: 'en' | 'ar'): Promise<ProductCard[]> {
  return (await selectCards(db, ids)).map((row) => presentCard(row, language))
}

/** All categories in their order, named in one language. */
export async function categoryNames(
  db: Database,
  language: 'en' | 'ar',
): Promise<{ id: number; slug: string; name: string }[]> {
  const rows = await selectCategoryNames(db)
  return rows.map(({ id, slug, nameEn, nameAr }) => ({ id, slug, name: language === 'ar' ? nameAr : nameEn }))
}

/** What flowers are given for, in the shop's order, named in one language. */
export async function occasionNames(db: Database, language: 'en' | 'ar'): Promise<{ slug: string; name: string }[]> {
  const rows = await selectOccasionNames(db)
  return rows.map(({ slug, nameEn, nameAr }) => ({ slug, name: language === 'ar' ? nameAr : nameEn }))
}
