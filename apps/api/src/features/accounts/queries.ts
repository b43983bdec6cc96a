import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

type TokenPurpose = 'confirm-email' | 'reset-password' | 'change-email'

export type NewUser = {
  role: 'Shopper' | 'Customer'
  fullName: string
  email: string
  emailFolded: string
  phone: string
  phoneE164: string | null
  passwordHash: string
  clientId: number | null
  language: Language
  now: Date
}

/** Creates an empty business client and returns its id. */
export async function insertEmptyClient(trx: Transaction, now: Date): Promise<number> {
  const row = await trx.insertInto('client').values({ created_at: now }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Creates a user and returns the id; null when an active account has the address, also from a concurrent transaction. */
export async function insertUser(trx: Transaction, user: NewUser): Promise<string | null> {
  const row = await trx
    .insertInto('app_user')
    .values({
      role: user.role,
      full_name: user.fullName,
      email: user.email,
      email_folded: user.emailFolded,
      phone: user.phone,
      phone_e164: user.phoneE164,
      password_hash: user.passwordHash,
      client_id: user.clientId,
      language: user.language,
      terms_accepted_at: user.now,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email_folded').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const PERSON = [
  'id',
  'role',
  'full_name',
  'email',
  'email_folded',
  'pending_email',
  'language',
  'email_confirmed_at',
  'password_hash',
] as const

/** The active account with an email address. */
export async function findByEmail(db: Database, emailFolded: string) {
  return db
    .selectFrom('app_user')
    .select(PERSON)
    .where('email_folded', '=', emailFolded)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Locks an active account until the transaction ends. */
export async function lockUser(trx: Transaction, userId: string) {
  return trx
    .selectFrom('app_user')
    .select(PERSON)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export type NewToken = {
  hash: Buffer
  userId: string
  purpose: TokenPurpose
  emailFolded: string
  now: Date
  expiresAt: Date
}

export async function insertToken(trx: Transaction, token: NewToken): Promise<void> {
  await trx
    .insertInto('one_time_token')
    .values({
      token_hash: token.hash,
      user_id: token.userId,
      purpose: token.purpose,
      email_folded: token.emailFolded,
      expires_at: token.expiresAt,
      created_at: token.now,
    })
    .execute()
}

/** A token by its hash, used or not, when it has one of the purposes. */
export async function findToken(db: Database, hash: Buffer, purposes: readonly TokenPurpose[]) {
  return db
    .selectFrom('one_time_token')
    .select(['user_id', 'purpose', 'email_folded', 'expires_at', 'used_at'])
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
}

/** Marks a token as used; false when another request used it first. */
export async function useToken(trx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Deletes an expired token, so that it stays invalid when the clock is set back (I47). */
export async function deleteToken(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('one_time_token').where('token_hash', '=', hash).execute()
}

/** Deletes the unused tokens of a user, of one purpose or of all (promise P17). */
export async function deleteOpenTokens(trx: Transaction, userId: string, purpose?: TokenPurpose): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'confirm-email'))
    .execute()
}

/** Whether a link of this purpose was created for the user after `since`. */
export async function hasRecentToken(
  db: Database,
  userId: string,
  purpose: TokenPurpose,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_token')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function markConfirmed(trx: Transaction, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** Replaces the address by the pending one. Throws PostgreSQL's 23505 when another account has it. */
export async function applyPendingEmail(
  trx: Transaction,
  userId: string,
  emailFolded: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ email: sql`pending_email`, email_folded: emailFolded, pending_email: null, email_confirmed_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Sets a new password and drops a pending address. */
export async function updatePassword(trx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ password_hash: passwordHash, pending_email: null })
    .where('id', '=', userId)
    .execute()
}

/** Deletes tokens that expired before `before`. */
export async function deleteOldTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('one_time_token').where('expires_at', '<', before).execute()
}
