import type { AdminProduct } from '@warda/contract/products'
import type { ReactNode } from 'react'

type Variant = AdminProduct['variants'][number]

/** Names and choices of the catalogue, passed in by the route because the storefront owns them. */
export type CatalogueNames = {
  flowers: readonly string[]
  containers: readonly string[]
  flower: (flower: string) => string
  container: (container: string) => string
  colour: (colour: string) => string
  paint: (colour: string) => string
}

export type EditorParts = {
  names: CatalogueNames
  /** Links to pages about a saved product. */
  links: ReactNode
  /** Renders the stock buttons of a saved size. */
  renderStock: (variant: Variant, name: string, productId: number) => ReactNode
}
