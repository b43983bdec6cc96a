import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { ProductForm } from './product-form.ts'
import { deleteSizes, insertSizes, updateSizes, usedSizes } from './variant-queries.ts'

type SizesFault = 'product.size_gone' | 'product.size_used'

/** Saves the sizes of the form in their order. A size that was ordered cannot be deleted, because its history would be lost. */
export async function saveSizes(
  trx: Transaction,
  productId: number,
  wanted: ProductForm['variants'],
  there: readonly { id: number; sku: string }[],
): Promise<Result<null, SizesFault>> {
  const known = new Set(there.map(({ id }) => id))
  const kept = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(kept).size !== kept.length || !kept.every((id) => known.has(id)))
    return refuse('product.size_gone', undefined, 'variants')
  const leaving = there.filter(({ id }) => !kept.includes(id))
  const used = await usedSizes(
    trx,
    leaving.map(({ id }) => id),
  )
  const needed = leaving.find(({ id }) => used.has(id))
  if (needed) return refuse('product.size_used', { sku: needed.sku }, 'variants')
  await deleteSizes(
    trx,
    leaving.map(({ id }) => id),
  )
  const placed = wanted.map(({ sku, size, stems, price, id }, position) => ({ id, sku, size, stems, price, position }))
  await updateSizes(
    trx,
    placed.flatMap((size) => (size.id === undefined ? [] : [{ ...size, id: size.id }])),
  )
  await insertSizes(
    trx,
    productId,
    placed.flatMap(({ id, ...size }) => (id === undefined ? [size] : [])),
  )
  return ok(null)
}
