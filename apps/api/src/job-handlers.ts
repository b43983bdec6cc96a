import type { AppContext } from './context.ts'
import { sendRequestedLink } from './features/accounts/index.ts'
import { sweepAddressRequests } from './features/address-requests/index.ts'
import { mailCredits } from './features/admin-orders/index.ts'
import { aggregateRevenue } from './features/analytics/index.ts'
import { remindRegistrations } from './features/clients/index.ts'
import { expireGiftCards, sendGiftCard } from './features/gift-cards/index.ts'
import { importByJob } from './features/imports/index.ts'
import { issueInvoiceJob, issueMissing } from './features/invoices/index.ts'
import { sendMail, sendOverdueMails } from './features/mail/index.ts'
import { useMaterials } from './features/materials/index.ts'
import { sendOccasionReminders } from './features/occasion-reminders/index.ts'
import { notifyDriver, sendOrderMessage, sweepOrderMessages } from './features/order-messages/index.ts'
import { completeOverdue, expireOrder, listOverdueOrders, listUnreceivedOrders } from './features/orders/index.ts'
import { checkOpenPayments, checkOrderPayment, checkPayment, sendRefunds } from './features/payments/index.ts'
import { publishProducts } from './features/products/index.ts'
import { remindDebts } from './features/receivables/index.ts'
import { placeStandingOrders } from './features/standing-orders/index.ts'
import { attachStatement, monthlyStatements } from './features/statements/index.ts'
import { sendStockAlerts } from './features/stock-alerts/index.ts'
import { mailRejections, submitDocuments } from './features/tax-submissions/index.ts'
import { continueOnboarding, remindCertificates } from './features/tax-units/index.ts'
import { startDueWebhooks } from './features/webhooks/index.ts'
import { deleteExpired } from './jobs/delete-expired.ts'
import { releaseStuckJobs } from './jobs/release-stuck-jobs.ts'
import type { JobHandlers } from './jobs/run.ts'

/** The handler of each job. */
export const jobHandlers: JobHandlers = {
  'send-mail': (context, payload) => sendMail(context, payload, attachStatement),
  'sweep-mails': sendOverdueMails,
  'send-account-link': sendRequestedLink,
  'send-order-message': sendOrderMessage,
  'sweep-order-messages': sweepOrderMessages,
  'tell-driver': notifyDriver,
  'expire-order': (context, { orderId }) => expire(context, orderId),
  'check-payment': (context, { attemptId }) => checkPayment(context, attemptId),
  'sweep-orders': async (context) => {
    for (const orderId of await listOverdueOrders(context)) {
      // An error at one order must not prevent the expiry of the others.
      await expire(context, orderId).catch((error: unknown) =>
        context.log.error({ orderId, err: error }, 'an order did not expire'),
      )
    }
    for (const orderId of await listUnreceivedOrders(context)) {
      await completeOverdue(context, orderId).catch((error: unknown) =>
        context.log.error({ orderId, err: error }, 'an order did not complete'),
      )
    }
  },
  'sweep-address-requests': sweepAddressRequests,
  'complete-order': (context, { orderId }) => completeOverdue(context, orderId),
  'issue-invoice': issueInvoiceJob,
  'mail-credits': mailCredits,
  'issue-owed': issueMissing,
  'onboard-tax-unit': continueOnboarding,
  'submit-tax-documents': submitDocuments,
  'mail-tax-rejections': mailRejections,
  'remind-tax-certificates': remindCertificates,
  'remind-debts': remindDebts,
  'remind-registrations': remindRegistrations,
  'send-occasion-reminders': sendOccasionReminders,
  'monthly-statements': monthlyStatements,
  'place-standing': placeStandingOrders,
  'sweep-payments': checkOpenPayments,
  'send-refunds': sendRefunds,
  'send-stock-alerts': sendStockAlerts,
  'publish-products': publishProducts,
  'send-webhooks': startDueWebhooks,
  'send-gift-card': sendGiftCard,
  'expire-gift-cards': expireGiftCards,
  'free-jobs': releaseStuckJobs,
  'forget-old': deleteExpired,
  'import-products': importByJob,
  'use-materials': useMaterials,
  'fold-revenue': aggregateRevenue,
}

/** Checks for a payment before the order expires. */
async function expire(context: AppContext, orderId: string): Promise<void> {
  await checkOrderPayment(context, orderId)
  await expireOrder(context, orderId)
}
