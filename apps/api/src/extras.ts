import type { Extra } from './app.ts'
import { mailboxPage } from './features/notifications/mailbox-page.ts'
import { paylinkReturn } from './features/payments/paylink-return.ts'
import { sandboxPage } from './features/payments/sandbox-page.ts'

/** Pages that are not calls: the demo's mailbox, the sandbox gateway's pages, the way back from Paylink. */
export const extras: readonly Extra[] = [mailboxPage, sandboxPage, paylinkReturn]
