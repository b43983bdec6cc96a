import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { type StandInAuthority, startStandInAuthority } from '../../testing/tax-authority/stand-in-authority.ts'

let authority: StandInAuthority
let shop: TestShop
let admin: TestUser
beforeEach(async () => {
  authority = await startStandInAuthority({ now: () => shop?.clock.now() ?? SUNDAY_MORNING })
  shop = await openTestShop({ environment: { ZATCA_URL: authority.url } })
  admin = await makeAdmin(shop)
})
afterEach(async () => {
  await shop.close()
  await authority.close()
})

const form = {
  environment: 'simulation',
  oneTimePassword: '123456',
  branch: 'فرع الرياض',
  location: 'RRRD2929',
  businessCategory: 'Flowers',
}
const onboard = (changed: object = {}) => admin.visitor.call('onboardTaxUnit', { body: { ...form, ...changed } })
const units = async () => (await admin.visitor.call('taxUnits', {})).body.data
const firstUnit = async () => (await units())[0]

/** All text and binary values of the tables of units, as a backup would contain them. */
async function dumpTables(): Promise<string> {
  const { rows } = await sql`select row_to_json(u)::text as unit from tax_unit u union all
    select row_to_json(o)::text from tax_onboarding o`.execute(shop.db)
  return JSON.stringify(rows)
}

describe('onboarding', () => {
  test('ZATCA-04 a one-time password, six checked documents and a production certificate activate a unit', async () => {
    const started = await onboard()
    expect([started.status, started.body.data.state, started.body.data.onboarding.step]).toEqual([200, 'new', 'checks'])
    await shop.runJobs()
    expect(await firstUnit()).toMatchObject({
      environment: 'simulation',
      state: 'active',
      branch: 'فرع الرياض',
      documentCount: 0,
      expiry: 'valid',
      onboarding: { kind: 'first', step: 'finished', checked: 6, messages: [], waitingFor: null },
    })
    expect(authority.requests).toEqual([
      'POST /simulation/compliance 200',
      ...Array(6).fill('POST /simulation/compliance/invoices 200'),
      'POST /simulation/production/csids 200',
    ])
  })

  test('ZATCA-04 no private key, secret or password is stored or logged in the clear, nor put into the audit log', async () => {
    await onboard()
    const unfinished = await dumpTables()
    await shop.runJobs()
    const stored = unfinished + (await dumpTables())
    expect(stored).not.toMatch(/PRIVATE KEY|123456/)
    const { rows } = await sql<{ key: Buffer | null }>`select private_key as key from tax_onboarding`.execute(shop.db)
    expect(rows).toEqual([{ key: null }])
    const audit = await sql<{ action: string; detail: object }>`
      select action, detail from audit_entry where action = 'onboardTaxUnit'`.execute(shop.db)
    expect(audit.rows).toHaveLength(1)
    expect(JSON.stringify(audit.rows)).not.toContain('123456')
  })

  test('ZATCA-04 a wrong password is refused with the authority’s message, a used one without a request', async () => {
    const wrong = await onboard({ oneTimePassword: '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'tax.authority_refused'])
    expect(wrong.body.message).toContain('The provided OTP is invalid')
    expect(await firstUnit()).toMatchObject({
      state: 'new',
      onboarding: { step: 'failed', messages: [{ level: 'error', code: 'Invalid-OTP' }] },
    })
    const first = await onboard()
    const again = await onboard()
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id])
    expect(authority.requests.filter((request) => request === 'POST /simulation/compliance 200')).toHaveLength(1)
  })

  test('ZATCA-04 given the authority is down during the checks, the job later continues with the same document', async () => {
    await onboard()
    let answered = 0
    authority.interrupt.set('/compliance/invoices', (_, response) => {
      answered += 1
      if (answered <= 3) return false
      response.writeHead(503).end()
      return true
    })
    await shop.runJobs()
    expect((await firstUnit()).onboarding).toMatchObject({ step: 'checks', checked: 3, waitingFor: 'server_error' })
    authority.interrupt.clear()
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.db)
    await shop.runJobs()
    expect(await firstUnit()).toMatchObject({ state: 'active', onboarding: { step: 'finished', waitingFor: null } })
    expect(authority.requests.filter((request) => request.includes('/compliance/invoices'))).toHaveLength(6)
  })

  test('ZATCA-04 a refused document ends the onboarding with the reason', async () => {
    await onboard()
    authority.interrupt.set('/compliance/invoices', (_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ errors: [{ code: 'BR-KSA-37', message: 'Four digits.' }] }))
      return true
    })
    await shop.runJobs()
    expect(await firstUnit()).toMatchObject({
      state: 'new',
      onboarding: {
        step: 'failed',
        checked: 0,
        messages: [{ level: 'error', code: 'BR-KSA-37', text: 'Four digits.' }],
      },
    })
  })

  test('ZATCA-04 without a key or seller details nothing is requested', async () => {
    const [config, key] = [shop.context.config, shop.context.config.TAX_KEY_SECRET]
    Object.assign(config, { TAX_KEY_SECRET: null })
    expect((await onboard()).body.code).toBe('tax.key_missing')
    Object.assign(config, { TAX_KEY_SECRET: key })
    await sql`delete from setting where key = 'seller'`.execute(shop.db)
    expect((await onboard()).body.code).toBe('invoice.seller_missing')
    expect(authority.requests).toEqual([])
  })

  test('ZATCA-04 an invalid form has an error for each field', async () => {
    const answer = await onboard({ oneTimePassword: '12345', location: 'Riyadh', branch: '' })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? answer.body.fieldErrors ?? {}).toSorted()).toEqual([
      'branch',
      'location',
      'oneTimePassword',
    ])
  })
})

describe('an active unit', () => {
  test('ZATCA-04 a renewal has a new key and certificate and keeps the unit', async () => {
    await onboard()
    await shop.runJobs()
    const before = await firstUnit()
    const renewed = await admin.visitor.call('renewTaxUnit', {
      params: { unitId: before.id },
      body: { oneTimePassword: '654321' },
    })
    expect(renewed.body.data).toMatchObject({ id: before.id, state: 'active', onboarding: { kind: 'renewal' } })
    expect(renewed.body.data.certificateSerial).not.toBe(before.certificateSerial)
    expect(await units()).toHaveLength(1)
  })

  test('ZATCA-04 a renewal that needs the checks again gets its certificate after them', async () => {
    await onboard()
    await shop.runJobs()
    const before = await firstUnit()
    authority.setRenewalChecks(true)
    const renewal = { params: { unitId: before.id }, body: { oneTimePassword: '654321' } }
    const renewing = await admin.visitor.call('renewTaxUnit', renewal)
    expect(renewing.body.data.onboarding).toMatchObject({ kind: 'renewal', step: 'checks' })
    expect(renewing.body.data.certificateSerial).toBe(before.certificateSerial)
    await shop.runJobs()
    const after = await firstUnit()
    expect(after).toMatchObject({ id: before.id, state: 'active', onboarding: { step: 'finished', checked: 6 } })
    expect(after.certificateSerial).not.toBe(before.certificateSerial)
  })

  test('ZATCA-04 the certificate is marked for renewal 30 days before its expiry, and as expired after it', async () => {
    await onboard()
    await shop.runJobs()
    const { expiresAt } = await firstUnit()
    const day = 24 * 60 * 60_000
    const expiry = async (ms: number) => {
      shop.clock.set(ms)
      admin = await makeAdmin(shop)
      return (await firstUnit()).expiry
    }
    expect(await expiry(Date.parse(expiresAt) - 31 * day)).toBe('valid')
    expect(await expiry(Date.parse(expiresAt) - 29 * day)).toBe('soon')
    expect(await expiry(Date.parse(expiresAt) + 1_000)).toBe('expired')
  })

  test('ZATCA-04 a second unit replaces the first, and a revoked one is not used or renewed', async () => {
    await onboard()
    await shop.runJobs()
    await onboard({ oneTimePassword: '222222', environment: 'production' })
    await shop.runJobs()
    const [second, first] = await units()
    expect([second.environment, second.state, first.environment, first.state]).toEqual([
      'production',
      'active',
      'simulation',
      'revoked',
    ])
    const params = { unitId: second.id }
    expect((await admin.visitor.call('revokeTaxUnit', { params })).body.data.state).toBe('revoked')
    expect((await admin.visitor.call('revokeTaxUnit', { params })).body.data.state).toBe('revoked')
    const renewed = await admin.visitor.call('renewTaxUnit', { params, body: { oneTimePassword: '333333' } })
    expect(renewed.body.code).toBe('tax.unit_not_active')
  })
})
