import type { RawRoute } from './app.ts'
import { invoiceFileRoute } from './features/invoices/index.ts'
import { mailboxPage } from './features/mail/index.ts'
import { paylinkReturn, sandboxPage } from './features/payments/index.ts'

/** Pages that are not calls: the demo's mailbox, the sandbox gateway's pages, the way back from Paylink, the papers of invoices. */
export const rawRoutes: readonly RawRoute[] = [mailboxPage, sandboxPage, paylinkReturn, invoiceFileRoute]
