import { doubleClickStart } from '@warda/domain/double-click'
import { ok, type Result } from '@warda/domain/result'
import { decideInTransaction } from '../../db/decide.ts'
import { dropNote, noteSubject } from '../../db/note.ts'
import { once, type Ticket } from '../../db/once.ts'
import type { World } from '../../world.ts'
import type { ProductForm } from './product-form.ts'
import { findMadeSince } from './product-queries.ts'
import { planPublishing } from './publish-products.ts'
import { createProduct, type WriteFault } from './write-product.ts'

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
        const same = await findMadeSince(trx, form.slug, doubleClickStart(now))
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
