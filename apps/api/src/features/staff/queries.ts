import { STAFF_ROLES, type StaffRole } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import type { ExpressionBuilder, SqlBool } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { DB } from '../../db/schema.ts'

const PERSON = [
  'id',
  'role',
  'full_name',
  'email',
  'permissions',
  'deactivated_at',
  'last_seen_at',
  'created_at',
] as const

/** Whether the member uses an authenticator app. */
const hasSecondFactor = (eb: ExpressionBuilder<DB, 'app_user'>) =>
  eb
    .exists(
      eb
        .selectFrom('second_factor as f')
        .select('f.user_id')
        .whereRef('f.user_id', '=', 'app_user.id')
        .where('f.confirmed_at', 'is not', null),
    )
    .as('has_second_factor')

export type StaffRow = {
  id: string
  role: string
  full_name: string
  email: string
  permissions: string[] | null
  deactivated_at: Date | null
  has_second_factor: SqlBool
  last_seen_at: Date | null
  created_at: Date
}

/** All staff, deactivated ones last. */
export async function findStaff(db: Database): Promise<StaffRow[]> {
  return staffQuery(db).execute()
}

export const staffQuery = (db: Database) =>
  db
    .selectFrom('app_user')
    .select(PERSON)
    .select(hasSecondFactor)
    .where('role', 'in', STAFF_ROLES)
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb('deactivated_at', 'is not', null))
    .orderBy('role')
    .orderBy('full_name')
    .orderBy('id')

/**
 * Locks members of staff until the transaction ends, ordered by id so that two people who change each other cannot deadlock. The lock
 * allows an audit entry about them.
 */
export async function lockStaff(trx: Transaction, userIds: readonly string[]): Promise<StaffRow[]> {
  return trx
    .selectFrom('app_user')
    .select(PERSON)
    .select(hasSecondFactor)
    .where('id', 'in', userIds)
    .where('role', 'in', STAFF_ROLES)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function updateStaff(
  trx: Transaction,
  userId: string,
  to: { permissions: string[] | null; deactivatedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ permissions: to.permissions, deactivated_at: to.deactivatedAt })
    .where('id', '=', userId)
    .execute()
}

export type NewStaff = {
  role: StaffRole
  fullName: string
  email: string
  emailFolded: string
  passwordHash: string
  permissions: string[] | null
  language: Language
  now: Date
}

/** Creates a member of staff with a confirmed address; null when an active account has it. */
export async function insertStaff(trx: Transaction, person: NewStaff): Promise<string | null> {
  const row = await trx
    .insertInto('app_user')
    .values({
      role: person.role,
      full_name: person.fullName,
      email: person.email,
      email_folded: person.emailFolded,
      password_hash: person.passwordHash,
      permissions: person.permissions,
      language: person.language,
      email_confirmed_at: person.now,
      created_at: person.now,
    })
    .onConflict((conflict) => conflict.column('email_folded').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether an active account has the address. */
export async function hasAccount(db: Database, emailFolded: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', emailFolded)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
