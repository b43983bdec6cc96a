import type { AppContext } from '../../context.ts'
import { issueInvoiceJob } from './issue-invoice-job.ts'
import { findOwed } from './missing-queries.ts'

const AT_ONCE = 500

/**
 * Job `issue-owed`: the documents that waited until the shop had said who it is, oldest order first, each dated when it is issued. It asks the
 * orders themselves, so it may stop anywhere and be run again.
 */
export async function issueMissing(context: AppContext): Promise<void> {
  let after = 0
  for (;;) {
    const owed = await findOwed(context.db, after, AT_ONCE)
    for (const { id, number } of owed) {
      after = number
      // One order that can't be invoiced must not keep the others from theirs.
      await issueInvoiceJob(context, { orderId: id }).catch((error: unknown) =>
        context.log.error({ orderId: id, err: error }, 'an owed invoice was not issued'),
      )
    }
    if (owed.length < AT_ONCE) return
  }
}
