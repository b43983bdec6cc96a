import type { Product } from '@warda/contract/catalogue'
import type { Site } from '@warda/contract/settings'
import { m } from '@warda/i18n/messages'
import { breadcrumbSchema } from '../../features/catalogue/breadcrumb-schema.ts'
import { productSchema } from '../../features/catalogue/product-schema.ts'
import { type LoaderContext, loadFromApi, pageContext } from '../../lib/api/server-api.ts'
import { getMethodName } from '../../lib/shop/payment-methods.ts'
import { paths } from '../../paths.ts'

/** The structured data of a product's page (JSON-LD): the product and its place in the shop; none for a navigation in the browser. */
export async function loadProductSchemas(
  context: LoaderContext,
  request: Request,
  { product, site }: { product: Product; site: Site },
): Promise<Record<string, unknown>[]> {
  const { isDocument, language, publicUrl } = context.get(pageContext)
  if (!isDocument) return []
  const { data: zones } = await loadFromApi(context, request, 'getDeliveryZones').catch(() => ({ data: [] }))
  const fees = zones.length === 0 ? [site.deliveryFee] : zones.map(({ fee }) => fee ?? site.deliveryFee)
  const terms = {
    publicUrl,
    language,
    brand: site.identity.name,
    methods: site.paymentMethods.map(getMethodName),
    fee: { min: Math.min(...fees), max: Math.max(...fees) },
    sameDayCutoff: site.sameDayCutoff,
  }
  const { category, name, slug } = product
  return [
    productSchema(product, terms),
    breadcrumbSchema(terms, [
      { name: m.shop_title(), path: paths.shop },
      { name: category.name, path: paths.category(category.slug) },
      { name, path: paths.product(slug) },
    ]),
  ]
}
