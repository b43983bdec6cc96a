import { isUndeliverableEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import type { Attachment } from '../../adapters/mailer.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { readSettings } from '../settings/index.ts'
import type { MailKind } from './mail-kinds.ts'
import { claimMail, findOverdueMails, markSent, postponeMail } from './queries.ts'
import { isMailKind, renderMail } from './templates/render-mail.ts'

/** How long one process may take to send a mail before another tries, seconds; longer than the mailer's own patience. */
const LEASE_SECONDS = 180
/** Pauses between tries: 1 s, doubling to a minute, each with chance in it, so that a server coming back is not run over. */
const MOST_PAUSE_SECONDS = 60

const pauseAfter = (attempts: number): number =>
  Math.min(MOST_PAUSE_SECONDS, 2 ** Math.min(attempts - 1, 10)) * (0.75 + Math.random() / 4)

/** Makes the files that go with a mail of a kind; made when it is sent, so the outbox holds none. */
export type Attach = (
  context: AppContext,
  mail: { kind: MailKind; payload: unknown; language: Language },
) => Promise<readonly Attachment[]>

/**
 * Sends one mail of the outbox, in its words of now. What does not leave is tried again for as long as it takes, never more than a
 * minute apart; a mail that was sent stays sent. A crash between sending and noting it may send it twice, under one Message-ID.
 */
export async function sendMail(context: AppContext, { mailId }: { mailId: string }, attach: Attach): Promise<void> {
  const mail = await claimMail(context.db, mailId, LEASE_SECONDS)
  if (!mail) return
  // Known by telephone alone: there is nowhere to send it, and that is done.
  if (isUndeliverableEmail(mail.to_address)) return markSent(context.db, mailId)
  try {
    if (!isMailKind(mail.kind)) throw new Error(`There is no mail of kind ${mail.kind}.`)
    const { contact } = await readSettings(context)
    const { PUBLIC_URL: publicUrl, SECRET: secret } = context.config
    const frame = { language: mail.language, publicUrl, secret, contactEmail: contact.email }
    const rendered = renderMail(mail.kind, mail.payload as never, frame)
    const to = { name: mail.to_name, address: mail.to_address }
    const attachments = await attach(context, { kind: mail.kind, payload: mail.payload, language: mail.language })
    await context.mailer.send({ id: mail.id, to, language: mail.language, attachments, ...rendered })
  } catch (error) {
    context.log.warn(
      { mailId, kind: mail.kind, attempts: mail.attempts, err: error },
      'a mail did not leave; it is tried again',
    )
    await tryLater(context, mailId, mail.attempts)
    return
  }
  await markSent(context.db, mailId)
}

async function tryLater(context: AppContext, mailId: string, attempts: number): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const due = await postponeMail(trx, mailId, pauseAfter(attempts))
    await enqueue(trx, 'send-mail', { mailId }, { key: `mail:${mailId}`, notBefore: due })
  })
}

const LATE_SECONDS = 20
const AT_ONCE = 500

/** Every minute: gives mails whose job died with its process a new one, so none waits longer than a few minutes (I46). */
export const sendOverdueMails: JobHandlers['sweep-mails'] = async (context) => {
  for (const mailId of await findOverdueMails(context.db, LATE_SECONDS, AT_ONCE)) {
    await enqueue(context.db, 'send-mail', { mailId }, { key: `mail:${mailId}` })
  }
}
