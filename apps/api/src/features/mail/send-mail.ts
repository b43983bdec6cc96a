import { isUndeliverableEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import type { Attachment } from '../../adapters/mailer.ts'
import type { AppContext } from '../../context.ts'
import { selectSizeNames } from '../../db/product-options.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { readSettings, type SitePicture } from '../settings/index.ts'
import { buildLegalLine } from './legal-line.ts'
import { mailBrand } from './mail-brand.ts'
import type { MailKind } from './mail-kinds.ts'
import { mailPicturePath } from './picture-path.ts'
import { claimMail, findOverdueMails, markSent, postponeMail } from './queries.ts'
import type { MailHero } from './templates/content.ts'
import { isMailKind, renderMail } from './templates/render-mail.ts'

/** Seconds after which another process may try a mail; longer than the timeout of the mailer. */
const LEASE_SECONDS = 180
/** Delays between attempts: 1 s, doubling up to a minute, with jitter so that a recovering server is not overloaded. */
const MAX_PAUSE_SECONDS = 60

const pauseAfter = (attempts: number): number =>
  Math.min(MAX_PAUSE_SECONDS, 2 ** Math.min(attempts - 1, 10)) * (0.75 + Math.random() / 4)

/** Renders the attachments of a kind of mail; at sending time, so that the outbox stores none. */
export type Attach = (
  context: AppContext,
  mail: { kind: MailKind; payload: unknown; language: Language },
) => Promise<readonly Attachment[]>

/**
 * Sends one mail of the outbox. A failed mail is retried without limit, at most a minute apart; a sent mail is not sent again. A crash
 * between sending and recording may send it twice with the same Message-ID.
 */
export async function sendMail(context: AppContext, { mailId }: { mailId: string }, attach: Attach): Promise<void> {
  const mail = await claimMail(context.db, mailId, LEASE_SECONDS)
  if (!mail) return
  // A user known by phone only has no address; the mail counts as sent.
  if (isUndeliverableEmail(mail.to_address)) return markSent(context.db, mailId)
  try {
    if (!isMailKind(mail.kind)) throw new Error(`There is no mail of kind ${mail.kind}.`)
    const settings = await readSettings(context)
    const { contact, identity, sitePictures } = settings
    const { PUBLIC_URL: publicUrl, SECRET: secret } = context.config
    const frame = {
      language: mail.language,
      publicUrl,
      secret,
      brand: mailBrand(identity, mail.language, publicUrl),
      contactEmail: contact.email,
      legalLine: buildLegalLine(settings, mail.language),
      hero: heroOf(sitePictures.heroes[0], mail.language),
      sizes: await selectSizeNames(context.db),
    }
    const rendered = renderMail(mail.kind, mail.payload as never, frame)
    const to = { name: mail.to_name, address: mail.to_address }
    const attachments = await attach(context, { kind: mail.kind, payload: mail.payload, language: mail.language })
    const senderName = identity.senderName[mail.language]
    await context.mailer.send({ id: mail.id, senderName, to, language: mail.language, attachments, ...rendered })
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

/** The first picture of the home page, wide enough for a mail. */
const heroOf = (picture: SitePicture | undefined, language: Language): MailHero | null => {
  const path = mailPicturePath(picture ?? null, 1000)
  return picture && path ? { path, text: picture.alt[language] } : null
}

async function tryLater(context: AppContext, mailId: string, attempts: number): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const due = await postponeMail(trx, mailId, pauseAfter(attempts))
    await enqueue(trx, 'send-mail', { mailId }, { key: `mail:${mailId}`, notBefore: due })
  })
}

const LATE_SECONDS = 20
const AT_ONCE = 500

/** Every minute: enqueues mails whose job was lost with its process, so that none waits longer than a few minutes (I46). */
export const sendOverdueMails: JobHandlers['sweep-mails'] = async (context) => {
  for (const mailId of await findOverdueMails(context.db, LATE_SECONDS, AT_ONCE)) {
    await enqueue(context.db, 'send-mail', { mailId }, { key: `mail:${mailId}` })
  }
}
