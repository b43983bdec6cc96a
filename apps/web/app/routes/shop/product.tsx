import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, useSearchParams } from 'react-router'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/product.ts'
import { loadProductPage } from './load-product-page.ts'
import { ProductPage } from './product-page.tsx'
import { redirectWithQuery } from './redirect-with-query.ts'

const ProductMissing = lazy(() => import('./product-missing.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return pageMeta({ matches, title: m.product_not_found(), description: m.product_not_found(), private: true })
  const { product, structuredData } = loaderData
  return pageMeta({
    matches,
    kind: 'product',
    path: paths.product(product.slug),
    title: product.name,
    description: product.description,
    picture: product.picture,
    structuredData,
  })
}

/** The product of a slug; its id (the specified address), a former slug and capitals redirect to the slug. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const address = params.slug.toLowerCase()
  if (/^[1-9]\d{0,8}$/.test(address)) {
    const { slug } = await loadFromApi(context, request, 'getProduct', { params: { id: address } })
    throw redirectWithQuery(request, paths.product(slug), 301)
  }
  if (!/^(?=.*[a-z])[a-z0-9-]{1,80}$/.test(address)) throw data(null, { status: 404 })
  const page = await loadProductPage(context, request, address)
  if (address !== params.slug) throw redirectWithQuery(request, paths.product(address), 301)
  return page
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const size = search.get('size')
  return (
    <ProductPage key={`${loaderData.product.id} ${size}`} {...loaderData} rendered={loaderData.delivery} size={size} />
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <ProductMissing address={params.slug} />
      </Suspense>
    )
  return <RouteError error={error} />
}
