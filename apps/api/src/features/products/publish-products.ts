import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { ProductForm } from './product-form.ts'
import { publishDue } from './publish-queries.ts'

/** Every minute and at the due instant: publishes due drafts. A trigger of the catalogue notifies every process. */
export async function publishProducts({ db, clock }: AppContext): Promise<void> {
  await publishDue(db, new Date(clock.now()))
}

/** Enqueues the job at the instant a draft is due; the job of every minute covers a lost one. */
export async function planPublishing(trx: Transaction, { status, publishAt }: ProductForm): Promise<void> {
  if (status !== 'draft' || publishAt === null) return
  const notBefore = Date.parse(publishAt)
  await enqueue(trx, 'publish-products', {}, { notBefore, key: `publish-products-${notBefore}` })
}
