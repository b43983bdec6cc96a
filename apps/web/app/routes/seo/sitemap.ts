import { INDEXED_PATHS } from '@warda/contract/public-pages'
import { data } from 'react-router'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/sitemap.ts'
import { buildSitemap, buildSitemapIndex, type SitemapPage } from './sitemap-text.ts'

/**
 * All public pages, categories and products in both languages. A shop with more products than one answer of `getSitemap` has an index
 * here and its parts at `?page=`; the first part has the pages that are not products.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const asked = new URL(request.url).searchParams.get('page')
  if (asked !== null && !/^[1-9]\d{0,4}$/.test(asked)) throw data(null, { status: 404 })
  const page = Number(asked ?? 1)
  const { data: products, pageCount } = await loadFromApi(context, request, 'getSitemap', {
    query: { page: String(page) },
  })
  if (page > pageCount) throw data(null, { status: 404 })
  if (asked === null && pageCount > 1) return xml(buildSitemapIndex(publicUrl, pageCount))
  const listed: SitemapPage[] = []
  if (page === 1) {
    const categories = await loadFromApi(context, request, 'getCategories')
    listed.push(...[...INDEXED_PATHS, ...categories.map(({ slug }) => paths.category(slug))].map((path) => ({ path })))
  }
  const base = publicUrl.replace(/\/$/, '')
  for (const { slug, updatedAt, pictures } of products)
    listed.push({ path: paths.product(slug), updatedAt, pictures: pictures.map((file) => `${base}/pictures/${file}`) })
  return xml(buildSitemap(publicUrl, listed))
}

const xml = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
