import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { Scissors } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { catalogueFlowers, flowerName } from '../../features/catalogue/composition.ts'
import { ProductEditor } from '../../features/products/product-editor.tsx'
import { refreshStock } from '../../features/products/use-product.ts'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Route } from './+types/product.ts'

/** Loaded for saved products, the only ones with a stock. */
const StockPart = lazy(() =>
  import('../../features/stock/stock-part.tsx').then((module) => ({ default: module.StockPart })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_products(), description: m.admin_dashboard(), private: true })

const names = { flowers: catalogueFlowers, flower: flowerName }

export default function ProductRoute() {
  const { productId } = useParams()
  const { data: me } = useAdminMe()
  const hasRecipes = productId !== 'new' && me !== undefined && hasPermission(me.permissions, 'purchasing')
  return (
    <ProductEditor
      productId={productId}
      names={names}
      links={
        hasRecipes && (
          <LinkButton look="secondary" to={adminPaths.recipes(productId ?? '')}>
            <Scissors aria-hidden="true" size={17} />
            {m.recipes_link()}
          </LinkButton>
        )
      }
      renderStock={(variant, name, product) => (
        <Suspense fallback={<div className="min-h-11" />}>
          <StockPart variant={variant} name={name} onChanged={(onHand) => refreshStock(product, variant.id, onHand)} />
        </Suspense>
      )}
    />
  )
}
