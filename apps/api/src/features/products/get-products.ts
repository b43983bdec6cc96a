import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { countProducts, type ProductFilter, type ProductListRow, selectProducts } from './list-queries.ts'
import { findProduct, type ProductWithDetails } from './product-queries.ts'

type PageQuery = { page?: number | undefined; pageSize?: number | undefined }
export type ProductsQuery = PageQuery & {
  q?: string | undefined
  status?: ProductFilter['status'] | undefined
  categoryId?: number | undefined
  stock?: ProductFilter['stock'] | undefined
}

/** Maximum number of words in a search. */
const MAX_WORDS = 8

/** The filter of a list or export from its query. */
export function productFilter({ q = '', status, categoryId, stock }: ProductsQuery): ProductFilter {
  const words = [...new Set(foldForSearch(q).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS)
  return { words, typed: q.trim(), status: status ?? null, categoryId: categoryId ?? null, stock: stock ?? null }
}

/** A page of products of every status, the latest change first. */
export async function getProducts({ db }: AppContext, query: ProductsQuery): Promise<Paged<ProductListRow>> {
  const filter = productFilter(query)
  const page = paginate(query, await countProducts(db, filter, MAX_COUNTED_ROWS + 1))
  return { rows: await selectProducts(db, filter, page), page }
}

/** One product of any status. */
export async function getProduct(
  { db }: AppContext,
  id: number,
): Promise<Result<ProductWithDetails, 'product.not_found'>> {
  const found = await findProduct(db, id)
  return found ? ok(found) : refuse('product.not_found')
}
