import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_SELLER } from '../../demo/content/shop.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { issueInvoiceJob } from './issue-invoice-job.ts'
import { issueMissing } from './issue-missing.ts'

const OWN = { ...DEMO_SELLER, name: { en: 'Wadi Roses', ar: 'ورود الوادي' }, vatNumber: '399999999900003' }

/** A delivery day that is still ahead three days later. */
const LATER = '2026-12-03'

let shop: TestShop
let twin: TestShop
let owner: TestUser
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ named: false })
  twin = await shop.twin()
  await signIn()
})
async function signIn(): Promise<void> {
  owner = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
}
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const papers = () => shop.db.selectFrom('invoice').selectAll().orderBy('counter').execute()
const seller = async () => (await owner.visitor.call('adminSettings')).body.data.find(isSeller)
const isSeller = ({ key }: { key: string }) => key === 'seller'
const save = async (value: object) =>
  owner.visitor.call('saveSetting', { params: { key: 'seller' }, body: { value, version: (await seller()).version } })
const waiting = async () => (await owner.visitor.call('shopOverview')).body.invoicesWaiting
const byHand = (orderId: string, by = driver) => by.visitor.call('createInvoice', { body: { clientId: 0, orderId } })

/** A delivered cash order, after all jobs have run. */
async function delivered(deliveryDate = '2026-11-30'): Promise<{ id: string; number: number }> {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash', deliveryDate })
  await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
  await issueInvoiceJob(shop.context, { orderId: order.id })
  return shop.db.selectFrom('orders').select(['id', 'number']).where('id', '=', order.id).executeTakeFirstOrThrow()
}

const brought: { id: string; number: number }[] = []

test('a shop without seller details shows no other seller', async () => {
  expect((await seller()).value).toEqual({
    name: { en: '', ar: '' },
    vatNumber: '',
    crNumber: '',
    street: { en: '', ar: '' },
    buildingNumber: '',
    district: { en: '', ar: '' },
    city: { en: '', ar: '' },
    postalCode: '',
  })
  const { contact } = (await shop.visitor().call('getSite')).body
  expect(contact).toEqual({ phone: null, email: null, address: null, mapUrl: null })
  expect(await waiting()).toBe(0)
})

test('orders, deliveries and deductions succeed without documents', async () => {
  for (let at = 0; at < 3; at++) brought.push(await delivered())
  const [first] = brought
  const body = { amount: 10, reason: 'The vase broke', refundTo: 'credit' }
  expect((await admin.visitor.call('creditOrder', { params: { orderId: first?.id ?? '' }, body })).status).toBe(200)
  await shop.runJobs()
  expect(await papers()).toEqual([])
  expect(await waiting()).toBe(3)
  const series = await shop.db.selectFrom('invoice_series').select('last').execute()
  expect(series.map(({ last }) => Number(last))).toEqual([0, 0, 0, 0])
})

test('issuing manually is refused with a message that names the setting', async () => {
  const refused = await byHand(brought[0]?.id ?? '')
  expect(refused).toMatchObject({ status: 409, body: { code: 'invoice.seller_missing' } })
  expect(refused.body.message).toContain('Settings, VAT details')
  const arabic = shop.visitor({ language: 'ar' })
  arabic.token = driver.visitor.token
  const said = await arabic.call('createInvoice', { body: { clientId: 0, orderId: brought[0]?.id ?? '' } })
  expect(said.body.message).toContain('البيانات الضريبية')
})

test('mails contain no address without one', async () => {
  const [mail] = await shop.mails()
  expect(mail?.html).not.toMatch(/undefined|null|just write to/)
  expect(mail?.body_text).not.toMatch(/undefined|null|just write to/)
  const report = {
    name: 'Noura Saleh',
    email: 'noura@example.com',
    phone: '+966551234567',
    problemType: 'paymentProblem',
    description: 'Do you deliver to Diriyah on Fridays?',
  }
  expect((await shop.visitor().call('reportProblem', { body: report })).status).toBe(200)
  await shop.runJobs()
  const sent = await shop.db.selectFrom('mail').select('kind').where('kind', 'like', 'problem-%').execute()
  expect(sent).toEqual([{ kind: 'problem-acknowledged' }])
})

test('incomplete seller details are refused at their fields; empty ones are accepted', async () => {
  const half = await save({ ...OWN, vatNumber: '', city: { en: 'Riyadh', ar: '' } })
  expect(half.status).toBe(400)
  expect(Object.keys(half.body.errors).toSorted()).toEqual(['city.ar', 'vatNumber'])
  // An incomplete row that was not written by the form has no effect either.
  await shop.db.insertInto('setting').values({ key: 'seller', value: '{"vatNumber":"399999999900003"}' }).execute()
  await issueInvoiceJob(shop.context, { orderId: brought[0]?.id ?? '' })
  await issueMissing(shop.context)
  expect(await papers()).toEqual([])
})

test('ADMIN-04 I26 I27 when the details are saved, missing documents are issued once, oldest first, with the current date', async () => {
  for (const process of [shop, twin]) process.clock.advance(3 * 86_400_000)
  // The sessions have expired.
  await signIn()
  const savedAt = shop.clock.now()
  expect((await save(OWN)).status).toBe(200)
  await Promise.all([issueMissing(shop.context), issueMissing(twin.context), shop.runJobs()])
  const all = await papers()
  expect(all.map(({ number, kind }) => [number, kind])).toEqual(
    expect.arrayContaining([
      ['INV-000001', 'simplified'],
      ['INV-000002', 'simplified'],
      ['INV-000003', 'simplified'],
      ['CN-000001', 'creditNote'],
    ]),
  )
  expect(all).toHaveLength(4)
  expect(new Set(all.map((paper) => paper.order_id))).toEqual(new Set(brought.map(({ id }) => id)))
  for (const paper of all) {
    expect(paper.document).toMatchObject({ seller: { vatNumber: OWN.vatNumber, phone: '' }, supplyDate: '2026-11-29' })
    expect(paper.issued_at.getTime()).toBeGreaterThanOrEqual(Math.floor(savedAt))
    expect(paper.xml).not.toContain(DEMO_SELLER.vatNumber)
  }
  expect(await waiting()).toBe(null)
})

test('a process with outdated cached settings issues them too', async () => {
  const next = await delivered(LATER)
  expect((await papers()).filter(({ order_id }) => order_id === next.id)).toHaveLength(1)
  const { order } = await makeOrder(shop, { paymentTerms: 'cash', deliveryDate: LATER })
  await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
  await issueInvoiceJob(twin.context, { orderId: order.id })
  expect((await papers()).filter(({ order_id }) => order_id === order.id)).toHaveLength(1)
})

test('changed details issue nothing again, and the PDF renders without a phone number', async () => {
  const before = await papers()
  await save({ ...OWN, postalCode: '21442' })
  await shop.runJobs()
  expect(await papers()).toEqual(before)
  const { invoiceUrl } = (await byHand(brought[0]?.id ?? '')).body
  const paper = await shop.visitor().fetch(new URL(invoiceUrl).pathname)
  expect(paper.status).toBe(200)
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
