import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** A living manager and whose they are. */
export type ActiveManager = {
  id: number
  fullName: string
  email: string
  phone: string
  /** The id of a private picture. */
  identityFile: string | null
  branchId: number
  branchName: string
  userId: string
  emailFolded: string
  clientId: number
  createdBy: string | null
  createdAt: Date
}

const living = sql`
  select m.id, u.full_name as "fullName", u.email, u.phone, m.identity_file as "identityFile", b.id as "branchId", b.name as "branchName",
    u.id as "userId", u.email_folded as "emailFolded", b.client_id as "clientId", m.created_by as "createdBy", m.created_at as "createdAt"
  from branch_manager m join app_user u on u.id = m.user_id join branch b on b.id = m.branch_id
  where m.deleted_at is null
`

/** The living managers of a client, by branch; at most 100. */
export async function findManagers(db: Database, clientId: number): Promise<ActiveManager[]> {
  const { rows } = await sql<ActiveManager>`
    ${living} and b.client_id = ${clientId} order by b.name, b.id limit 100
  `.execute(db)
  return rows
}

/** The branch's living manager. */
export async function findManager(db: Database, branchId: number): Promise<ActiveManager | undefined> {
  return (await sql<ActiveManager>`${living} and b.id = ${branchId}`.execute(db)).rows[0]
}

/** The client of a branch. */
export async function findClientOfBranch(db: Database, branchId: number): Promise<number | undefined> {
  const row = await db.selectFrom('branch').select('client_id').where('id', '=', branchId).executeTakeFirst()
  return row?.client_id
}

/** Locks a branch until the transaction ends, so that its managers come and go one after the other; gives its client. */
export async function lockBranch(trx: Transaction, branchId: number): Promise<number | undefined> {
  const { rows } = await sql<{ clientId: number }>`
    select client_id as "clientId" from branch where id = ${branchId} for no key update
  `.execute(trx)
  return rows[0]?.clientId
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

/** The manager's account; null when a living account has the address. They accept the terms themselves, so that is left open. */
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

/** Ends a manager's login: no password opens the account, and its address is free for another. The rows stay for the history. */
export async function endManager(trx: Transaction, manager: { id: number; userId: string }, at: Date): Promise<void> {
  await trx.updateTable('branch_manager').set({ deleted_at: at }).where('id', '=', manager.id).execute()
  await trx
    .updateTable('app_user')
    .set({ deleted_at: at, password_hash: '-', pending_email: null })
    .where('id', '=', manager.userId)
    .execute()
}

/** Takes the picture of the identity away: nobody may read it any more, and the nightly sweep removes its file. */
export async function dropIdentity(trx: Transaction, fileId: string, at: Date): Promise<void> {
  await trx.updateTable('private_file').set({ deleted_at: at }).where('id', '=', fileId).execute()
}
