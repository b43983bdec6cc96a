import type { Language } from '@warda/domain/language'
import type { Transaction } from '../../db/database.ts'
import { enqueue, type JobToAdd } from '../../jobs/enqueue.ts'
import type { MailKind, MailPayloads } from './mail-kinds.ts'
import { insertMail } from './queries.ts'

export type MailToQueue<K extends MailKind> = {
  kind: K
  /** Names the event and the recipient, e.g. `order-paid:{orderId}`: one mail for each, however often the event is told (I45). */
  dedupeKey: string
  to: { name: string; address: string }
  language: Language
  payload: MailPayloads[K]
}

/**
 * Writes a mail into the outbox in the transaction of the event it tells of: it leaves if, and only if, that commits. Its words and
 * shape are made when it is sent.
 */
export async function queueMail<K extends MailKind>(trx: Transaction, mail: MailToQueue<K>): Promise<void> {
  const mailId = await insertMail(trx, mail)
  if (mailId) await enqueue(trx, 'send-mail', { mailId }, { key: `mail:${mailId}` })
}

/**
 * Like {@link queueMail}, for the one event that many people cause at the same moment: queueing a job makes commits wait for one
 * another, so the mail is written without one and given its {@link mailJob} after the commit (or by the sweep, should we die in
 * between). Gives the mail's id, or null when it is written already.
 */
export const insertMailOnly = <K extends MailKind>(trx: Transaction, mail: MailToQueue<K>): Promise<string | null> =>
  insertMail(trx, mail)

/** The job that sends a mail which is written and committed already. */
export const mailJob = (mailId: string): JobToAdd => ({ name: 'send-mail', payload: { mailId }, key: `mail:${mailId}` })
