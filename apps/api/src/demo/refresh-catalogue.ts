import type { StoredPicture } from '../adapters/pictures.ts'
import type { Transaction } from '../db/database.ts'
import type { Manifest } from './manifest.ts'
import { addOnRows, productRows } from './product-rows.ts'
import { findCategoryIds, findSeededProducts, findSkus, replacePictures } from './refresh-queries.ts'
import { insertPictures, insertProducts, type ProductRow } from './seed-queries.ts'

/**
 * Gives a demo of an earlier version the pictures and add-ons of a new one. Products that somebody has changed keep theirs, and an add-on
 * whose SKU or slug exists is not added. Repeating it changes nothing.
 */
export async function refreshCatalogue(
  trx: Transaction,
  manifest: Manifest,
  pictures: Map<string, StoredPicture>,
): Promise<void> {
  const pictureKey = (file: string): string => {
    const stored = pictures.get(file)
    if (!stored) throw new Error(`The picture ${file} was not stored.`)
    return stored.key
  }
  const listKeys = (row: ProductRow) => [row.picture, ...row.views.map(({ picture }) => picture)].map(pictureKey)
  const existing = new Map((await findSeededProducts(trx)).map((product) => [product.slug, product]))
  const outdated = [...productRows(manifest), ...addOnRows()].flatMap((row) => {
    const product = existing.get(row.slug)
    const isUnchanged = product?.version === 1
    return isUnchanged && product.pictureKeys.join() !== listKeys(row).join() ? [{ id: product.id, row }] : []
  })
  const [skus, categoryIds] = [await findSkus(trx), await findCategoryIds(trx)]
  const missing = addOnRows().filter(
    ({ slug, categorySlug, variants }) =>
      !existing.has(slug) && categoryIds.has(categorySlug) && !variants.some(({ sku }) => skus.has(sku)),
  )
  if (outdated.length === 0 && missing.length === 0) return
  await insertPictures(trx, [...pictures.values()])
  for (const product of outdated) await replacePictures(trx, product, pictureKey)
  if (missing.length > 0) await insertProducts(trx, missing, categoryIds, pictureKey)
}
