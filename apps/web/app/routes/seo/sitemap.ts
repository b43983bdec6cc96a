import { INDEXED_PATHS } from '@warda/contract/public-pages'
import { noFilters, toShopQuery } from '../../features/catalogue/filters.ts'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/sitemap.ts'
import { buildSitemap } from './sitemap-text.ts'

/** A sitemap file has at most 50,000 addresses; each page is listed in two languages. */
const PAGES_AT_MOST = 1000

/** All public pages, categories and products in both languages. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const categories = await loadFromApi(context, request, 'getCategories')
  const listed: string[] = [...INDEXED_PATHS]
  listed.push(...categories.map(({ slug }) => paths.category(slug)))
  for (let page = 1, last = 1; page <= Math.min(last, PAGES_AT_MOST); page += 1) {
    const list = await loadFromApi(context, request, 'getProducts', { query: toShopQuery({ ...noFilters, page }) })
    listed.push(...list.data.map(({ slug }) => paths.product(slug)))
    last = list.pageCount
  }
  return new Response(buildSitemap(publicUrl, listed), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
