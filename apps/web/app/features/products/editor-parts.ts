import type { AdminProduct } from '@warda/contract/products'
import type { ReactNode } from 'react'

type Variant = AdminProduct['variants'][number]

/** Names of flowers, passed in by the route because the storefront owns them. */
export type CatalogueNames = {
  flowers: readonly string[]
  flower: (flower: string) => string
}

export type EditorParts = {
  names: CatalogueNames
  /** Links to pages about a saved product. */
  links: ReactNode
  /** Renders the stock buttons of a saved size. */
  renderStock: (variant: Variant, name: string, productId: number) => ReactNode
}
