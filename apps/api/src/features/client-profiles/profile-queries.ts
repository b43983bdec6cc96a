import type { ClientId } from '@warda/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

/** The input of the registration wizard's three steps; dates are `YYYY-MM-DD`. */
export type ProfileFacts = Columns<
  'client',
  | 'organizationName'
  | 'unifiedNumber'
  | 'registerNumber'
  | 'registerIssueDate'
  | 'registerExpiryDate'
  | 'ownerName'
  | 'ownerIdentityNumber'
  | 'ownerContactNumber'
  | 'isTaxRegistered'
  | 'taxNumber'
>

/** Ids of the documents, which are private files. */
export type ProfileDocuments = Columns<'client', 'registerCopy' | 'ownerIdentity' | 'taxLetter'>

/** A client with its owner's account. */
export type ProfileRow = ProfileFacts &
  ProfileDocuments &
  Columns<
    'client',
    | 'id'
    | 'street'
    | 'buildingNumber'
    | 'district'
    | 'city'
    | 'postalCode'
    | 'accountsName'
    | 'accountsEmail'
    | 'purchaseOrderRequired'
    | 'reviewState'
    | 'reviewNote'
    | 'creditLimit'
    | 'createdAt'
  > &
  Columns<'app_user', 'fullName' | 'email' | 'phone' | 'language'> & { ownerUserId: Column<'app_user', 'id'> }

const profile = (
  which: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): RawBuilder<ProfileRow> => sql<ProfileRow>`
  select c.id, c.organization_name as "organizationName", c.unified_number as "unifiedNumber", c.register_number as "registerNumber",
    c.register_issue_date as "registerIssueDate", c.register_expiry_date as "registerExpiryDate", c.register_copy as "registerCopy",
    c.owner_name as "ownerName", c.owner_identity_number as "ownerIdentityNumber", c.owner_contact_number as "ownerContactNumber",
    c.owner_identity as "ownerIdentity", c.is_tax_registered as "isTaxRegistered", c.tax_number as "taxNumber", c.tax_letter as "taxLetter",
    c.street, c.building_number as "buildingNumber", c.district, c.city, c.postal_code as "postalCode",
    c.accounts_name as "accountsName", c.accounts_email as "accountsEmail", c.purchase_order_required as "purchaseOrderRequired",
    c.review_state as "reviewState", c.review_note as "reviewNote", c.credit_limit as "creditLimit", c.created_at as "createdAt",
    u.id as "ownerUserId", u.full_name as "fullName", u.email, u.phone, u.language
  from client c
  join lateral (
    select id, full_name, email, phone, language from app_user
    where client_id = c.id and role = 'Customer' and deleted_at is null order by created_at, id limit 1
  ) u on true
  where ${which} ${tail}
`

/** A client, unless its owner's account was deleted. */
export async function findProfile(db: Database, clientId: ClientId): Promise<ProfileRow | undefined> {
  return (await profile(sql`c.id = ${clientId}`).execute(db)).rows[0]
}

/** Clients in the order of `ids`. */
export async function findProfiles(db: Database, clientIds: readonly ClientId[]): Promise<ProfileRow[]> {
  const { rows } = await profile(
    sql`c.id = any(${clientIds}::int[])`,
    sql`order by array_position(${clientIds}::int[], c.id)`,
  ).execute(db)
  return rows
}

/** {@link findProfile} with a lock, so that the steps of one client are saved one after the other. */
export async function lockProfile(trx: Transaction, clientId: ClientId): Promise<ProfileRow | undefined> {
  return (await profile(sql`c.id = ${clientId}`, sql`for no key update of c`).execute(trx)).rows[0]
}

/** Locks a client until the transaction ends; false when there is none. */
export async function lockClient(trx: Transaction, clientId: ClientId): Promise<boolean> {
  const { rows } = await sql`select 1 from client where id = ${clientId} for no key update`.execute(trx)
  return rows.length === 1
}
