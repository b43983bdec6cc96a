import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'
import { failOnboardings } from './onboarding-queries.ts'

/** A unit without its keys. */
export type UnitRow = Columns<
  'tax_unit',
  | 'id'
  | 'environment'
  | 'state'
  | 'serialNumber'
  | 'branch'
  | 'location'
  | 'businessCategory'
  | 'counter'
  | 'certificateSerial'
  | 'expiresAt'
  | 'createdAt'
  | 'activatedAt'
  | 'revokedAt'
> &
  Computed<{ onboarding: OnboardingState | null }>

/** The latest request for a certificate. */
export type OnboardingState = Pick<OnboardingRow, 'kind' | 'step' | 'checked' | 'waitingFor'> & {
  messages: AuthorityMessage[]
  startedAt: string
}
type OnboardingRow = Columns<'tax_onboarding', 'kind' | 'step' | 'checked' | 'waitingFor'>

const UNITS = sql`
  select u.id, u.environment, u.state, u.serial_number as "serialNumber", u.branch, u.location, u.business_category as "businessCategory",
    u.counter, u.certificate_serial as "certificateSerial", u.expires_at as "expiresAt", u.created_at as "createdAt",
    u.activated_at as "activatedAt", u.revoked_at as "revokedAt", o.onboarding
  from tax_unit u left join lateral (
    select json_build_object('kind', kind, 'step', step, 'checked', checked, 'messages', messages, 'waitingFor', waiting_for,
      'startedAt', started_at) as onboarding
    from tax_onboarding where unit_id = u.id order by started_at desc limit 1
  ) o on true
`

/** The active unit first, then the newest. */
export async function findUnits(db: Database, limit: number): Promise<UnitRow[]> {
  const { rows } =
    await sql<UnitRow>`${UNITS} order by (u.state = 'active') desc, u.created_at desc limit ${limit}`.execute(db)
  return rows
}

export async function findUnit(db: Database, id: string): Promise<UnitRow | undefined> {
  const { rows } = await sql<UnitRow>`${UNITS} where u.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether there is or was a unit. */
export async function hasUnit(db: Database): Promise<boolean> {
  return (await db.selectFrom('tax_unit').select('id').limit(1).execute()).length > 0
}

/** Whether a production unit is or was in use. */
export async function hasProductionUnit(db: Database): Promise<boolean> {
  const { rows } = await sql<Computed<{ exists: boolean }>>`
    select exists (select from tax_unit where environment = 'production' and activated_at is not null) as exists
  `.execute(db)
  return rows[0]?.exists ?? false
}

/** The certificate and the encrypted keys of a unit. */
export type KeyRow = CredentialRow & Computed<{ privateKey: Buffer }>

/** The certificate and the encrypted secret of a unit, also of a former one. */
export type CredentialRow = Columns<'tax_unit', 'id' | 'environment'> & Computed<{ token: string; secret: Buffer }>

const KEYS = sql`id, environment, private_key as "privateKey", token, secret`

export type ActiveUnit = KeyRow & Computed<{ expiresAt: Date }>

/** The unit that signs, with its keys. */
export async function findActiveUnit(db: Database): Promise<ActiveUnit | undefined> {
  const { rows } = await sql<ActiveUnit>`
    select ${KEYS}, expires_at as "expiresAt" from tax_unit where state = 'active'
  `.execute(db)
  return rows[0]
}

/** Token and secret of a unit; undefined before it was active. */
export async function findCredentials(db: Database, id: string): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`
    select id, environment, token, secret from tax_unit where id = ${id} and token is not null
  `.execute(db)
  return rows[0]
}

export type PlaceRow = KeyRow & Columns<'tax_unit', 'counter' | 'previousHash'>

/**
 * Takes the next position in the chain of the active unit, which stays locked until the transaction ends; undefined without a unit. The
 * caller holds the lock of the shop's chain.
 */
export async function takePlace(trx: Transaction): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`
    update tax_unit set counter = counter + 1 where state = 'active' returning ${KEYS}, counter, previous_hash as "previousHash"
  `.execute(trx)
  return rows[0]
}

/** Stores the hash of the last document of a unit. */
export async function setPreviousHash(trx: Transaction, id: string, hash: string): Promise<void> {
  await trx.updateTable('tax_unit').set({ previous_hash: hash }).where('id', '=', id).execute()
}

export type NewUnit = Pick<UnitRow, 'id' | 'environment' | 'serialNumber' | 'branch' | 'location' | 'businessCategory'>

export async function insertUnit(trx: Transaction, unit: NewUnit): Promise<void> {
  await trx
    .insertInto('tax_unit')
    .values({
      id: unit.id,
      environment: unit.environment,
      serial_number: unit.serialNumber,
      branch: unit.branch,
      location: unit.location,
      business_category: unit.businessCategory,
    })
    .execute()
}

/** Revokes a unit and deletes its private key; false when it was revoked already. Token and secret stay, to report its documents. */
export async function revokeUnit(trx: Transaction, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tax_unit set state = 'revoked', revoked_at = ${at}, private_key = null where id = ${id} and state <> 'revoked'
  `.execute(trx)
  if (numAffectedRows !== 1n) return false
  await failOnboardings(trx, sql<SqlBool>`unit_id = ${id}`)
  return true
}

export type NewCertificate = {
  id: string
  privateKey: Buffer
  token: string
  secret: Buffer
  certificateSerial: string
  expiresAt: Date
  at: Date
}

/** The lock under which documents are issued. */
export async function lockChain(trx: Transaction): Promise<void> {
  await sql`select 1 from invoice_series where series = 'chain' for update`.execute(trx)
}

/**
 * Makes a unit the active one with a new certificate; another active unit is revoked. Not for a revoked unit, nor for the first certificate of
 * a test unit (sandbox or simulation) once a production unit was in use.
 */
export async function activateUnit(
  trx: Transaction,
  unit: NewCertificate,
): Promise<'activated' | 'revoked' | 'production_used'> {
  await lockChain(trx)
  const { rows } = await sql<Columns<'tax_unit', 'environment' | 'state'>>`
    select environment, state from tax_unit where id = ${unit.id} and state <> 'revoked'
  `.execute(trx)
  const [row] = rows
  if (!row) return 'revoked'
  if (row.state === 'new' && row.environment !== 'production' && (await hasProductionUnit(trx)))
    return 'production_used'
  const active = await trx.selectFrom('tax_unit').select('id').where('state', '=', 'active').executeTakeFirst()
  if (active && active.id !== unit.id) await revokeUnit(trx, active.id, unit.at)
  await sql`
    update tax_unit set state = 'active', private_key = ${unit.privateKey}, token = ${unit.token}, secret = ${unit.secret},
      certificate_serial = ${unit.certificateSerial}, expires_at = ${unit.expiresAt}, activated_at = coalesce(activated_at, ${unit.at})
    where id = ${unit.id}
  `.execute(trx)
  return 'activated'
}
