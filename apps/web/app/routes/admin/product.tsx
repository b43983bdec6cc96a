import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { colourName, colourPaint } from '../../features/catalogue/colours.ts'
import {
  catalogueContainers,
  catalogueFlowers,
  containerName,
  flowerName,
} from '../../features/catalogue/composition.ts'
import { ProductEditor } from '../../features/products/product-editor.tsx'
import { refreshStock } from '../../features/products/use-product.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/product.ts'

/** Loaded for saved products, the only ones with a stock. */
const StockPart = lazy(() =>
  import('../../features/stock/stock-part.tsx').then((module) => ({ default: module.StockPart })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_products(), description: m.admin_dashboard(), private: true })

const names = {
  flowers: catalogueFlowers,
  containers: catalogueContainers,
  flower: flowerName,
  container: containerName,
  colour: colourName,
  paint: colourPaint,
}

export default function ProductRoute() {
  const { productId } = useParams()
  return (
    <ProductEditor
      productId={productId}
      names={names}
      renderStock={(variant, name, product) => (
        <Suspense fallback={<div className="min-h-11" />}>
          <StockPart variant={variant} name={name} onChanged={(onHand) => refreshStock(product, variant.id, onHand)} />
        </Suspense>
      )}
    />
  )
}
