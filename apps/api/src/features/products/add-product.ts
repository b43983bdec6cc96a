import { ok, type Result } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import { dropNote, noteSubject } from '../../db/audit.ts'
import { once, type Ticket } from '../../db/idempotency.ts'
import type { World } from '../../context.ts'
import type { ProductForm } from './product-form.ts'
import { findMadeSince } from './product-queries.ts'
import { planPublishing } from './publish-products.ts'
import { createProduct, type WriteFault } from './persist-product.ts'

/** The same new product again within this time is one click heard twice, milliseconds. */
const DOUBLE_CLICK_MS = 10_000

/** A new product of the shop; its id. However often it is asked for with one key, or clicked, there is one. */
export async function addProduct(
  world: World,
  form: ProductForm,
  ticket: Ticket | null,
): Promise<Result<number, WriteFault | 'idempotency.mismatch'>> {
  const now = world.clock.now()
  const added = await decideInTransaction(world.db, (trx) =>
    once<number, WriteFault>(trx, ticket, async () => {
      const made = await createProduct(trx, form, new Date(now))
      if (!made.ok && made.code === 'product.slug_taken') {
        const same = await findMadeSince(trx, form.slug, new Date(now - DOUBLE_CLICK_MS))
        if (same?.titleEn !== form.titleEn || same.titleAr !== form.titleAr) return made
        dropNote()
        return ok(same.id)
      }
      if (!made.ok) return made
      noteSubject(`product:${made.value}`)
      await planPublishing(trx, form)
      return made
    }),
  )
  return added.ok ? ok(added.value.answer) : added
}
