import type { ReviewState } from '@warda/domain/clients/profile-review'
import type { Language } from '@warda/domain/language'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** What a client tells in the wizard's three steps; dates are `YYYY-MM-DD`. */
export type ProfileFacts = {
  organizationName: string | null
  unifiedNumber: string | null
  registerNumber: string | null
  registerIssueDate: string | null
  registerExpiryDate: string | null
  ownerName: string | null
  ownerIdentityNumber: string | null
  ownerContactNumber: string | null
  isTaxRegistered: boolean | null
  taxNumber: string | null
}

/** The documents of a client; each is the id of a private picture. */
export type ProfileDocuments = { registerCopy: string | null; ownerIdentity: string | null; taxLetter: string | null }

/** A client with its owner's account. Money in halalas. */
export type ProfileRow = ProfileFacts &
  ProfileDocuments & {
    id: number
    street: string
    buildingNumber: string
    district: string
    city: string
    postalCode: string
    reviewState: ReviewState
    reviewNote: string
    creditLimit: number
    createdAt: Date
    ownerUserId: string
    fullName: string
    email: string
    phone: string
    language: Language
  }

const profile = (
  which: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): RawBuilder<ProfileRow> => sql<ProfileRow>`
  select c.id, c.organization_name as "organizationName", c.unified_number as "unifiedNumber", c.register_number as "registerNumber",
    c.register_issue_date as "registerIssueDate", c.register_expiry_date as "registerExpiryDate", c.register_copy as "registerCopy",
    c.owner_name as "ownerName", c.owner_identity_number as "ownerIdentityNumber", c.owner_contact_number as "ownerContactNumber",
    c.owner_identity as "ownerIdentity", c.is_tax_registered as "isTaxRegistered", c.tax_number as "taxNumber", c.tax_letter as "taxLetter",
    c.street, c.building_number as "buildingNumber", c.district, c.city, c.postal_code as "postalCode",
    c.review_state as "reviewState", c.review_note as "reviewNote", c.credit_limit as "creditLimit", c.created_at as "createdAt",
    u.id as "ownerUserId", u.full_name as "fullName", u.email, u.phone, u.language
  from client c
  join lateral (
    select id, full_name, email, phone, language from app_user
    where client_id = c.id and role = 'Customer' and deleted_at is null order by created_at, id limit 1
  ) u on true
  where ${which} ${tail}
`

/** A client whose owner's account lives. */
export async function findProfile(db: Database, clientId: number): Promise<ProfileRow | undefined> {
  return (await profile(sql`c.id = ${clientId}`).execute(db)).rows[0]
}

/** These clients, in the order of the ids. */
export async function findProfiles(db: Database, clientIds: readonly number[]): Promise<ProfileRow[]> {
  const { rows } = await profile(
    sql`c.id = any(${clientIds}::int[])`,
    sql`order by array_position(${clientIds}::int[], c.id)`,
  ).execute(db)
  return rows
}

/** The same as {@link findProfile}, locked until the transaction ends: the steps of one client are saved one after the other. */
export async function lockProfile(trx: Transaction, clientId: number): Promise<ProfileRow | undefined> {
  return (await profile(sql`c.id = ${clientId}`, sql`for no key update of c`).execute(trx)).rows[0]
}

/** Locks a client until the transaction ends; false when there is none. */
export async function lockClient(trx: Transaction, clientId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from client where id = ${clientId} for no key update`.execute(trx)
  return rows.length === 1
}
