import type { Database } from '../db/database.ts'
import { insertMailboxMessage } from './mailbox-queries.ts'
import type { Mailer } from './mailer.ts'

/** Replaces SMTP in the demo: stores mails in a table that the page /mailbox shows. */
export const mailboxMailer = (db: Database): Mailer => ({ send: (mail) => insertMailboxMessage(db, mail) })
