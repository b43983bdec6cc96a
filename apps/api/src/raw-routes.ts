import type { Extra } from './app.ts'
import { invoicePage } from './features/invoices/index.ts'
import { mailboxPage } from './features/mail/index.ts'
import { paylinkReturn, sandboxPage } from './features/payments/index.ts'

/** Pages that are not calls: the demo's mailbox, the sandbox gateway's pages, the way back from Paylink, the papers of invoices. */
export const extras: readonly Extra[] = [mailboxPage, sandboxPage, paylinkReturn, invoicePage]
