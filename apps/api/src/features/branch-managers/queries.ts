import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

/** A manager who is not deleted, with the branch and client. `identityFile` is the id of a private file. */
export type ActiveManager = Columns<
  'branch_manager',
  'id' | 'identityFile' | 'identityNumber' | 'branchId' | 'userId' | 'createdBy' | 'createdAt'
> &
  Columns<'app_user', 'fullName' | 'email' | 'phone' | 'emailFolded'> & {
    branchName: Column<'branch', 'name'>
    clientId: Column<'branch', 'clientId'>
  }

const activeManagers = sql`
  select m.id, u.full_name as "fullName", u.email, u.phone, m.identity_file as "identityFile", m.identity_number as "identityNumber", b.id as "branchId", b.name as "branchName",
    u.id as "userId", u.email_folded as "emailFolded", b.client_id as "clientId", m.created_by as "createdBy", m.created_at as "createdAt"
  from branch_manager m join app_user u on u.id = m.user_id join branch b on b.id = m.branch_id
  where m.deleted_at is null
`

/** The active managers of a client, by branch; at most 1,000. */
export async function findManagers(db: Database, clientId: number): Promise<ActiveManager[]> {
  const { rows } = await sql<ActiveManager>`
    ${activeManagers} and b.client_id = ${clientId} order by b.name, b.id limit 1000
  `.execute(db)
  return rows
}

/** The branch's active manager. */
export async function findManager(db: Database, branchId: number): Promise<ActiveManager | undefined> {
  return (await sql<ActiveManager>`${activeManagers} and b.id = ${branchId}`.execute(db)).rows[0]
}

/** The client of a branch. */
export async function findClientOfBranch(db: Database, branchId: number): Promise<number | undefined> {
  const row = await db.selectFrom('branch').select('client_id').where('id', '=', branchId).executeTakeFirst()
  return row?.client_id
}

/** Locks a branch, so that its managers are added and removed one at a time; returns the client id. */
export async function lockBranch(trx: Transaction, branchId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('branch')
    .select('client_id')
    .where('id', '=', branchId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.client_id
}

export type NewManager = {
  clientId: number
  branchId: number
  fullName: string
  email: string
  emailFolded: string
  phone: string
  phoneE164: string | null
  passwordHash: string
  language: Language
  identityNumber: string
  createdBy: string
  at: Date
}

/** Creates the manager's account; null when an active account has the address. The manager accepts the terms later. */
export async function insertAccount(trx: Transaction, manager: NewManager): Promise<string | null> {
  const row = await trx
    .insertInto('app_user')
    .values({
      role: 'BranchManager',
      full_name: manager.fullName,
      email: manager.email,
      email_folded: manager.emailFolded,
      phone: manager.phone,
      phone_e164: manager.phoneE164,
      password_hash: manager.passwordHash,
      client_id: manager.clientId,
      language: manager.language,
      created_at: manager.at,
    })
    .onConflict((conflict) => conflict.column('email_folded').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertManager(
  trx: Transaction,
  manager: NewManager & { userId: string; identityFile: string },
): Promise<void> {
  await trx
    .insertInto('branch_manager')
    .values({
      branch_id: manager.branchId,
      user_id: manager.userId,
      identity_number: manager.identityNumber,
      identity_file: manager.identityFile,
      created_at: manager.at,
      created_by: manager.createdBy,
    })
    .execute()
}

/** Deletes a manager: nobody can log in to the account and its address is free again. The rows stay for the history. */
export async function endManager(trx: Transaction, manager: { id: number; userId: string }, at: Date): Promise<void> {
  await trx.updateTable('branch_manager').set({ deleted_at: at }).where('id', '=', manager.id).execute()
  await trx
    .updateTable('app_user')
    .set({ deleted_at: at, password_hash: '-', pending_email: null })
    .where('id', '=', manager.userId)
    .execute()
}

/** Marks the identity picture as deleted; the nightly cleanup removes its file. */
export async function deleteIdentityFile(trx: Transaction, fileId: string, at: Date): Promise<void> {
  await trx.updateTable('private_file').set({ deleted_at: at }).where('id', '=', fileId).execute()
}
