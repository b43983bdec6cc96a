import { isWalkInEmail } from '@warda/domain/counter-sales/walk-in-email'
import type { Language } from '@warda/domain/language'
import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'
import type { MailboxMessage } from '../../db/schema.ts'

export type NewMail = {
  kind: string
  dedupeKey: string
  to: { name: string; address: string }
  language: Language
  payload: unknown
}

/** Puts a mail into the outbox and returns its id, or null when the event already sent one to the recipient, or to a walk-in. */
export async function insertMail(trx: Transaction, mail: NewMail): Promise<string | null> {
  if (isWalkInEmail(mail.to.address)) return null
  const row = await trx
    .insertInto('mail')
    .values({
      kind: mail.kind,
      dedupe_key: mail.dedupeKey,
      to_address: mail.to.address,
      to_name: mail.to.name,
      language: mail.language,
      payload: JSON.stringify(mail.payload),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Claims an unsent mail for `leaseSeconds`; undefined when it is sent, claimed or not due. Uses the clock of the database, which all processes
 * share.
 */
export async function claimMail(db: Database, mailId: string, leaseSeconds: number) {
  return db
    .updateTable('mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    }))
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .returning(['id', 'kind', 'to_address', 'to_name', 'language', 'payload', 'attempts'])
    .executeTakeFirst()
}

/** Marks a mail as sent. */
export async function markSent(db: Database, mailId: string): Promise<void> {
  await db.updateTable('mail').set({ sent_at: sql<Date>`now()` }).where('id', '=', mailId).execute()
}

/** Postpones a mail and returns when it is due, in ms since the epoch. */
export async function postponeMail(trx: Transaction, mailId: string, seconds: number): Promise<number> {
  const row = await trx
    .updateTable('mail')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', mailId)
    .returning('next_attempt_at')
    .executeTakeFirstOrThrow()
  return row.next_attempt_at.getTime()
}

/** Unsent mails that were due more than `lateSeconds` ago: their job was lost with its process. */
export async function findOverdueMails(db: Database, lateSeconds: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<', sql<Date>`now() - make_interval(secs => ${lateSeconds})`)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

const MAILBOX = ['id', 'to_address', 'subject', 'html', 'body_text', 'language', 'at'] as const

export type MailboxRow = Pick<Selectable<MailboxMessage>, (typeof MAILBOX)[number]> &
  Computed<{ attachments: Columns<'mailbox_attachment', 'fileName' | 'mime'>[] }>

const attachments = sql<MailboxRow['attachments']>`(
  select coalesce(json_agg(json_build_object('fileName', a.file_name, 'mime', a.mime) order by a.position), '[]'::json)
  from mailbox_attachment a where a.message_id = mailbox_message.id
)`.as('attachments')

/** Mails of the demo mailbox, newest first, of one recipient or of all. */
export async function findMailbox(db: Database, to: string | undefined, limit: number): Promise<MailboxRow[]> {
  return db
    .selectFrom('mailbox_message')
    .select([...MAILBOX, attachments])
    .$if(to !== undefined, (query) => query.where('to_address', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One mail of the demo mailbox. */
export async function findMailboxMessage(db: Database, id: number): Promise<MailboxRow | undefined> {
  return db
    .selectFrom('mailbox_message')
    .select([...MAILBOX, attachments])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An attachment of a mail of the demo mailbox. */
export async function findAttachment(
  db: Database,
  messageId: number,
  position: number,
): Promise<Columns<'mailbox_attachment', 'fileName' | 'mime' | 'bytes'> | undefined> {
  return db
    .selectFrom('mailbox_attachment')
    .select(['file_name as fileName', 'mime', 'bytes'])
    .where('message_id', '=', messageId)
    .where('position', '=', position)
    .executeTakeFirst()
}

export type MailboxText = Columns<'mailbox_text', 'id' | 'channel' | 'toPhone' | 'bodyText' | 'language' | 'at'>

/** WhatsApp and text messages of the demo mailbox, newest first, to one number or to all. */
export async function findMailboxTexts(db: Database, to: string | undefined, limit: number): Promise<MailboxText[]> {
  const { rows } = await sql<MailboxText>`
    select id, channel, to_phone as "toPhone", body_text as "bodyText", language, at from mailbox_text
    where ${to ?? null}::text is null or to_phone = ${to ?? null} order by id desc limit ${limit}
  `.execute(db)
  return rows
}

/** One message of the demo mailbox. */
export async function findMailboxText(db: Database, id: number): Promise<MailboxText | undefined> {
  const { rows } = await sql<MailboxText>`
    select id, channel, to_phone as "toPhone", body_text as "bodyText", language, at from mailbox_text where id = ${id}
  `.execute(db)
  return rows[0]
}

/** Deletes mails sent before `before`, and their copies in the demo mailbox. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await sql`
    with old as (select id from mail where sent_at < ${before}), shown as (delete from mailbox_message where mail_id in (select id from old))
    select 1
  `.execute(db)
  await sql`
    delete from mail m where sent_at < ${before} and not exists (select from mailbox_message b where b.mail_id = m.id)
  `.execute(db)
}
