import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { SearchTerms } from '@warda/domain/search/interpret-search'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { readTerms } from '../search/index.ts'
import { countProducts, type ProductFilter, type ProductListRow, selectProducts } from './list-queries.ts'
import { findProduct, type ProductWithDetails } from './product-queries.ts'

type PageQuery = { page?: number | undefined; pageSize?: number | undefined }
export type ProductsQuery = PageQuery & {
  q?: string | undefined
  status?: ProductFilter['status'] | undefined
  categoryId?: number | undefined
  stock?: ProductFilter['stock'] | undefined
}

/** The filter of a list or export from its query; `terms` is its parsed search text. */
export const toProductFilter = (
  { q = '', status, categoryId, stock }: ProductsQuery,
  terms: SearchTerms | null,
): ProductFilter => ({
  terms,
  typed: q.trim(),
  status: status ?? null,
  categoryId: categoryId ?? null,
  stock: stock ?? null,
})

/** The filter with its search text read as in the shop, but without falling back to the nearest products. */
export async function readProductFilter(context: AppContext, query: ProductsQuery): Promise<ProductFilter> {
  const { q = '' } = query
  const terms = foldForSearch(q) === '' ? null : (await readTerms(context, q)).terms
  return toProductFilter(query, terms)
}

/** A page of products of every status, the latest change first. */
export async function getProducts(context: AppContext, query: ProductsQuery): Promise<Paged<ProductListRow>> {
  const { db } = context
  const filter = await readProductFilter(context, query)
  const page = paginate(query, await countProducts(db, filter, MAX_COUNTED_ROWS + 1))
  return { rows: await selectProducts(db, filter, page), page }
}

/** One product of any status. */
export async function getProduct(
  { db }: AppContext,
  id: number,
): Promise<Result<ProductWithDetails, 'product.not_found'>> {
  const product = await findProduct(db, id)
  return product ? ok(product) : refuse('product.not_found')
}
