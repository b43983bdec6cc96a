import { createSlug } from '@warda/domain/catalogue/slug'
import { CARE } from './content/care.ts'
import { BEST_SELLERS } from './content/categories.ts'
import { listOccasions } from './content/occasions.ts'
import { OFFERS } from './content/offers.ts'
import type { Manifest } from './manifest.ts'
import type { ProductRow } from './seed-queries.ts'

/** Enough for the demo. */
const DEFAULT_STOCK = 60

/** Product rows from the manifest (contents of the pictures) and the offers (prices and descriptions). */
export function productRows(manifest: Manifest): ProductRow[] {
  return manifest.products.map((picture, at) => {
    const name = picture.file.replace(/\.jpg$/, '')
    const offer = OFFERS.find((candidate) => candidate.picture === name)
    if (!offer) throw new Error(`The demo's offers do not describe the picture ${picture.file}.`)
    const rank = BEST_SELLERS.indexOf(name)
    return {
      picture: picture.file,
      alt: picture.alt,
      categorySlug: picture.category,
      slug: createSlug(picture.title.en),
      title: picture.title,
      description: { en: offer.en, ar: offer.ar },
      care: CARE[offer.care],
      flowers: picture.flowers,
      colours: picture.colours,
      occasions: listOccasions(name, picture.category),
      container: picture.container,
      picturedSize: offer.sizes.find(([, stems]) => stems === picture.stems)?.[0] ?? null,
      discountPercent: offer.discount ?? 0,
      soldCount: rank >= 0 ? 420 - rank * 13 : 90 - at,
      variants: offer.sizes.map(([size, stems, riyals], position) => ({
        sku: `${name.toUpperCase()}-${size.slice(0, 2).toUpperCase()}`,
        size,
        // A potted plant is sold by its size, not by its stems.
        stems: picture.category === 'plants' ? 0 : stems,
        price: riyals * 100,
        position,
        onHand: offer.stock?.[position] ?? DEFAULT_STOCK,
      })),
    }
  })
}
