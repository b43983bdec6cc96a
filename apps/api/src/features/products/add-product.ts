import { getDoubleClickStart } from '@warda/domain/double-click'
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
      const created = await createProduct(trx, form, new Date(now))
      if (!created.ok && created.code === 'product.slug_taken') {
        const existing = await findCreatedSince(trx, form.slug, getDoubleClickStart(now))
        if (existing?.titleEn !== form.titleEn || existing.titleAr !== form.titleAr) return created
        skipAudit()
        return ok(existing.id)
      }
      if (!created.ok) return created
      setAuditSubject(`product:${created.value}`)
      await planPublishing(trx, form)
      return created
    }),
  )
  return added.ok ? ok(added.value.answer) : added
}
