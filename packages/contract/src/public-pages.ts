import { PUBLIC_PATHS, SHOP_QUERY_KEYS, splitLanguagePath } from './public-paths.ts'

/** Public pages that search engines list, beside categories and products. */
export const INDEXED_PATHS = (
  ['home', 'shop', 'services', 'about', 'contact', 'terms', 'returns', 'privacy'] as const
).map((page) => PUBLIC_PATHS[page])

/** Files for search engines and product feeds, and the data that the router fetches when a user navigates. */
const PUBLIC_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/feeds/google.xml',
  '/feeds/meta.xml',
  '/_root.data',
  '/shop.data',
]
const PAGES: ReadonlySet<string> = new Set(Object.values(PUBLIC_PATHS))
const FIXED: ReadonlySet<string> = new Set([...PAGES, ...PUBLIC_FILES])
/** Paths of products, and of categories as specified (`/category=roses`, ROUTE-02). */
const NAMED = /^\/(product\/|category=)/
const PAGE_QUERY: ReadonlySet<string> = new Set([...SHOP_QUERY_KEYS, 'lng', 'size'])
/** Query parameter in which the router names the routes whose data it requests. */
const DATA_QUERY = '_routes'

/** Whether a page is the same for every reader of a language, with or without its language in the path. */
export function isPublicPath(pathname: string): boolean {
  const { path } = splitLanguagePath(pathname)
  return FIXED.has(path) || NAMED.test(path)
}

/** Dashboards, linked pages and files, whose language is that of their reader: they have no language path. */
const NO_LANGUAGE_PATH = /^\/(admin|dashboard-[a-z]+|t|address|order-change|sitemap\.xml|robots\.txt)(?=[/.]|$)/

/**
 * Canonical path of a page: languages and fixed pages in lower case, public pages without a trailing slash, dashboards, linked pages and files
 * without a language. The loader of a product redirects capitals in its slug.
 */
export function normalizePagePath(pathname: string): string {
  const withLanguage = pathname.replace(/^\/(en|ar)(?=\/|$)/i, (language) => language.toLowerCase())
  const { language, path } = splitLanguagePath(withLanguage)
  if (language !== null && NO_LANGUAGE_PATH.test(path)) return path
  const trimmed = withLanguage.length > 1 ? withLanguage.replace(/\/+$/, '') : withLanguage
  const fixed = trimmed.toLowerCase()
  if (PAGES.has(splitLanguagePath(fixed).path)) return fixed
  return isPublicPath(trimmed) ? trimmed : withLanguage
}

/** Whether the router fetches the data of a page at this path. */
export const isDataPath = (pathname: string): boolean => pathname.endsWith('.data')

/** Whether a public page may depend on this query parameter. */
export const isPageQueryKey = (key: string, pathname: string): boolean =>
  PAGE_QUERY.has(key) || (key === DATA_QUERY && isDataPath(pathname))
