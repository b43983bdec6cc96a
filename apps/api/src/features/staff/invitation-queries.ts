import { DRIVER_PERMISSIONS } from '@warda/domain/access/permissions'
import type { StaffRole } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Invitation } from '../../db/schema.ts'

const INVITATION = ['id', 'email', 'full_name', 'role', 'permissions', 'expires_at'] as const

export type InvitationRow = Pick<Selectable<Invitation>, (typeof INVITATION)[number]>

/** Invitations that can be accepted, newest first. */
export async function findOpenInvitations(db: Database, now: Date): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitation')
    .select(INVITATION)
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

/** Creates an invitation; undefined when the address has an open one, also from a concurrent transaction. */
export async function insertInvitation(
  trx: Transaction,
  invitation: NewInvitation,
): Promise<InvitationRow | undefined> {
  return trx
    .insertInto('invitation')
    .values({
      email: invitation.email,
      email_folded: invitation.emailFolded,
      full_name: invitation.fullName,
      role: invitation.role,
      permissions: invitation.permissions,
      language: invitation.language,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column('email_folded').where('used_at', 'is', null).where('revoked_at', 'is', null).doNothing(),
    )
    .returning(INVITATION)
    .executeTakeFirst()
}

/** Revokes the expired invitations of an address, so that it can be invited again. */
export async function revokeExpiredInvitations(db: Database, emailFolded: string, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('email_folded', '=', emailFolded)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

/** Locks an open invitation until the transaction ends. */
export async function lockOpenInvitation(trx: Transaction, id: string, now: Date): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('invitation')
    .select(INVITATION)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function markRevoked(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('invitation').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** Revokes the open invitations from a person that grant more than `left`, the permissions the person may still grant. */
export async function revokeInvitationsFrom(
  trx: Transaction,
  inviterId: string,
  grantable: readonly string[] | 'nothing',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('invited_by', '=', inviterId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if(grantable !== 'nothing', (query) =>
      query.where(
        sql<SqlBool>`case role when 'Admin' then permissions is null or not permissions <@ ${sql.val([...grantable])}::text[]
          else not ${sql.val([...DRIVER_PERMISSIONS])}::text[] <@ ${sql.val([...grantable])}::text[] end`,
      ),
    )
    .execute()
}

export type InvitationWithState = InvitationRow &
  Pick<Selectable<Invitation>, 'email_folded' | 'language' | 'used_at' | 'revoked_at'>

/** The invitation of a link in any state. */
export async function findInvitation(db: Database, tokenHash: Buffer): Promise<InvitationWithState | undefined> {
  return db
    .selectFrom('invitation')
    .select([...INVITATION, 'email_folded', 'language', 'used_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Marks an invitation as used; false when it is used, revoked or expired. */
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
