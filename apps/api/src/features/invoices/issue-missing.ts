import type { AppContext } from '../../context.ts'
import { runForEach } from '../../jobs/run-for-each.ts'
import { resumeOnboardings } from '../tax-units/index.ts'
import { issueInvoiceJob } from './issue-invoice-job.ts'
import { findMissingDocuments } from './missing-queries.ts'

const AT_ONCE = 500

/**
 * Job `issue-owed`: resumes the onboardings that wait, and issues the documents that waited for the seller details, oldest order first, dated
 * when they are issued. It can stop and restart at any point.
 */
export async function issueMissing(context: AppContext): Promise<void> {
  await resumeOnboardings(context.db)
  let after = 0
  for (;;) {
    const owed = await findMissingDocuments(context.db, after, AT_ONCE)
    await runForEach(
      owed,
      ({ id }) => issueInvoiceJob(context, { orderId: id }),
      ({ id: orderId }, err) => context.log.error({ orderId, err }, 'an owed invoice was not issued'),
    )
    if (owed.length < AT_ONCE) return
    after = owed.at(-1)?.number ?? after
  }
}
