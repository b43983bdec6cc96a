import { PUBLIC_PATHS, type ShopQueryKey, SORTS } from '@warda/contract/public-paths'
import type { ShopQuery } from '@warda/contract/search'
import { normaliseAmount } from '@warda/domain/text'

export type Sort = ShopQuery['sort']

/** Filters of the shop list as stored in the URL (spec §2); amounts in riyals. */
export type Filters = {
  q: string
  category: string
  min: number | null
  max: number | null
  colours: readonly string[]
  /** Slugs of occasions. */
  occasions: readonly string[]
  rating: number | null
  offers: boolean
  sort: Sort
  page: number
}

const sorts: readonly string[] = SORTS

const parseNumber = (text: string | null): number | null => {
  const value = Number(normaliseAmount(text ?? ''))
  return text === null || text.trim() === '' || !Number.isFinite(value) || value < 0 ? null : value
}

/**
 * Parses the URL and ignores invalid values. A form without JavaScript repeats `colour` and `occasion`; a link joins
 * them with commas.
 */
export function readFilters(search: URLSearchParams): Filters {
  const text = (name: ShopQueryKey) => (search.get(name) ?? '').trim()
  const list = (name: ShopQueryKey) => [
    ...new Set(
      search
        .getAll(name)
        .join()
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]
  const rating = parseNumber(search.get('rating'))
  const sort = text('sort')
  return {
    q: text('q').slice(0, 100),
    category: text('category').slice(0, 120),
    min: parseNumber(search.get('min')),
    max: parseNumber(search.get('max')),
    colours: list('colour'),
    occasions: list('occasion'),
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    offers: search.get('offers') === '1',
    sort: sorts.includes(sort) ? (sort as Sort) : 'default',
    page: Math.max(1, Math.trunc(parseNumber(search.get('page')) ?? 1)),
  }
}

/** Canonical query string of the filters without "?"; inactive filters are left out. @internal Exported for tests. */
export function writeFilters(filters: Filters): string {
  const search = new URLSearchParams()
  if (filters.category) search.set('category', filters.category)
  if (filters.q) search.set('q', filters.q)
  if (filters.colours.length > 0) search.set('colour', filters.colours.join())
  if (filters.occasions.length > 0) search.set('occasion', filters.occasions.join())
  if (filters.min !== null) search.set('min', String(filters.min))
  if (filters.max !== null) search.set('max', String(filters.max))
  if (filters.rating !== null) search.set('rating', String(filters.rating))
  if (filters.offers) search.set('offers', '1')
  if (filters.sort !== 'default') search.set('sort', filters.sort)
  if (filters.page > 1) search.set('page', String(filters.page))
  return search.toString().replaceAll('%2C', ',')
}

/** Shop URL with some filters changed; a change resets the page to the first. */
export function shopAddress(filters: Filters, change: Partial<Filters> = {}): string {
  const query = writeFilters({ ...filters, page: 1, ...change })
  return query === '' ? PUBLIC_PATHS.shop : `${PUBLIC_PATHS.shop}?${query}`
}

/** Number of active filters, without sort and page. */
export function countFilters(filters: Filters): number {
  const { category, q, min, max, rating, offers, colours, occasions } = filters
  const single = [category !== '', q !== '', min !== null || max !== null, rating !== null, offers]
  return single.filter(Boolean).length + colours.length + occasions.length
}

/** Query of the API call, with active filters only. */
export function toShopQuery(filters: Filters): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(writeFilters(filters)))
}
