import type { Role } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** A living person, locked. `clientId` is the business they own, null for everybody else. */
export type DepartingUser = {
  id: string
  role: Role
  email: string
  emailFolded: string
  /** Whether the address has proved to be theirs. */
  emailConfirmed: boolean
  pendingEmail: string | null
  passwordHash: string
  language: Language
  clientId: number | null
  isOwner: boolean
}

const LEAVER = sql`id, role, email, email_folded as "emailFolded", email_confirmed_at is not null as "emailConfirmed", pending_email as "pendingEmail", password_hash as "passwordHash",
  language, case when role = 'Customer' then client_id end as "clientId", role = 'Admin' and permissions is null as "isOwner"`

/** Locks a living person: nothing of theirs is written until the transaction ends. */
export async function lockDepartingUser(trx: Transaction, userId: string): Promise<DepartingUser | undefined> {
  const { rows } = await sql<DepartingUser>`
    select ${LEAVER} from app_user where id = ${userId} and deleted_at is null for update
  `.execute(trx)
  return rows[0]
}

/** The same of an account that may have ended, as long as its person is not forgotten. */
export async function lockForgotten(trx: Transaction, userId: string): Promise<DepartingUser | undefined> {
  const { rows } = await sql<DepartingUser>`
    select ${LEAVER} from app_user where id = ${userId} and forgotten_at is null for update
  `.execute(trx)
  return rows[0]
}

/** Locks everybody who may do everything, always in the same order; says how many of them are others. */
export async function lockOtherOwners(trx: Transaction, userId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user
    where role = 'Admin' and permissions is null and deleted_at is null and deactivated_at is null
    order by id for update
  `.execute(trx)
  return rows.filter(({ id }) => id !== userId).length
}

/** Locks a business, so that none of its branches orders meanwhile. */
export async function lockClient(trx: Transaction, clientId: number): Promise<void> {
  await sql`select 1 from client where id = ${clientId} for update`.execute(trx)
}

type Found = {
  hasOpenOrder: boolean
  owed: number
  hasManagers: boolean
  hasStanding: boolean
  hasDeliveries: boolean
}

/** What ties a person and the business they own to the shop; `owed` in halalas. */
export async function findObligations(trx: Transaction, { id, clientId }: DepartingUser): Promise<Found> {
  const theirs = clientId === null ? sql`o.user_id = ${id} and o.client_id is null` : sql`o.client_id = ${clientId}`
  const { rows } = await sql<Found>`
    select
      exists (select from orders o where o.user_id = ${id} and o.state not in ('completed', 'cancelled'))
        or exists (select from orders o where o.client_id = ${clientId} and o.state not in ('completed', 'cancelled')) as "hasOpenOrder",
      (select coalesce(sum(e.amount), 0)::int8 from orders o join ledger_entry e on e.order_id = o.id and e.account = 'receivable'
        where ${theirs}) as owed,
      exists (select from branch_manager m join branch b on b.id = m.branch_id
        where b.client_id = ${clientId} and m.deleted_at is null) as "hasManagers",
      exists (select from standing_order s where s.client_id = ${clientId} and s.deleted_at is null and not s.paused) as "hasStanding",
      exists (select from orders o where o.assigned_to = ${id} and o.agreed_at is not null
        and o.state in ('placed', 'preparing', 'ready', 'outForDelivery')) as "hasDeliveries"
  `.execute(trx)
  const [found] = rows
  if (!found) throw new Error('A select without a from has one row.')
  return found
}
