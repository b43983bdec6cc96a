import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { checkProduct, type ProductError } from './check-product.ts'
import { isSlugTaken, keepOldSlug, lockNames, takeSlug } from './name-queries.ts'
import type { ProductForm } from './product-form.ts'
import { insertProduct, lockProduct, type ProductFields, savePictures, updateProduct } from './product-queries.ts'
import { saveSizes } from './save-sizes.ts'
import { selectSizes } from './variant-queries.ts'

export type WriteError =
  | ProductError
  | 'product.slug_taken'
  | 'product.changed'
  | 'product.size_used'
  | 'product.not_found'

/** Writes a new product in the caller's transaction; its id. Nothing of it is in stock yet. */
export async function createProduct(
  trx: Transaction,
  form: ProductForm,
  at: Date,
): Promise<Result<number, WriteError>> {
  await lockNames(trx)
  if (await isSlugTaken(trx, 'product', form.slug, null)) return slugTaken(form)
  const checked = await checkProduct(trx, form, null)
  if (!checked.ok) return checked
  const id = await insertProduct(trx, fieldsOf(form), at)
  const sizes = await saveSizes(trx, id, form.variants, [])
  if (!sizes.ok) return sizes
  await savePictures(trx, id, form.pictures)
  await takeSlug(trx, 'product', form.slug)
  return ok(id)
}

/**
 * Writes a product anew in the caller's transaction. With a `version` in the form, only over that version: another one there meanwhile is
 * `product.changed`; without, over whatever is there (an import). Its old address leads to the new one.
 */
export async function updateProductDetails(
  trx: Transaction,
  id: number,
  form: ProductForm,
  at: Date,
): Promise<Result<number, WriteError>> {
  await lockNames(trx)
  const there = await lockProduct(trx, id)
  if (!there) return refuse('product.not_found')
  if (form.version !== undefined && form.version !== there.version) return refuse('product.changed')
  if (await isSlugTaken(trx, 'product', form.slug, id)) return slugTaken(form)
  const checked = await checkProduct(trx, form, id)
  if (!checked.ok) return checked
  await updateProduct(trx, id, fieldsOf(form), at)
  const sizes = await saveSizes(trx, id, form.variants, await selectSizes(trx, id))
  if (!sizes.ok) return sizes
  await savePictures(trx, id, form.pictures)
  await keepOldSlug(trx, 'product', id, there.slug, form.slug)
  return ok(id)
}

const slugTaken = ({ slug }: ProductForm) => refuse('product.slug_taken', { slug }, 'slug')

/** A moment to be published at is a draft's alone. */
function fieldsOf({ variants: _, pictures: _p, version: _v, publishAt, ...form }: ProductForm): ProductFields {
  return {
    ...form,
    occasions: [...new Set(form.occasions)],
    publishAt: form.status === 'draft' && publishAt !== null ? new Date(publishAt) : null,
  }
}
