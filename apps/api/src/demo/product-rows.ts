import { createSlug } from '@warda/domain/catalogue/slug'
import { ADD_ONS } from './content/add-ons.ts'
import { CARE } from './content/care.ts'
import { BEST_SELLERS } from './content/categories.ts'
import { listOccasions } from './content/occasions.ts'
import { OFFERS } from './content/offers.ts'
import { describeView } from './content/view-texts.ts'
import { listViews } from './content/views.ts'
import type { Manifest } from './manifest.ts'
import type { ProductRow } from './seed-queries.ts'
import { viewName } from './store-catalogue-pictures.ts'

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
      views: listViews(name).map(({ part }) => ({
        picture: viewName(picture.file, part),
        alt: describeView(part, { name, ...picture }),
      })),
      kind: 'bouquet',
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

/** The add-ons, after all flowers, so that the numbers of products stay the same. */
export const addOnRows = (): ProductRow[] =>
  ADD_ONS.map(({ sku, title, alt, description, riyals, stock }) => ({
    picture: sku,
    alt,
    views: [],
    kind: 'addOn',
    categorySlug: 'gifts-and-boxes',
    slug: createSlug(title.en),
    title,
    description,
    care: { en: '', ar: '' },
    flowers: [],
    colours: [],
    occasions: [],
    container: '',
    picturedSize: null,
    discountPercent: 0,
    soldCount: 0,
    variants: [{ sku, size: 'single', stems: 0, price: riyals * 100, position: 0, onHand: stock }],
  }))
