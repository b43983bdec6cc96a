import { type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { updateProductDetails, type WriteError } from './persist-product.ts'
import type { ProductForm } from './product-form.ts'
import { planPublishing } from './publish-products.ts'

/** Updates a product of the version that was edited; `product.changed` when another change was saved first. */
export async function saveProduct(
  context: AppContext,
  id: number,
  form: ProductForm,
): Promise<Result<number, WriteError>> {
  if (form.version === undefined) return refuse('product.changed')
  return inResultTransaction(context.db, async (trx) => {
    const saved = await updateProductDetails(trx, id, form, new Date(context.clock.now()))
    if (saved.ok) await planPublishing(trx, form)
    return saved
  })
}
