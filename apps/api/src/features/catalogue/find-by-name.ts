import { ok, type Result, refuse } from '@warda/domain/result'
import { foldForSearch } from '@warda/domain/text'
import type { World } from '../../world.ts'
import { findCategory } from './find-category.ts'
import { findProductByName } from './queries.ts'

export type NameMeans = { kind: 'product'; id: number } | { kind: 'category'; slug: string }

/** What a name in the address means: a category, in either language or by its slug, else a product likewise (decisions §9). */
export async function findByName(world: World, name: string): Promise<Result<NameMeans, 'product.not_found'>> {
  const category = await findCategory(world.db, name)
  if (category) return ok({ kind: 'category', slug: category.slug })
  const id = await findProductByName(world.db, name, foldForSearch(name))
  return id === null ? refuse('product.not_found') : ok({ kind: 'product', id })
}
