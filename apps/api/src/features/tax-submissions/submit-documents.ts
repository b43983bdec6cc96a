import type { AppContext } from '../../context.ts'
import { claimDue } from './queries.ts'
import { sendDocument } from './send-document.ts'

/** Documents that a process sends at the same time. */
const CONCURRENCY = 8

/** Job `submit-tax-documents`: sends all documents that are due. Several processes may run it; each document is claimed by one. */
export async function submitDocuments(context: AppContext): Promise<void> {
  for (;;) {
    const claimed = await claimDue(context.db, { limit: CONCURRENCY })
    if (claimed.length === 0) return
    const results = await Promise.allSettled(claimed.map((row) => sendDocument(context, row)))
    for (const result of results)
      if (result.status === 'rejected') context.log.error({ err: result.reason }, 'a tax document was not sent')
  }
}

/** How long a request waits for a clearance; sending continues after it. */
const MAX_WAIT_MS = 3_000

/** Sends one document at once, if it is due, so that a request for it does not depend on the job. */
export async function submitNow(context: AppContext, invoiceId: string): Promise<void> {
  const sending = sendClaimed(context, invoiceId).catch((error: unknown) =>
    context.log.error({ invoiceId, err: error }, 'a tax document was not sent'),
  )
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS)
  })
  await Promise.race([sending, timeout])
  clearTimeout(timer)
}

async function sendClaimed(context: AppContext, invoiceId: string): Promise<void> {
  const [claimed] = await claimDue(context.db, { limit: 1, invoiceId })
  if (claimed) await sendDocument(context, claimed)
}
