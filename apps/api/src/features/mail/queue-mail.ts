import type { Language } from '@warda/domain/language'
import type { Transaction } from '../../db/database.ts'
import { enqueue, type JobToAdd } from '../../jobs/enqueue.ts'
import type { MailKind, MailPayloads } from './mail-kinds.ts'
import { insertMail } from './queries.ts'

export type MailToQueue<K extends MailKind> = {
  kind: K
  /** Identifies the event and the recipient, such as `order-paid:{orderId}`: each gets one mail, however often the event occurs (I45). */
  dedupeKey: string
  to: { name: string; address: string }
  language: Language
  payload: MailPayloads[K]
}

/**
 * Inserts a mail into the outbox in the transaction of its event, so that it is sent only when that commits. The text is rendered when it
 * is sent.
 */
export async function queueMail<K extends MailKind>(trx: Transaction, mail: MailToQueue<K>): Promise<void> {
  const mailId = await insertMail(trx, mail)
  if (mailId) await enqueue(trx, 'send-mail', { mailId }, { key: `mail:${mailId}` })
}

/**
 * Like {@link queueMail}, without the job: enqueueing serialises commits, which is too slow for an event of many concurrent transactions.
 * The caller enqueues {@link mailJob} after the commit; the recovery job does so when the process dies in between. Returns the mail's id,
 * or null when it exists already.
 */
export const insertMailOnly = <K extends MailKind>(trx: Transaction, mail: MailToQueue<K>): Promise<string | null> =>
  insertMail(trx, mail)

/** The job that sends a committed mail. */
export const mailJob = (mailId: string): JobToAdd => ({ name: 'send-mail', payload: { mailId }, key: `mail:${mailId}` })
