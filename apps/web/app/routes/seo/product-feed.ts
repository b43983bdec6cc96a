import { data } from 'react-router'
import { loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import type { Route } from './+types/product-feed.ts'
import { buildFeed } from './feed-text.ts'

/**
 * The product feed for Google Merchant Center (`/feeds/google.xml`) and for Meta (`/feeds/meta.xml`) in the language of the path. A shop with
 * more products than one answer of `getProductFeed` has further parts at `?page=`.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, language } = context.get(pageContext)
  const { pathname, searchParams } = new URL(request.url)
  const asked = searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw data(null, { status: 404 })
  const [site, { data: products, pageCount }] = await Promise.all([
    loadFromApi(context, request, 'getSite'),
    loadFromApi(context, request, 'getProductFeed', { query: { page: asked } }),
  ])
  if (Number(asked) > pageCount) throw data(null, { status: 404 })
  const network = pathname.endsWith('/feeds/meta.xml') ? 'meta' : 'google'
  const text = buildFeed({ network, language, publicUrl, brand: site.identity.name, products })
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
