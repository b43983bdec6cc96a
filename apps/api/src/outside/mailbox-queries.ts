import type { Database } from '../db/database.ts'

type MailboxMail = {
  id: string
  to: { address: string }
  subject: string
  html: string
  text: string
  language: 'en' | 'ar'
}

/** Puts a mail into the demo's mailbox, once. */
export async function insertMailboxMessage(db: Database, mail: MailboxMail): Promise<void> {
  await db
    .insertInto('mailbox_message')
    .values({
      mail_id: mail.id,
      to_address: mail.to.address,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      language: mail.language,
    })
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .execute()
}
