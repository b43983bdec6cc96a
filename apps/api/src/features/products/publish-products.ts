import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { ProductForm } from './product-form.ts'
import { publishDue } from './publish-queries.ts'

/** Every minute, and at the moment itself: publishes what is due. Every process hears of it from the catalogue's own trigger. */
export async function publishProducts({ db, clock }: AppContext): Promise<void> {
  await publishDue(db, new Date(clock.now()))
}

/** Asks for a look at the very moment that a draft is due; the one of every minute makes up for a lost one. */
export async function planPublishing(trx: Transaction, { status, publishAt }: ProductForm): Promise<void> {
  if (status !== 'draft' || publishAt === null) return
  const notBefore = Date.parse(publishAt)
  await enqueue(trx, 'publish-products', {}, { notBefore, key: `publish-products-${notBefore}` })
}
