import { ok, type Result, refuse } from '@warda/domain/result'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { findCategory } from './find-category.ts'
import { findProductByName, findRedirect } from './queries.ts'

/** `moved`: the name is an old slug that redirects. */
export type NameMatch =
  | { kind: 'product'; id: number; slug: string; moved?: true }
  | { kind: 'category'; slug: string; moved?: true }

/** Resolves a name in the URL: a category by slug or name in either language, else a product likewise (decisions §9), else a redirect. */
export async function findByName(context: AppContext, name: string): Promise<Result<NameMatch, 'product.not_found'>> {
  const category = await findCategory(context.db, name)
  if (category) return ok({ kind: 'category', slug: category.slug })
  const product = await findProductByName(context.db, name, foldForSearch(name))
  if (product) return ok({ kind: 'product', ...product })
  const moved = await findRedirect(context.db, name.trim().toLowerCase())
  if (!moved) return refuse('product.not_found')
  return ok(
    moved.kind === 'category'
      ? { kind: 'category', slug: moved.slug, moved: true }
      : { kind: 'product', id: moved.id, slug: moved.slug, moved: true },
  )
}
