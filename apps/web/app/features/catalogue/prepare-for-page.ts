import type { Product } from '@warda/contract/catalogue'
import { containerName, flowerName } from './composition.ts'
import { withoutPreviews } from './strip-previews.ts'

/** A product as its page shows it: makings in the reader's language, pictures without their miniatures. For loaders. */
export function readyForPage(product: Product): Product {
  const { flowers, container, ...rest } = withoutPreviews(product)
  return { ...rest, flowers: flowers.map(flowerName), container: containerName(container) }
}
