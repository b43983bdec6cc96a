import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, redirect } from 'react-router'
import { productSchema } from '../../features/catalogue/product-schema.ts'
import { loadFromApi } from '../../lib/api/server-api.ts'
import { getMethodName } from '../../lib/shop/payment-methods.ts'
import { paths } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { findRootData } from '../../shell/root-data.ts'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/product.ts'
import { loadProductPage } from './load-product-page.ts'
import { ProductPage } from './product-page.tsx'

const ProductMissing = lazy(() => import('./product-missing.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return pageMeta({ matches, title: m.product_not_found(), description: m.product_not_found(), private: true })
  const { product } = loaderData
  const { publicUrl, brand, shop } = findRootData(matches)
  const methods = shop?.paymentMethods.map(getMethodName) ?? []
  return [
    ...pageMeta({
      matches,
      kind: 'product',
      path: paths.product(product.id),
      title: product.name,
      description: product.description,
      picture: product.picture,
    }),
    { 'script:ld+json': productSchema(product, { publicUrl, brand: brand?.name ?? '', methods }) },
  ]
}

/** Finds the product by id; redirects from a current or former slug. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  if (/^(?=.*[a-z])[a-z0-9-]{1,80}$/.test(params.id)) {
    const match = await loadFromApi(context, request, 'findByName', { query: { name: params.id } })
    throw redirect(match.kind === 'product' ? paths.product(match.id) : paths.category(match.slug))
  }
  // Neither an id nor a slug: not found, without asking the API.
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? params.id : '999999999'
  return loadProductPage(context, request, id)
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} rendered={loaderData.delivery} />
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <ProductMissing id={Number(params.id)} />
      </Suspense>
    )
  return <RouteError error={error} />
}
