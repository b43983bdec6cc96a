import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { MailKind, MailPayloads } from './kinds.ts'
import { insertMail } from './queries.ts'

export type MailToWrite<K extends MailKind> = {
  kind: K
  /** Names the event and the recipient, e.g. `order-paid:{orderId}`: one mail for each, however often the event is told (I45). */
  dedupeKey: string
  to: { name: string; address: string }
  language: 'en' | 'ar'
  payload: MailPayloads[K]
}

/**
 * Writes a mail into the outbox in the transaction of the event it tells of: it leaves if, and only if, that commits. Its words and
 * shape are made when it is sent.
 */
export async function writeMail<K extends MailKind>(trx: Transaction, mail: MailToWrite<K>): Promise<void> {
  const mailId = await insertMail(trx, mail)
  if (mailId) await enqueue(trx, 'send-mail', { mailId }, { key: `mail:${mailId}` })
}
