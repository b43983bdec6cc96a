import type { AdminProduct } from '@warda/contract/products'
import type { ReactNode } from 'react'

type Variant = AdminProduct['variants'][number]

/** How the words of the catalogue are said, and what there is to choose from; the shop's own pages know them. */
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
  /** The buttons of a saved size that change its stock and show its history. */
  stockOf: (variant: Variant, name: string, productId: number) => ReactNode
}
