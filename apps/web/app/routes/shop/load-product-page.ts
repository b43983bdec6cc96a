import { prepareForPage } from '../../features/catalogue/prepare-for-page.ts'
import { withoutPreviews } from '../../features/catalogue/strip-previews.ts'
import { type LoaderContext, loadFromApi } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import { loadProductSchemas } from './load-product-schemas.ts'
import { loadPromise } from './load-promise.ts'
import { redirectWithQuery } from './redirect-with-query.ts'

const MAX_ADD_ONS = 3

/** What the page of a product shows; without add-ons when they cannot be read. A former slug redirects to the current one. */
export async function loadProductPage(context: LoaderContext, request: Request, slug: string) {
  const [found, delivery, addOns, site] = await Promise.all([
    loadFromApi(context, request, 'getProductBySlug', { params: { slug } }),
    loadPromise(context, request),
    loadFromApi(context, request, 'getAddOns').catch(() => []),
    loadFromApi(context, request, 'getSite').catch(() => null),
  ])
  if ('movedTo' in found) throw redirectWithQuery(request, paths.product(found.movedTo), 301)
  const product = found
  const others = withoutPreviews(addOns.filter((addOn) => addOn.id !== product.id).slice(0, MAX_ADD_ONS))
  const structuredData = site && (await loadProductSchemas(context, request, { product, site }))
  return {
    product: prepareForPage(product),
    addOns: others,
    delivery,
    freshnessDays: site?.freshnessDays ?? 0,
    structuredData: structuredData ?? [],
  }
}
