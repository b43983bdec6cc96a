import { doubleClickStart } from '@warda/domain/double-click'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { createProduct, type WriteError } from './persist-product.ts'
import type { ProductForm } from './product-form.ts'
import { findCreatedSince } from './product-queries.ts'
import { planPublishing } from './publish-products.ts'

/** Creates a product and returns its id. Repeated requests with one key, and double clicks, create one product. */
export async function addProduct(
  context: AppContext,
  form: ProductForm,
  idempotencyKey: IdempotencyKey | null,
): Promise<Result<number, WriteError | 'idempotency.mismatch'>> {
  const now = context.clock.now()
  const added = await inResultTransaction(context.db, (trx) =>
    withIdempotency<number, WriteError>(trx, idempotencyKey, async () => {
      const made = await createProduct(trx, form, new Date(now))
      if (!made.ok && made.code === 'product.slug_taken') {
        const same = await findCreatedSince(trx, form.slug, doubleClickStart(now))
        if (same?.titleEn !== form.titleEn || same.titleAr !== form.titleAr) return made
        skipAudit()
        return ok(same.id)
      }
      if (!made.ok) return made
      setAuditSubject(`product:${made.value}`)
      await planPublishing(trx, form)
      return made
    }),
  )
  return added.ok ? ok(added.value.answer) : added
}
