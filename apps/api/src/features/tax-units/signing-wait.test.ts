import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { payOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { openTaxShop, type TaxShop } from '../../testing/open-tax-shop.ts'

const gateway = fakeGateway()
let tax: TaxShop
beforeEach(async () => {
  tax = await openTaxShop({ gateway })
})
afterEach(() => tax.close())

const form = { branch: 'Riyadh', location: 'RRRD2929', businessCategory: 'Flowers' }
const onboard = (environment: string, oneTimePassword: string) =>
  tax.admin.visitor.call('onboardTaxUnit', { body: { ...form, environment, oneTimePassword } })
const units = async () => (await tax.admin.visitor.call('taxUnits', {})).body
const issue = (orderId: string) => tax.driver.visitor.call('createInvoice', { body: { clientId: 0, orderId } })
const countInvoices = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoice`.execute(tax.shop.db)
  return rows[0]?.count
}

test('ZATCA-04 a test unit does not replace a production unit, even when its checks had started before', async () => {
  await onboard('sandbox', '333333')
  const { rows } = await sql<{ id: string }>`select id from tax_unit where state = 'new'`.execute(tax.shop.db)
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(tax.shop.db)
  await onboard('production', '222222')
  await tax.shop.runJobs()
  expect((await units()).data[0]).toMatchObject({ environment: 'production', state: 'active' })
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(tax.shop.db)
  await tax.shop.runJobs()
  const { data } = await units()
  expect(data[0]).toMatchObject({ environment: 'production', state: 'active' })
  expect(data.find(({ id }: { id: string }) => id === rows[0]?.id)).toMatchObject({
    state: 'new',
    onboarding: { step: 'failed', messages: [{ level: 'error' }] },
  })
  const sent = tax.authority.requests.length
  const refused = await onboard('sandbox', '444444')
  expect([refused.status, refused.body.code]).toEqual([409, 'tax.production_used'])
  expect(tax.authority.requests).toHaveLength(sent)
})

test('ZATCA-05 after the production unit was revoked, documents wait for a new unit, which signs them', async () => {
  await onboard('production', '222222')
  await tax.shop.runJobs()
  const unitId = (await units()).data[0].id
  await tax.admin.visitor.call('revokeTaxUnit', { params: { unitId } })
  expect((await units()).waitsFor).toBe('unit')
  const { order } = await makeOrder(tax.shop, { paymentTerms: 'cash' })
  expect((await issue(order.id)).body.code).toBe('invoice.certificate_expired')
  await tax.shop.runJobs()
  expect(await countInvoices()).toBe(0)
  await onboard('production', '555555')
  await tax.shop.runJobs()
  expect((await units()).waitsFor).toBeNull()
  expect((await issue(order.id)).status).toBe(200)
})

test.each([
  ['missing', null],
  ['another one', 'another-secret-than-the-one-of-the-unit'],
])('ZATCA-05 with TAX_KEY_SECRET %s orders are placed and paid, and documents wait with a reason', async (_, value) => {
  const { config } = tax.shop.context
  const secret = config.TAX_KEY_SECRET
  Object.assign(config, { TAX_KEY_SECRET: value })
  const { buyer, order } = await makeOrder(tax.shop)
  await payOrder(tax.shop, gateway, buyer, order.id)
  await tax.shop.runJobs()
  expect((await units()).waitsFor).toBe('key')
  expect((await issue(order.id)).body.code).toBe('invoice.certificate_expired')
  expect(await countInvoices()).toBe(0)
  Object.assign(config, { TAX_KEY_SECRET: secret })
  expect((await units()).waitsFor).toBeNull()
  expect((await issue(order.id)).status).toBe(200)
})
