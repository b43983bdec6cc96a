import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'
import { submitDocuments } from '../tax-submissions/index.ts'
import { claimDue } from '../tax-submissions/queries.ts'
import { continueOnboarding } from './continue-onboarding.ts'

let tax: TaxShop
beforeEach(async () => {
  tax = await openTaxShop()
})
afterEach(() => tax.close())

const form = { environment: 'simulation', branch: 'Riyadh', location: 'RRRD2929', businessCategory: 'Flowers' }
const onboard = (oneTimePassword: string, changed: object = {}) =>
  tax.admin.visitor.call('onboardTaxUnit', { body: { ...form, oneTimePassword, ...changed } })
const renew = (unitId: string, oneTimePassword: string) =>
  tax.admin.visitor.call('renewTaxUnit', { params: { unitId }, body: { oneTimePassword } })
const revoke = (unitId: string) => tax.admin.visitor.call('revokeTaxUnit', { params: { unitId } })
const activeUnit = async () => (await tax.admin.visitor.call('taxUnits', {})).body.data[0]

/** The latest onboarding, and whether its keys are stored. */
async function latest() {
  const { rows } = await sql<{ step: string; codes: string[]; hasKeys: boolean }>`
    select step, array(select m->>'code' from jsonb_array_elements(messages) m) as codes,
      private_key is not null or secret is not null as "hasKeys"
    from tax_onboarding order by started_at desc limit 1
  `.execute(tax.shop.db)
  return rows[0]
}

/** Lets the authority issue this certificate. */
const issueToken = (path: string, binarySecurityToken: string) =>
  tax.authority.interrupt.set(path, (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ requestID: 1, binarySecurityToken, secret: 'secret' }))
    return true
  })

const UNUSABLE = { step: 'failed', codes: ['Invalid-Certificate'], hasKeys: false }

test('ZATCA-04 an unusable certificate ends the onboarding or renewal with a reason', async () => {
  const { rows } = await sql<{ token: string }>`select token from tax_unit where state = 'active'`.execute(tax.shop.db)
  const ofAnotherKey = rows[0]?.token ?? ''
  for (const [password, token] of [
    ['200001', 'dG9rZW4='],
    ['200002', ofAnotherKey],
  ] as const) {
    issueToken('/compliance', token)
    expect((await onboard(password)).body.code).toBe('tax.authority_refused')
    expect(await latest()).toEqual(UNUSABLE)
  }
  tax.authority.interrupt.clear()
  issueToken('/production/csids', ofAnotherKey)
  await onboard('200003')
  await tax.shop.runJobs()
  expect(await latest()).toEqual(UNUSABLE)
  expect((await renew((await activeUnit()).id, '200004')).body.code).toBe('tax.authority_refused')
  expect(await latest()).toEqual(UNUSABLE)
})

test('ZATCA-04 revoking a unit deletes its private key, and its documents are still reported', async () => {
  const started = await onboard('300001', { branch: 'Jeddah' })
  await revoke(started.body.data.id)
  expect(await latest()).toMatchObject({ step: 'failed', hasKeys: false })
  const orderId = await tax.issueSimplified()
  await revoke((await activeUnit()).id)
  const { rows: keys } = await sql<{ key: Buffer | null }>`select private_key as key from tax_unit`.execute(tax.shop.db)
  expect(keys).toEqual([{ key: null }, { key: null }])
  await submitDocuments(tax.shop.context)
  const { rows } = await sql<{ state: string }>`
    select s.state from tax_submission s join invoice i on i.id = s.invoice_id where i.order_id = ${orderId}
  `.execute(tax.shop.db)
  expect(rows).toEqual([{ state: 'reported' }])
})

test('ZATCA-04 given a process that ended during a request, the next request fails that onboarding and deletes its key', async () => {
  await onboard('310001')
  await sql`update tax_onboarding set step = 'compliance', started_at = now() - interval '2 hours' where step = 'checks'`.execute(
    tax.shop.db,
  )
  await onboard('310002')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tax_onboarding where step = 'failed' and private_key is null
  `.execute(tax.shop.db)
  expect(rows).toEqual([{ count: 1 }])
})

test('ZATCA-04 a used password is accepted only for an equal request, and concurrent requests create one unit', async () => {
  const { id } = await activeUnit()
  const [first, second] = await Promise.all([onboard('400001'), onboard('400001')])
  expect([first.status, second.status, first.body.data.id]).toEqual([200, 200, second.body.data.id])
  expect((await renew(id, '400001')).body.code).toBe('tax.authority_refused')
  expect((await onboard('400001', { branch: 'Jeddah' })).body.code).toBe('tax.authority_refused')
})

test('ZATCA-05 without TAX_KEY_SECRET a document waits with the reason and is tried later', async () => {
  const { config } = tax.shop.context
  const orderId = await tax.issueSimplified()
  Object.assign(config, { TAX_KEY_SECRET: null })
  await submitDocuments(tax.shop.context)
  const { data } = (await tax.admin.visitor.call('taxSubmissions', { query: {} })).body
  expect(data).toMatchObject([{ orderId, state: 'waiting', failure: 'key', attempts: 1 }])
  expect((await renew((await activeUnit()).id, '500001')).body.code).toBe('tax.key_missing')
})

test('ZATCA-04 given TAX_KEY_SECRET changes during an onboarding, then it waits with that reason and continues when the secret is restored', async () => {
  const { config } = tax.shop.context
  const secret = config.TAX_KEY_SECRET
  await onboard('700001')
  const { rows } = await sql<{ id: string }>`select id from tax_onboarding where step = 'checks'`.execute(tax.shop.db)
  const continueIt = () => continueOnboarding(tax.shop.context, { onboardingId: rows[0]?.id ?? '' })
  const newest = async () =>
    (await tax.admin.visitor.call('taxUnits', {})).body.data.find(({ state }: { state: string }) => state === 'new')
  const sent = tax.authority.requests.length
  Object.assign(config, { TAX_KEY_SECRET: 'another-secret-than-the-one-of-the-unit' })
  await expect(continueIt()).rejects.toThrow('TAX_KEY_SECRET')
  expect((await newest()).onboarding).toMatchObject({ step: 'checks', waitingFor: 'key' })
  expect(tax.authority.requests).toHaveLength(sent)
  Object.assign(config, { TAX_KEY_SECRET: secret })
  await continueIt()
  expect(await latest()).toMatchObject({ step: 'finished' })
})

test('ZATCA-04 given the seller details vanish during an onboarding, then it waits with that reason and continues when they are saved again', async () => {
  await onboard('710001')
  const { rows } = await sql<{ value: object; version: number }>`
    with emptied as (select value from setting where key = 'seller') update setting s set value = '{}' from emptied
    where key = 'seller' returning emptied.value, s.version
  `.execute(tax.shop.db)
  const [stored] = rows
  const { rows: jobs } = await sql<{ id: string }>`select id from tax_onboarding where step = 'checks'`.execute(
    tax.shop.db,
  )
  await expect(continueOnboarding(tax.shop.context, { onboardingId: jobs[0]?.id ?? '' })).rejects.toThrow('seller')
  const { data } = (await tax.admin.visitor.call('taxUnits', {})).body
  expect(data.find(({ state }: { state: string }) => state === 'new').onboarding).toMatchObject({
    step: 'checks',
    waitingFor: 'seller',
  })
  // The job was given up.
  await sql`delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'onboard-tax-unit')`.execute(
    tax.shop.db,
  )
  const body = { value: stored?.value, version: stored?.version }
  expect((await tax.admin.visitor.call('saveSetting', { params: { key: 'seller' }, body })).status).toBe(200)
  await tax.shop.runJobs()
  expect(await latest()).toMatchObject({ step: 'finished' })
})

test('ZATCA-05 a revoked unit without answers does not delay the active unit', async () => {
  await revoke((await activeUnit()).id)
  await sql`update tax_unit set failures = 5`.execute(tax.shop.db)
  await onboard('600001')
  await tax.shop.runJobs()
  await tax.issueSimplified()
  await tax.issueSimplified()
  expect(await claimDue(tax.shop.db, { limit: 8 })).toHaveLength(2)
})

test('ZATCA-07 exporting the archive requires the permission for reports', async () => {
  const path = '/api/Admin/export/taxdocuments?from=2026-11-29&to=2026-11-29'
  const settings = await makeAdmin(tax.shop, ['settings'])
  const reports = await makeAdmin(tax.shop, ['settings', 'reports'])
  expect((await settings.visitor.fetch(path)).status).toBe(403)
  expect((await reports.visitor.fetch(path)).status).toBe(200)
  await tax.issueSimplified()
  const { data } = (await settings.visitor.call('taxSubmissions', { query: {} })).body
  expect(Object.keys(data[0])).not.toContain('total')
})
