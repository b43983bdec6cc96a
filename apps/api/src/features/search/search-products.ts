import { PAGE_SIZE, type ShopQuery } from '@warda/contract/search'
import type { FacetCounts } from '@warda/domain/catalogue/facets'
import { foldForSearch } from '@warda/domain/text'
import { loadCachedOptions } from '../../cached-options.ts'
import type { AppContext } from '../../context.ts'
import { findCategory } from '../catalogue/index.ts'
import { countCachedFacets } from './cached-facets.ts'
import { type Filters, readFilters, type Sort } from './filters.ts'
import { countTitled, selectIds, selectTitled, selectUntitled } from './queries.ts'
import { resolveSearch } from './resolve-search.ts'

export type SearchResult = {
  ids: number[]
  page: number
  pageCount: number
  filters: Filters
  facets: FacetCounts
  didYouMean: string | null
  nearest: boolean
}

/**
 * A page of a list with its facet counts. A page after the last is the last. In the default order products whose title begins with the
 * search text come first.
 */
export async function searchProducts(context: AppContext, query: ShopQuery): Promise<SearchResult> {
  const { min, max, ...rest } = readFilters(query, (await loadCachedOptions(context)).colour)
  const typed = query.q ?? ''
  const [category, { terms, didYouMean, nearest }] = await Promise.all([
    query.category ? findCategory(context.db, query.category) : null,
    resolveSearch(context, typed),
  ])
  // A selected price takes precedence over one in the search text.
  const price = min === null && max === null ? { min: terms.min, max: terms.max } : { min, max }
  const { concepts, words } = terms
  const filters: Filters = { ...rest, ...price, concepts, words, categoryId: category?.id ?? null }
  const facets = await countCachedFacets(context, filters)
  const pageCount = Math.max(1, Math.ceil(facets.total / PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.floor(query.page ?? 1)), pageCount)
  const ids =
    facets.total === 0
      ? []
      : await findPageIds(context, filters, foldForSearch(typed), query.sort, (page - 1) * PAGE_SIZE)
  return { ids, page, pageCount, filters, facets, didYouMean, nearest }
}

async function findPageIds(
  { db }: AppContext,
  filters: Filters,
  phrase: string,
  sort: Sort,
  offset: number,
): Promise<number[]> {
  if (sort !== 'default' || phrase === '') return selectIds(db, filters, sort, { limit: PAGE_SIZE, offset })
  const titled = await countTitled(db, filters, phrase)
  const first = offset < titled ? await selectTitled(db, filters, phrase, { limit: PAGE_SIZE, offset }) : []
  const remaining = PAGE_SIZE - first.length
  if (remaining === 0) return first
  return [
    ...first,
    ...(await selectUntitled(db, filters, phrase, { limit: remaining, offset: Math.max(0, offset - titled) })),
  ]
}
