import type { StoredPicture } from '../adapters/pictures.ts'
import type { Transaction } from '../db/database.ts'
import { CATEGORIES } from './content/categories.ts'
import { ARABIC_REVIEWS } from './content/reviews-ar.ts'
import { ENGLISH_REVIEWS } from './content/reviews-en.ts'
import type { Manifest } from './manifest.ts'
import { insertOwnOptions } from './option-seed-queries.ts'
import { addOnRows, productRows } from './product-rows.ts'
import { insertCategories, insertPictures, insertProducts, insertReviews, saveSetting } from './seed-queries.ts'

/** Inserts categories, products, pictures, reviews and the settings of page pictures. */
export async function seedCatalogue(
  trx: Transaction,
  manifest: Manifest,
  pictures: Map<string, StoredPicture>,
): Promise<void> {
  const picture = (file: string): StoredPicture => {
    const stored = pictures.get(file)
    if (!stored) throw new Error(`The picture ${file} was not stored.`)
    return stored
  }
  await insertPictures(trx, [...pictures.values()])
  const tiles = manifest.site.filter((shown) => shown.role === 'category-tile')
  const categoryIds = await insertCategories(
    trx,
    CATEGORIES.map(({ slug, en, ar }) => {
      const tile = tiles.find((shown) => shown.category === slug)
      if (!tile) throw new Error(`The category ${slug} has no tile.`)
      return { slug, name: { en, ar }, pictureKey: picture(tile.file).key, alt: tile.alt }
    }),
  )
  const rows = [...productRows(manifest), ...addOnRows()]
  const productIds = await insertProducts(trx, rows, categoryIds, (file) => picture(file).key)
  await insertOwnOptions(trx)
  await insertReviews(trx, reviewRows(productIds))
  const wide = (role: string) =>
    manifest.site.filter((shown) => shown.role === role).map((shown) => ({ ...picture(shown.file), alt: shown.alt }))
  await saveSetting(trx, 'sitePictures', {
    heroes: wide('hero'),
    about: wide('about')[0] ?? null,
    services: wide('services')[0] ?? null,
  })
  await saveSetting(trx, 'links', {
    developers: [
      { name: 'Warda web team', url: 'https://example.com/developers/web' },
      { name: 'Warda server team', url: 'https://example.com/developers/server' },
    ],
  })
}

/** Reviews of the last seven months with mixed languages and products. */
function reviewRows(productIds: Map<string, number>): Parameters<typeof insertReviews>[1] {
  const all = [
    ...ENGLISH_REVIEWS.map((line) => ({ line, language: 'en' as const })),
    ...ARABIC_REVIEWS.map((line) => ({ line, language: 'ar' as const })),
  ]
  return all.map(({ line: [picture, stars, author, text], language }, at) => {
    const productId = productIds.get(`${picture}.jpg`)
    if (productId === undefined) throw new Error(`A review refers to ${picture}, which does not exist.`)
    // 61 and the count are coprime, so every review has its own time.
    return { productId, stars, author, text, language, hoursAgo: 3 + ((at * 61) % all.length) * 29 }
  })
}
