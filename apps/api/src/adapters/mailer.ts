import type { Language } from '@warda/domain/language'

/** An attached file with an ASCII name. */
export type Attachment = { fileName: string; mime: string; bytes: Uint8Array }

export type OutgoingMail = {
  /** Id of the outbox row, used as the Message-ID, so that duplicates can be detected. */
  id: string
  /** Sender name: the name of the shop. */
  senderName: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  language: Language
  attachments: readonly Attachment[]
  /** Where one press ends mails of this kind (RFC 8058); only for mails that are not about an order or an account. */
  unsubscribeUrl?: string | undefined
}

/** Sends one mail; throws when sending fails, and the job retries later. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> }
