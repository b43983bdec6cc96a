import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export type NewMail = {
  kind: string
  dedupeKey: string
  to: { name: string; address: string }
  language: 'en' | 'ar'
  payload: unknown
}

/** Puts a mail into the outbox; its id, or null when this event has told this recipient already. */
export async function insertMail(trx: Transaction, mail: NewMail): Promise<string | null> {
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
