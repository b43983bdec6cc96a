import { createSlug } from '@warda/domain/catalogue/slug'
import { CARE } from './content/care.ts'
import { BEST_SELLERS } from './content/categories.ts'
import { occasionsOf } from './content/occasions.ts'
import { OFFERS } from './content/offers.ts'
import type { Manifest } from './manifest.ts'
import type { ProductRow } from './seed-queries.ts'

/** Plenty: more than a day of the demo can sell. */
const PLENTY = 60

/** The demo's products, ready to be written: the manifest says what a picture shows, the offers what it costs and how to speak of it. */
export function productRows(manifest: Manifest): ProductRow[] {
  return manifest.products.map((shown, at) => {
    const name = shown.file.replace(/\.jpg$/, '')
    const offer = OFFERS.find((candidate) => candidate.picture === name)
    if (!offer) throw new Error(`The demo's offers t nothing of the picture ${shown.file}.`)
    const rank = BEST_SELLERS.indexOf(name)
    return {
      picture: shown.file,
      alt: shown.alt,
      categorySlug: shown.category,
      slug: createSlug(shown.title.en),
      title: shown.title,
      description: { en: offer.en, ar: offer.ar },
      care: CARE[offer.care],
      flowers: shown.flowers,
      colours: shown.colours,
      occasions: occasionsOf(name, shown.category),
      container: shown.container,
      discountPercent: offer.discount ?? 0,
      soldCount: rank >= 0 ? 420 - rank * 13 : 90 - at,
      variants: offer.sizes.map(([size, stems, riyals], position) => ({
        sku: `${name.toUpperCase()}-${size.slice(0, 2).toUpperCase()}`,
        size,
        stems,
        price: riyals * 100,
        position,
        onHand: offer.stock?.[position] ?? PLENTY,
      })),
    }
  })
}
