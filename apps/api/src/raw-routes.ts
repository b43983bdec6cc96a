import type { RawRoute } from './app.ts'
import { browserErrorsRoute } from './features/browser-errors/index.ts'
import { mapTileRoute } from './features/delivery/index.ts'
import { iconRoutes } from './features/identity/index.ts'
import { invoiceFileRoute } from './features/invoices/index.ts'
import { mailboxPage } from './features/mail/index.ts'
import { reminderStopRoute } from './features/occasion-reminders/index.ts'
import { offlinePage } from './features/offline/index.ts'
import { shortLinkRoute, smsWebhook, whatsAppWebhook } from './features/order-messages/index.ts'
import { debtPayRoute, moyasarReturn, paylinkReturn, payRoute, sandboxPage } from './features/payments/index.ts'
import { stockAlertUnsubscribeRoute } from './features/stock-alerts/index.ts'
import { webVitalsRoute } from './features/web-vitals/index.ts'

/** Routes outside the contract, such as webhooks, returns from gateways and links in mails. */
export const rawRoutes: readonly RawRoute[] = [
  browserErrorsRoute,
  webVitalsRoute,
  mailboxPage,
  offlinePage,
  iconRoutes,
  sandboxPage,
  paylinkReturn,
  moyasarReturn,
  payRoute,
  debtPayRoute,
  invoiceFileRoute,
  mapTileRoute,
  shortLinkRoute,
  whatsAppWebhook,
  smsWebhook,
  stockAlertUnsubscribeRoute,
  reminderStopRoute,
]
