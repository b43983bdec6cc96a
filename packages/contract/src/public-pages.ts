import { PUBLIC_PATHS, SHOP_QUERY_KEYS } from './public-paths.ts'

/** Public pages that search engines list, beside categories and products. */
export const INDEXED_PATHS = (
  ['home', 'shop', 'services', 'about', 'contact', 'terms', 'returns', 'privacy'] as const
).map((page) => PUBLIC_PATHS[page])

/** Files for search engines, and the data that the router fetches when a user navigates. */
const PUBLIC_FILES = ['/sitemap.xml', '/robots.txt', '/_root.data', '/shop.data']
const FIXED: ReadonlySet<string> = new Set([...Object.values(PUBLIC_PATHS), ...PUBLIC_FILES])
/** Paths of products, and of categories as specified (`/category=roses`, ROUTE-02). */
const NAMED = /^\/(product\/|category=)/
const PAGE_QUERY: ReadonlySet<string> = new Set([...SHOP_QUERY_KEYS, 'lng'])
/** Query parameter in which the router names the routes whose data it requests. */
const DATA_QUERY = '_routes'

export const isPublicPath = (pathname: string): boolean => FIXED.has(pathname) || NAMED.test(pathname)

/** Whether the router fetches the data of a page at this path. */
export const isDataPath = (pathname: string): boolean => pathname.endsWith('.data')

/** Whether a public page may depend on this query parameter. */
export const isPageQueryKey = (key: string, pathname: string): boolean =>
  PAGE_QUERY.has(key) || (key === DATA_QUERY && isDataPath(pathname))
