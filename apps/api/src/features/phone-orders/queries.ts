import type { Role } from '@warda/domain/access/roles'
import type { BranchId, ClientId, UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** The data of a buyer that an order needs. */
export type Buyer = Columns<'app_user', 'role' | 'fullName' | 'email' | 'language'> & {
  userId: Column<'app_user', 'id'> & UserId
} & Computed<{ clientId: ClientId; branchId: BranchId; emailConfirmed: boolean }>

const buyer = sql`
  select u.id as "userId", u.role, coalesce(u.client_id, 0) as "clientId", coalesce(m.branch_id, 0) as "branchId", u.full_name as "fullName",
    u.email, u.email_confirmed_at is not null as "emailConfirmed", u.language
  from app_user u left join branch_manager m on m.user_id = u.id and m.deleted_at is null
`

/** An active account of a buyer; undefined for staff and deleted accounts. */
export async function findBuyer(db: Database, userId: UserId): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    ${buyer} where u.id = ${userId} and u.deleted_at is null and u.role in ('Shopper', 'Customer', 'BranchManager')
  `.execute(db)
  return rows[0]
}

/** Serialises calls from one phone number until the transaction ends. */
export async function lockTelephone(trx: Transaction, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`telephone:${phone}`}, 0))`.execute(trx)
}

/**
 * The customer whom the shop created for this phone number (E.164 if valid) and normalised email address; without an address, one that has none.
 * A phone number alone does not identify an account that has an email address, because a caller can name any number.
 */
export async function findCreatedByShop(
  db: Database,
  phone: string,
  emailFolded: string | null,
): Promise<Buyer | undefined> {
  const address = emailFolded === null ? sql`u.email_folded ~ '[@.]invalid$'` : sql`u.email_folded = ${emailFolded}`
  const { rows } = await sql<Buyer>`
    ${buyer} where u.made_by_shop and u.deleted_at is null and coalesce(u.phone_e164, u.phone) = ${phone} and ${address}
    order by u.created_at, u.id limit 1
  `.execute(db)
  return rows[0]
}

export type NewCustomer = {
  fullName: string
  email: string
  emailFolded: string
  phone: string
  phoneE164: string | null
  passwordHash: string
  language: Language
  at: Date
}

/** Creates a customer with a random password; undefined when an active account has the address. */
export async function insertCustomer(trx: Transaction, customer: NewCustomer): Promise<Buyer | undefined> {
  const { rows } = await sql<Columns<'app_user', 'id'>>`
    insert into app_user (role, full_name, email, email_folded, phone, phone_e164, password_hash, language, made_by_shop, created_at)
    values ('Shopper', ${customer.fullName}, ${customer.email}, ${customer.emailFolded}, ${customer.phone}, ${customer.phoneE164},
      ${customer.passwordHash}, ${customer.language}, true, ${customer.at})
    on conflict (email_folded) where deleted_at is null do nothing
    returning id
  `.execute(trx)
  return rows[0] && findBuyer(trx, rows[0].id)
}

/** Whether an active account has this normalised address. */
export async function isEmailUsed(db: Database, folded: string): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where email_folded = ${folded} and deleted_at is null`.execute(db)
  return rows.length > 0
}

export type Branch = Columns<'branch', 'id' | 'name'>

/** The branches that a buyer can order for: all of the client for its owner, the own one for a manager, none for others. */
export async function findBranchesFor(
  db: Database,
  buyer: { role: Role; clientId: ClientId; branchId: BranchId },
): Promise<Branch[]> {
  if (buyer.clientId === 0) return []
  const branchCondition = buyer.role === 'BranchManager' ? sql`and id = ${buyer.branchId}` : sql``
  const { rows } = await sql<Branch>`
    select id, name from branch where client_id = ${buyer.clientId} ${branchCondition} order by name, id
  `.execute(db)
  return rows
}
