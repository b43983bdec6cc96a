import type { Language } from '@warda/domain/language'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'

type MailboxMail = {
  id: string
  to: { address: string }
  subject: string
  html: string
  text: string
  language: Language
  attachments: readonly { fileName: string; mime: string; bytes: Uint8Array }[]
}

/** Stores a mail and its attachments in the demo mailbox, once per mail. */
export const insertMailboxMessage = (db: Database, mail: MailboxMail): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await trx
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
      .returning('id')
      .executeTakeFirst()
    if (!row || mail.attachments.length === 0) return
    const attachments = mail.attachments.map(({ fileName, mime, bytes }, position) => ({
      message_id: row.id,
      position,
      file_name: fileName,
      mime,
      bytes: Buffer.from(bytes),
    }))
    await trx.insertInto('mailbox_attachment').values(attachments).execute()
  })

type MailboxText = { deliveryId: string; channel: 'whatsapp' | 'sms'; to: string; text: string; language: Language }

/** Stores a WhatsApp or text message in the demo mailbox, once per delivery. */
export async function insertMailboxText(
  db: Database,
  { deliveryId, channel, to, text, language }: MailboxText,
): Promise<void> {
  await db
    .insertInto('mailbox_text')
    .values({ delivery_id: deliveryId, channel, to_phone: to, body_text: text, language })
    .onConflict((conflict) => conflict.column('delivery_id').doNothing())
    .execute()
}
