import type { Product } from '@warda/contract/catalogue'
import { containerName, flowerName } from './composition.ts'
import { withoutPreviews } from './strip-previews.ts'

/** A product for its page, with translated composition and without picture previews; for loaders. */
export function prepareForPage(product: Product): Product {
  const { flowers, container, ...rest } = withoutPreviews(product)
  return { ...rest, flowers: flowers.map(flowerName), container: containerName(container) }
}
