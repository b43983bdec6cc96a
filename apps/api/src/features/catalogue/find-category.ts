import { foldForSearch } from '@warda/domain/text'
import type { Database } from '../../db/database.ts'
import { selectCategoryNames } from './queries.ts'

/** The category with this slug or name in either language, or null. */
export async function findCategory(db: Database, name: string): Promise<{ id: number; slug: string } | null> {
  const folded = foldForSearch(name)
  const categories = await selectCategoryNames(db)
  const means = (row: (typeof categories)[number]) =>
    [row.slug, row.nameEn, row.nameAr].some((candidate) => foldForSearch(candidate) === folded)
  return (folded !== '' && categories.find(means)) || null
}
