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

const COLUMN = {
  organizationName: 'organization_name',
  unifiedNumber: 'unified_number',
  registerNumber: 'register_number',
  registerIssueDate: 'register_issue_date',
  registerExpiryDate: 'register_expiry_date',
  registerCopy: 'register_copy',
  ownerName: 'owner_name',
  ownerIdentityNumber: 'owner_identity_number',
  ownerContactNumber: 'owner_contact_number',
  ownerIdentity: 'owner_identity',
  isTaxRegistered: 'is_tax_registered',
  taxNumber: 'tax_number',
  taxLetter: 'tax_letter',
  street: 'street',
  buildingNumber: 'building_number',
  district: 'district',
  city: 'city',
  postalCode: 'postal_code',
  reviewState: 'review_state',
  reviewNote: 'review_note',
} as const

type Changes = Partial<Pick<ProfileRow, keyof typeof COLUMN>>

/** Writes what is given of a client and leaves the rest. */
export async function updateProfile(trx: Transaction, clientId: number, changes: Changes): Promise<void> {
  const set = Object.entries(changes).map(([key, value]) => [COLUMN[key as keyof typeof COLUMN], value])
  await trx.updateTable('client').set(Object.fromEntries(set)).where('id', '=', clientId).execute()
}

export async function markReviewed(
  trx: Transaction,
  clientId: number,
  by: { userId: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('client')
    .set({ reviewed_by: by.userId, reviewed_at: by.at })
    .where('id', '=', clientId)
    .execute()
}

/** Takes a document away: nobody may read it any more, and the nightly sweep removes its file. */
export async function dropDocument(trx: Transaction, fileId: string, at: Date): Promise<void> {
  await trx.updateTable('private_file').set({ deleted_at: at }).where('id', '=', fileId).execute()
}

export type ClientEvent = {
  clientId: number
  kind:
    | 'registerSaved'
    | 'ownerSaved'
    | 'taxSaved'
    | 'addressSaved'
    | 'submitted'
    | 'approved'
    | 'rejected'
    | 'termsChanged'
  /** Names of what changed, never the values: they are nobody's business here. */
  detail: Record<string, string | number | readonly string[]>
  actorId: string
  requestId: string
  at: Date
}

/** Writes down what happened to a client; gives the entry's id. */
export async function insertClientEvent(trx: Transaction, event: ClientEvent): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into client_event (client_id, kind, detail, actor_id, request_id, at)
    values (${event.clientId}, ${event.kind}, ${JSON.stringify(event.detail)}::jsonb, ${event.actorId}, ${event.requestId}, ${event.at})
    returning id
  `.execute(trx)
  return rows[0]?.id ?? 0
}
