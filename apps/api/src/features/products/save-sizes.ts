import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { ProductForm } from './product-form.ts'
import { deleteSizes, findUsedSizes, insertSizes, updateSizes } from './variant-queries.ts'

type SizesError = 'product.size_gone' | 'product.size_used'

/** Saves the sizes of the form in their order. A size that was ordered cannot be deleted, because its history would be lost. */
export async function saveSizes(
  trx: Transaction,
  productId: number,
  variants: ProductForm['variants'],
  existing: readonly { id: number; sku: string }[],
  at: Date,
): Promise<Result<null, SizesError>> {
  const existingIds = new Set(existing.map(({ id }) => id))
  const remainingIds = variants.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(remainingIds).size !== remainingIds.length || !remainingIds.every((id) => existingIds.has(id)))
    return refuse('product.size_gone', undefined, 'variants')
  const removed = existing.filter(({ id }) => !remainingIds.includes(id))
  const used = await findUsedSizes(
    trx,
    removed.map(({ id }) => id),
  )
  const needed = removed.find(({ id }) => used.has(id))
  if (needed) return refuse('product.size_used', { sku: needed.sku }, 'variants')
  await deleteSizes(
    trx,
    removed.map(({ id }) => id),
  )
  const ordered = variants.map(({ openingStock: _, ...size }, position) => ({ ...size, position }))
  await updateSizes(
    trx,
    ordered.flatMap((size) => (size.id === undefined ? [] : [{ ...size, id: size.id }])),
  )
  await insertSizes(
    trx,
    productId,
    ordered.flatMap(({ id, ...size }) => (id === undefined ? [size] : [])),
    new Map(variants.map(({ sku, openingStock = 0 }) => [sku, openingStock])),
    at,
  )
  return ok(null)
}
