import { DRIVERS_WORK } from '@warda/domain/access/permissions'
import type { Language } from '@warda/domain/language'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { StaffRole } from './queries.ts'

export type InvitationRow = {
  id: string
  email: string
  full_name: string
  role: StaffRole
  permissions: string[] | null
  expires_at: Date
}

const OPEN = ['id', 'email', 'full_name', 'role', 'permissions', 'expires_at'] as const

/** Invitations that can still be accepted, the newest first. */
export async function findOpenInvitations(db: Database, now: Date): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitation')
    .select(OPEN)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export type NewInvitation = {
  email: string
  emailFolded: string
  fullName: string
  role: StaffRole
  permissions: string[] | null
  language: Language
  tokenHash: Buffer
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** A new invitation; undefined when the address has an open one, also one that is being made this very moment. */
export async function insertInvitation(trx: Transaction, it: NewInvitation): Promise<InvitationRow | undefined> {
  return trx
    .insertInto('invitation')
    .values({
      email: it.email,
      email_folded: it.emailFolded,
      full_name: it.fullName,
      role: it.role,
      permissions: it.permissions,
      language: it.language,
      token_hash: it.tokenHash,
      invited_by: it.invitedBy,
      created_at: it.now,
      expires_at: it.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column('email_folded').where('used_at', 'is', null).where('revoked_at', 'is', null).doNothing(),
    )
    .returning(OPEN)
    .executeTakeFirst()
}

/** Ends what ran out unused: an address may be invited again, and no clock set back opens it. */
export async function endExpired(db: Database, which: { emailFolded: string }, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('email_folded', '=', which.emailFolded)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

/** An open invitation, held until the transaction ends. */
export async function lockOpenInvitation(trx: Transaction, id: string, now: Date): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('invitation')
    .select(OPEN)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function endInvitation(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('invitation').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** Ends the open invitations of somebody that give more than `left`, what that person may give now; null ends none. */
export async function endInvitationsOf(
  trx: Transaction,
  inviterId: string,
  left: readonly string[] | 'nothing',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('invited_by', '=', inviterId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if(left !== 'nothing', (query) =>
      query.where(
        sql<SqlBool>`case role when 'Admin' then permissions is null or not permissions <@ ${sql.val([...left])}::text[]
          else not ${sql.val([...DRIVERS_WORK])}::text[] <@ ${sql.val([...left])}::text[] end`,
      ),
    )
    .execute()
}

export type FoundInvitation = InvitationRow & {
  email_folded: string
  language: Language
  used_at: Date | null
  revoked_at: Date | null
}

/** The invitation of a link, whatever became of it. */
export async function findInvitation(db: Database, tokenHash: Buffer): Promise<FoundInvitation | undefined> {
  return db
    .selectFrom('invitation')
    .select([...OPEN, 'email_folded', 'language', 'used_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Uses an invitation up; false when it is used, ended or over. */
export async function useInvitation(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('invitation')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
