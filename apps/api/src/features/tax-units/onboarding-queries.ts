import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** The key for a new certificate, encrypted. */
export type NewOnboarding = {
  id: string
  unitId: string
  kind: 'first' | 'renewal'
  privateKey: Buffer
  passwordHash: string
}

export async function insertOnboarding(trx: Transaction, onboarding: NewOnboarding): Promise<void> {
  await sql`
    insert into tax_onboarding (id, unit_id, kind, private_key, password_hash)
    values (${onboarding.id}, ${onboarding.unitId}, ${onboarding.kind}, ${onboarding.privateKey}, ${onboarding.passwordHash})
  `.execute(trx)
}

/** Locks a one-time password until the transaction ends, so that concurrent requests with it run one after the other. */
export async function lockPassword(trx: Transaction, passwordHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax-password:${passwordHash}`}, 0))`.execute(trx)
}

export type RepeatedRequest = Pick<NewOnboarding, 'kind' | 'passwordHash'> & {
  unit: Columns<'tax_unit', 'id' | 'branch' | 'location' | 'businessCategory'>
}

/**
 * The unit of an equal request with the same one-time password within the last hour that has not failed; a request without an answer of
 * the authority counts for one minute.
 */
export async function findRepeatedUnit(db: Database, request: RepeatedRequest): Promise<string | undefined> {
  const { kind, passwordHash, unit } = request
  const isSame =
    kind === 'renewal'
      ? sql<SqlBool>`u.id = ${unit.id}`
      : sql<SqlBool>`(u.branch, u.location, u.business_category) = (${unit.branch}, ${unit.location}, ${unit.businessCategory})`
  const { rows } = await sql<Columns<'tax_onboarding', 'unitId'>>`
    select o.unit_id as "unitId" from tax_onboarding o join tax_unit u on u.id = o.unit_id
    where o.password_hash = ${passwordHash} and o.kind = ${kind} and ${isSame} and o.step <> 'failed'
      and o.started_at > clock_timestamp() - case when o.step = 'compliance' then interval '1 minute' else interval '1 hour' end
    order by o.started_at desc limit 1
  `.execute(db)
  return rows[0]?.unitId
}

/** Stores the compliance certificate; the next step is the compliance checks. */
export async function setComplianceCertificate(
  trx: Transaction,
  id: string,
  certificate: { requestId: string; token: string; secret: Buffer },
): Promise<void> {
  await sql`
    update tax_onboarding set step = 'checks', request_id = ${certificate.requestId}, token = ${certificate.token},
      secret = ${certificate.secret}
    where id = ${id} and step = 'compliance'
  `.execute(trx)
}

export type OnboardingRow = Columns<'tax_onboarding', 'id' | 'unitId' | 'step' | 'checked'> &
  Columns<'tax_unit', 'environment'> &
  Computed<{ privateKey: Buffer; requestId: string; token: string; secret: Buffer }>

/** An onboarding with its compliance certificate; undefined when it has ended or the unit is revoked. */
export async function findOnboarding(db: Database, id: string): Promise<OnboardingRow | undefined> {
  const { rows } = await sql<OnboardingRow>`
    select o.id, o.unit_id as "unitId", o.step, o.checked, u.environment, o.private_key as "privateKey", o.request_id as "requestId", o.token,
      o.secret
    from tax_onboarding o join tax_unit u on u.id = o.unit_id
    where o.id = ${id} and o.step in ('checks', 'production') and u.state <> 'revoked'
  `.execute(db)
  return rows[0]
}

/** Onboardings that wait for the checks or for the production certificate. */
export async function findOpenOnboardings(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('tax_onboarding')
    .select('id')
    .where('step', 'in', ['checks', 'production'])
    .orderBy('started_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Onboardings whose last attempt failed and is to be retried. */
export async function findWaitingOnboardings(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('tax_onboarding as o')
    .innerJoin('tax_unit as u', 'u.id', 'o.unit_id')
    .select('o.id')
    .where('o.step', 'in', ['checks', 'production'])
    .where('o.waiting_for', 'is not', null)
    .where('u.state', '<>', 'revoked')
    .orderBy('o.started_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Records how many documents are checked; after the sixth the next step is the production certificate. */
export async function setChecked(db: Database, id: string, checked: number, isComplete: boolean): Promise<void> {
  await sql`
    update tax_onboarding set checked = ${checked}, waiting_for = null, step = ${isComplete ? 'production' : 'checks'}
    where id = ${id} and step in ('checks', 'production')
  `.execute(db)
}

/** Records why there is no answer; the job is retried. */
export async function setWaiting(db: Database, id: string, reason: string): Promise<void> {
  await sql`update tax_onboarding set waiting_for = ${reason} where id = ${id}`.execute(db)
}

/** Ends an onboarding without a certificate and deletes its key. */
export async function failOnboarding(db: Database, id: string, messages: readonly AuthorityMessage[]): Promise<void> {
  await failOnboardings(db, sql<SqlBool>`id = ${id}`, messages)
}

/** Fails onboardings whose process ended before the authority answered. */
export const failAbandoned = (db: Database): Promise<void> =>
  failOnboardings(db, sql<SqlBool>`step = 'compliance' and started_at < clock_timestamp() - interval '1 hour'`)

/** Fails the onboardings that match a condition and deletes their keys. */
export async function failOnboardings(
  db: Database,
  condition: RawBuilder<SqlBool>,
  messages: readonly AuthorityMessage[] = [],
): Promise<void> {
  await sql`
    update tax_onboarding set step = 'failed', messages = ${JSON.stringify(messages)}, waiting_for = null, private_key = null, secret = null,
      finished_at = clock_timestamp()
    where ${condition} and step not in ('finished', 'failed')
  `.execute(db)
}

/** Ends an onboarding whose key and certificate are stored with the unit. */
export async function finishOnboarding(trx: Transaction, id: string): Promise<void> {
  await sql`
    update tax_onboarding set step = 'finished', waiting_for = null, private_key = null, secret = null, finished_at = clock_timestamp()
    where id = ${id}
  `.execute(trx)
}
