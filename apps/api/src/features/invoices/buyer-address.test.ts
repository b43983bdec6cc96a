import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const VAT = '399999999900003'
const ADDRESS = { street: 'Tahlia', buildingNumber: '1234', district: 'Olaya', city: 'Riyadh', postalCode: '12243' }

let shop: TestShop
let desk: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  desk = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** A cash order of a client without a national address; price in halalas. */
async function makeClientOrder(numbers: { tax_number: string | null; register_number: string | null }, price: number) {
  const { owner, branchId } = await makeBusiness(shop, { organizationName: 'Gulf Hotels' })
  await shop.db.updateTable('client').set(numbers).where('id', '=', owner.clientId).execute()
  await fillCart(shop, owner.userId, [await makeFlower(shop, { price })])
  const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', branchId })
  const order = (await place(owner, body)).body.data as { id: string }
  return { owner, order }
}

const create = (orderId: string, clientId: number) =>
  driver.visitor.call('createInvoice', { body: { clientId, orderId } })
const issued = (orderId: string) => shop.db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).execute()
const isWaiting = async (owner: TestUser) =>
  (await owner.visitor.call('getOrders', { params: { userId: owner.userId, clientId: owner.clientId } })).body.data.map(
    ({ invoiceWaits }: { invoiceWaits: boolean }) => invoiceWaits,
  )

test('ZATCA-06 given a client with a VAT number and no address, then the order is delivered and its invoice waits; saving the address issues it', async () => {
  const { owner, order } = await makeClientOrder({ tax_number: VAT, register_number: '4030000001' }, 10_000)
  expect(await isWaiting(owner)).toEqual([false])
  await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
  const refused = await create(order.id, owner.clientId)
  expect(refused).toMatchObject({ status: 409, body: { code: 'invoice.buyer_incomplete' } })
  expect(refused.body.message).toContain('Gulf Hotels needs the company’s national address')
  const arabic = shop.visitor({ language: 'ar' })
  arabic.token = driver.visitor.token
  const body = { clientId: owner.clientId, orderId: order.id }
  expect((await arabic.call('createInvoice', { body })).body.message).toContain('العنوان الوطني')
  expect(await isWaiting(owner)).toEqual([true])
  const page = await desk.visitor.call('adminOrder', { params: { orderId: order.id } })
  expect(page.body.data).toMatchObject({ order: { invoiceWaits: true }, invoices: [] })

  const params = { id: owner.userId }
  const incomplete = await owner.visitor.call('saveClientAddress', {
    params,
    body: { ...ADDRESS, buildingNumber: '12' },
  })
  expect(Object.keys(incomplete.body.errors)).toEqual(['buildingNumber'])
  expect((await owner.visitor.call('saveClientAddress', { params, body: ADDRESS })).status).toBe(200)
  await shop.runJobs()
  const [invoice, ...none] = await issued(order.id)
  expect(none).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'standard',
    document: { buyer: { business: { ...ADDRESS, vatNumber: VAT, registerNumber: '4030000001' } } },
  })
  expect(await isWaiting(owner)).toEqual([false])
})

test('ZATCA-06 a client with a register number alone gets a standard invoice from SAR 1,000, which names that number', async () => {
  const numbers = { tax_number: null, register_number: '4030000001' }
  const small = await makeClientOrder(numbers, 10_000)
  expect((await create(small.order.id, small.owner.clientId)).status).toBe(200)
  expect(await issued(small.order.id)).toMatchObject([{ kind: 'simplified' }])
  const large = await makeClientOrder(numbers, 100_000)
  expect((await create(large.order.id, large.owner.clientId)).body.code).toBe('invoice.buyer_incomplete')
  const params = { id: large.owner.userId }
  await large.owner.visitor.call('saveClientAddress', { params, body: ADDRESS })
  expect((await create(large.order.id, large.owner.clientId)).status).toBe(200)
  const [invoice] = await issued(large.order.id)
  expect(invoice?.kind).toBe('standard')
  expect(invoice?.xml).toContain('<cac:PartyIdentification><cbc:ID schemeID="CRN">4030000001</cbc:ID>')
  const nothing = await makeClientOrder({ tax_number: null, register_number: null }, 100_000)
  expect((await create(nothing.order.id, nothing.owner.clientId)).status).toBe(200)
})

test('ZATCA-06 the buyer’s list of documents names each with its kind', async () => {
  const { owner, order } = await makeClientOrder({ tax_number: null, register_number: null }, 10_000)
  await create(order.id, owner.clientId)
  const body = { amount: 10, reason: 'Wilted', refundTo: 'credit' }
  await desk.visitor.call('creditOrder', { params: { orderId: order.id }, body })
  await shop.runJobs()
  const params = { userId: owner.userId, clientId: owner.clientId }
  const [{ documents, invoice }] = (await owner.visitor.call('getOrders', { params })).body.data
  expect(documents).toMatchObject([
    { kind: 'simplified', ...invoice },
    { kind: 'creditNote', invoiceNumber: expect.stringMatching(/^CN-/), total: 10 },
  ])
})
