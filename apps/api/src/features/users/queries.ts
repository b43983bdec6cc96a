import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

const COLUMNS = [
  'u.id',
  'u.role',
  'u.full_name',
  'u.email',
  'u.email_folded',
  'u.pending_email',
  'u.phone',
  'u.language',
  'u.email_confirmed_at',
  'u.client_id',
] as const

/** An active user with the name of their client. */
export async function findUser(db: Database, userId: string) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .select([...COLUMNS, 'c.organization_name'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Locks an active user until the transaction ends. */
export async function lockUser(trx: Transaction, userId: string) {
  return trx
    .selectFrom('app_user as u')
    .select([...COLUMNS, 'u.password_hash'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether another active account has the address. */
export async function isEmailTaken(db: Database, emailFolded: string, exceptUserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', emailFolded)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptUserId)
    .executeTakeFirst()
  return row !== undefined
}

export type PublicData = {
  fullName: string
  phone: string
  phoneE164: string | null
  /** The current address in a new spelling; its normalised form stays. */
  email: string
  pendingEmail: string | null
}

export async function updatePublicData(trx: Transaction, userId: string, data: PublicData): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      full_name: data.fullName,
      phone: data.phone,
      phone_e164: data.phoneE164,
      // A caller is recognised by the number they called from, not by one that was typed in later.
      made_by_shop: sql<boolean>`made_by_shop and coalesce(phone_e164, phone) = ${data.phoneE164 ?? data.phone}`,
      email: data.email,
      pending_email: data.pendingEmail,
    })
    .where('id', '=', userId)
    .execute()
}

/** Sets a new password when the old hash is still the checked one; drops a pending address. */
export async function replacePassword(
  trx: Transaction,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const result = await trx
    .updateTable('app_user')
    .set({ password_hash: newHash, pending_email: null })
    .where('id', '=', userId)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
