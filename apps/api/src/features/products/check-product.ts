import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { checkOptions } from './check-options.ts'
import { findTakenSkus, lockCategoryForUse } from './name-queries.ts'
import { lockPictures } from './picture-queries.ts'
import type { ProductForm } from './product-form.ts'

export type ProductError =
  | 'product.category_gone'
  | 'invalid'
  | 'product.sku_twice'
  | 'product.sku_taken'
  | 'product.picture_gone'
  | 'product.needs_picture'
  | 'product.publish_at_invalid'
  | 'product.size_gone'

/** Checks what the contract cannot: that everything the product refers to exists and its SKUs are free. */
export async function checkProduct(
  trx: Transaction,
  form: ProductForm,
  id: number | null,
): Promise<Result<null, ProductError>> {
  const { status, publishAt, pictures } = form
  if (publishAt !== null && Number.isNaN(Date.parse(publishAt)))
    return refuse('product.publish_at_invalid', undefined, 'publishAt')
  // Every list shows a picture.
  const isListed = status === 'published' || (status === 'draft' && publishAt !== null)
  if (isListed && pictures.length === 0) return refuse('product.needs_picture', undefined, 'pictures')
  if (!(await lockCategoryForUse(trx, form.categoryId))) return refuse('product.category_gone', undefined, 'categoryId')
  const options = await checkOptions(trx, form, id)
  if (!options.ok) return options
  const lockedPictures = await lockPictures(trx, [...new Set(pictures.map(({ key }) => key))])
  if (!pictures.every(({ key }) => lockedPictures.has(key)))
    return refuse('product.picture_gone', undefined, 'pictures')
  return checkSkus(trx, form, id)
}

async function checkSkus(
  trx: Transaction,
  { variants }: ProductForm,
  id: number | null,
): Promise<Result<null, ProductError>> {
  const skus = variants.map(({ sku }) => sku)
  const duplicate = skus.find((sku, at) => skus.indexOf(sku) !== at)
  if (duplicate !== undefined) return refuse('product.sku_twice', { sku: duplicate }, 'variants')
  const [takenSku] = await findTakenSkus(trx, skus, id)
  return takenSku === undefined ? ok(null) : refuse('product.sku_taken', { sku: takenSku }, 'variants')
}
