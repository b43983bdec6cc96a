import { m } from '@warda/i18n/messages'
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
import { StockPart } from '../../features/stock/stock-part.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/product.ts'

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
        <StockPart variant={variant} name={name} onChanged={(onHand) => refreshStock(product, variant.id, onHand)} />
      )}
    />
  )
}
