import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, useParams } from 'react-router'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/by-name.ts'
import { parseCategorySegment } from './category-segment.ts'
import { loadProductPage } from './load-product-page.ts'
import { ProductPage } from './product-page.tsx'
import { redirectWithQuery } from './redirect-with-query.ts'

const ProductMissing = lazy(() => import('./product-missing.tsx'))

/** The canonical address is the product's own page. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta({
        matches,
        kind: 'product',
        path: paths.product(loaderData.product.slug),
        title: loaderData.product.name,
        description: loaderData.product.description,
        picture: loaderData.product.picture,
        structuredData: loaderData.structuredData,
      })
    : pageMeta({ matches, title: m.not_found_title(), description: m.not_found_title(), private: true })

/** `/category={name}`: the product of that name; a category's name redirects to the shop (decisions §9). Anything else is not found. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const name = parseCategorySegment(params.named)
  if (name === null) throw data(null, { status: 404 })
  const match = await loadFromApi(context, request, 'findByName', { query: { name } })
  const status = match.moved ? 301 : 302
  if (match.kind === 'category') throw redirectWithQuery(request, paths.category(match.slug), status)
  if (match.moved) throw redirectWithQuery(request, paths.product(match.slug), status)
  return loadProductPage(context, request, match.slug)
}

export default function ByName({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} rendered={loaderData.delivery} size={null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { named } = useParams()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing && parseCategorySegment(named ?? '') !== null ? (
    <Suspense>
      <ProductMissing />
    </Suspense>
  ) : (
    <RouteError error={error} />
  )
}
