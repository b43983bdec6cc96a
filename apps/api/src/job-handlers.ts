import { remindRegistrations } from './features/clients/index.ts'
import { remindDebts } from './features/receivables/index.ts'
import { foldRevenue } from './features/analytics/index.ts'
import { importByJob } from './features/imports/index.ts'
import { issueByJob, issueOwed } from './features/invoices/index.ts'
import { sendMail, sweepMails } from './features/mail/index.ts'
import { completeOverdue, expireOrder, overdueOrders, unreceivedOrders } from './features/orders/index.ts'
import { checkOrderPayment, checkPayment, sweepPayments } from './features/payments/index.ts'
import { publishProducts } from './features/products/index.ts'
import { placeStanding } from './features/standing-orders/index.ts'
import { attachStatement, monthlyStatements } from './features/statements/index.ts'
import { forgetOld } from './jobs/delete-expired.ts'
import { freeJobs } from './jobs/release-stuck-jobs.ts'
import type { Jobs } from './jobs/run.ts'
import type { World } from './context.ts'

/** What each job does. */
export const jobs: Jobs = {
  'send-mail': (world, payload) => sendMail(world, payload, attachStatement),
  'sweep-mails': sweepMails,
  'expire-order': (world, { orderId }) => expire(world, orderId),
  'check-payment': (world, { attemptId }) => checkPayment(world, attemptId),
  'sweep-orders': async (world) => {
    for (const orderId of await overdueOrders(world)) {
      // One order that can't be given up must not keep the others' flowers.
      await expire(world, orderId).catch((error: unknown) =>
        world.log.error({ orderId, err: error }, 'an order did not expire'),
      )
    }
    for (const orderId of await unreceivedOrders(world)) {
      await completeOverdue(world, orderId).catch((error: unknown) =>
        world.log.error({ orderId, err: error }, 'an order did not complete'),
      )
    }
  },
  'complete-order': (world, { orderId }) => completeOverdue(world, orderId),
  'issue-invoice': issueByJob,
  'issue-owed': issueOwed,
  'remind-debts': remindDebts,
  'remind-registrations': remindRegistrations,
  'monthly-statements': monthlyStatements,
  'place-standing': placeStanding,
  'sweep-payments': sweepPayments,
  'publish-products': publishProducts,
  'free-jobs': freeJobs,
  'forget-old': forgetOld,
  'import-products': importByJob,
  'fold-revenue': foldRevenue,
}

/** Money that came in the last minute is found before the order is given up. */
async function expire(world: World, orderId: string): Promise<void> {
  await checkOrderPayment(world, orderId)
  await expireOrder(world, orderId)
}
