import type { Product } from '@warda/contract/catalogue'
import { flowerName } from './composition.ts'
import { withoutPreviews } from './strip-previews.ts'

/** A product for its page, with translated flowers and without picture previews; for loaders. */
export function prepareForPage(product: Product): Product {
  const { flowers, ...rest } = withoutPreviews(product)
  return { ...rest, flowers: flowers.map(flowerName) }
}
