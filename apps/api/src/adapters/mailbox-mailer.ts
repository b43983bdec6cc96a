import type { Database } from '../db/database.ts'
import { insertMailboxMessage } from './mailbox-queries.ts'
import type { Mailer } from './mailer.ts'

/** Stands in for SMTP in the demo: mails land in a table, which the page /mailbox shows. */
export const mailboxMailer = (db: Database): Mailer => ({ send: (mail) => insertMailboxMessage(db, mail) })
