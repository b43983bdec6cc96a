import { ok, type Result, refuse } from '@warda/domain/result'
import { foldForSearch } from '@warda/domain/text'
import type { World } from '../../context.ts'
import { findCategory } from './find-category.ts'
import { findMoved, findProductByName } from './queries.ts'

/** `moved`: the name is an address that it once had. */
export type NameMeans = { kind: 'product'; id: number; moved?: true } | { kind: 'category'; slug: string; moved?: true }

/** What a name in the address means: a category, in either language or by its slug, else a product likewise (decisions §9), else what had it once. */
export async function findByName(world: World, name: string): Promise<Result<NameMeans, 'product.not_found'>> {
  const category = await findCategory(world.db, name)
  if (category) return ok({ kind: 'category', slug: category.slug })
  const id = await findProductByName(world.db, name, foldForSearch(name))
  if (id !== null) return ok({ kind: 'product', id })
  const moved = await findMoved(world.db, name.trim().toLowerCase())
  if (!moved) return refuse('product.not_found')
  return ok(
    moved.kind === 'category'
      ? { kind: 'category', slug: moved.slug, moved: true }
      : { kind: 'product', id: moved.id, moved: true },
  )
}
