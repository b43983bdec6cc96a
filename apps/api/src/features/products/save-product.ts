import { type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { World } from '../../context.ts'
import type { ProductForm } from './product-form.ts'
import { planPublishing } from './publish-products.ts'
import { changeProduct, type WriteFault } from './persist-product.ts'

/** Changes a product over the version that was looked at; somebody else's change meanwhile is `product.changed`, and nothing is lost. */
export async function saveProduct(world: World, id: number, form: ProductForm): Promise<Result<number, WriteFault>> {
  if (form.version === undefined) return refuse('product.changed')
  return decideInTransaction(world.db, async (trx) => {
    const saved = await changeProduct(trx, id, form, new Date(world.clock.now()))
    if (saved.ok) await planPublishing(trx, form)
    return saved
  })
}
