import type { Language } from '@warda/domain/language'
/** A file that goes with a mail; its name is ASCII. */
export type Attachment = { fileName: string; mime: string; bytes: Uint8Array }

export type OutgoingMail = {
  /** The outbox row; it makes the Message-ID, so a mail sent twice is recognisable as one. */
  id: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  language: Language
  attachments: readonly Attachment[]
}

/** Sends one mail; throws when it did not leave, and the job tries again later. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> }
