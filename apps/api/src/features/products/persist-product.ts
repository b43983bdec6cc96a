import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import type { ProductFields } from '../../db/product-columns.ts'
import { checkProduct, type ProductError } from './check-product.ts'
import { deleteSlugRedirect, findFormerOwner, isSlugTaken, lockNames, redirectOldSlug } from './name-queries.ts'
import type { ProductForm } from './product-form.ts'
import { insertProduct, lockProduct, savePictures, updateProduct } from './product-queries.ts'
import { saveSizes } from './save-sizes.ts'
import { selectSizes } from './variant-queries.ts'

export type WriteError =
  | ProductError
  | 'product.slug_taken'
  | 'product.slug_moved'
  | 'product.changed'
  | 'product.size_used'
  | 'product.not_found'

/** Creates a product in the caller's transaction and returns its id. Its sizes start with their opening stock. */
export async function createProduct(
  trx: Transaction,
  form: ProductForm,
  at: Date,
): Promise<Result<number, WriteError>> {
  await lockNames(trx)
  const free = await checkSlug(trx, form, null)
  if (!free.ok) return free
  const checked = await checkProduct(trx, form, null)
  if (!checked.ok) return checked
  const id = await insertProduct(trx, toFields(form), at)
  const sizes = await saveSizes(trx, id, form.variants, [], at)
  if (!sizes.ok) return sizes
  await savePictures(trx, id, form.pictures)
  await deleteSlugRedirect(trx, 'product', form.slug)
  return ok(id)
}

/**
 * Updates a product in the caller's transaction; its old slug redirects to the new one. A `version` in the form must be the stored one, else
 * the answer is `product.changed`; without a version (an import) any stored version is replaced.
 */
export async function updateProductDetails(
  trx: Transaction,
  id: number,
  form: ProductForm,
  at: Date,
): Promise<Result<number, WriteError>> {
  await lockNames(trx)
  const existing = await lockProduct(trx, id)
  if (!existing) return refuse('product.not_found')
  if (form.version !== undefined && form.version !== existing.version) return refuse('product.changed')
  const free = await checkSlug(trx, form, id)
  if (!free.ok) return free
  const checked = await checkProduct(trx, form, id)
  if (!checked.ok) return checked
  await updateProduct(trx, id, toFields(form), at)
  const sizes = await saveSizes(trx, id, form.variants, await selectSizes(trx, id), at)
  if (!sizes.ok) return sizes
  await savePictures(trx, id, form.pictures)
  await redirectOldSlug(trx, 'product', id, existing.slug, form.slug)
  return ok(id)
}

/** A slug is of one product; one that once led to another product is used only when the form says so. */
async function checkSlug(
  trx: Transaction,
  { slug, takesOverSlug = false }: ProductForm,
  id: number | null,
): Promise<Result<null, 'product.slug_taken' | 'product.slug_moved'>> {
  if (await isSlugTaken(trx, 'product', slug, id)) return refuse('product.slug_taken', { slug }, 'slug')
  if (takesOverSlug) return ok(null)
  const current = await findFormerOwner(trx, slug, id)
  return current === undefined ? ok(null) : refuse('product.slug_moved', { slug, current }, 'slug')
}

/** Only a draft has an instant to be published at. */
function toFields({
  variants: _,
  pictures: _p,
  version: _v,
  takesOverSlug: _t,
  publishAt,
  ...form
}: ProductForm): ProductFields {
  return {
    ...form,
    occasions: [...new Set(form.occasions)],
    publishAt: form.status === 'draft' && publishAt !== null ? new Date(publishAt) : null,
  }
}
