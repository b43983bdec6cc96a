import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { ublXml } from '@warda/domain/invoices/ubl'
import { hashInvoice } from '@warda/zatca/invoice-hash'
import { decodeQrCode } from '@warda/zatca/qr-code'
import { signInvoice } from '@warda/zatca/sign-invoice'
import { makeTaxUnit } from '@warda/zatca/testing/make-tax-unit'
import { isVerified, verifyInvoice } from '@warda/zatca/verify-invoice'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SELLER } from '../../demo/content/shop.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { walkOrder } from '../../testing/make-delivery.ts'
import {
  fillCart,
  makeBusiness,
  makeBuyer,
  makeFlower,
  makeOrder,
  place,
  retailOrder,
} from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { retry } from '../../testing/retry.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { issueWelcomeCode } from '../coupons/index.ts'
import { lockOrder } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { getSeller } from './draft-document.ts'
import { issueInvoice } from './issue-for-order.ts'
import { issueInvoiceJob } from './issue-invoice-job.ts'

let shop: TestShop
let twin: TestShop
let driver: TestUser
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const create = (orderId: string, clientId = 0, by = driver) =>
  by.visitor.call('createInvoice', { body: { clientId, orderId } })
const list = (by: TestUser, orderId: string) => by.visitor.call('getInvoices', { params: { orderId } })
const cashOrder = () => makeOrder(shop, { paymentTerms: 'cash' })
const issued = (orderId: string) =>
  shop.db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).orderBy('counter').execute()
const creditOrder = (orderId: string, amount: number, reason = 'The vase broke') =>
  admin.visitor.call('creditOrder', { params: { orderId }, body: { amount, reason, refundTo: 'credit' } })

/** A cash order of a business with (or without) a VAT number. */
async function businessOrder(vatNumber: string | null) {
  const { owner, branchId } = await makeBusiness(shop, { organizationName: 'Gulf Hotels' })
  const address = { street: 'Tahlia', building_number: '1234', district: 'Olaya', city: 'Riyadh', postal_code: '12243' }
  const facts = { tax_number: vatNumber, register_number: '4030000001', ...address }
  await shop.db.updateTable('client').set(facts).where('id', '=', owner.clientId).execute()
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', branchId })
  const order = (await place(owner, body)).body.data as { id: string }
  return { owner, order }
}

describe('issuing an invoice', () => {
  test('API-20 DELIV-06 an invoice is issued once, with a number and a URL that ends in .pdf', async () => {
    const { buyer, order } = await cashOrder()
    const first = await create(order.id)
    expect(first).toMatchObject({ status: 200, body: { invoiceNumber: expect.stringMatching(/^INV-\d{6}$/) } })
    const { invoiceUrl, invoiceNumber } = first.body
    expect(invoiceUrl).toMatch(
      new RegExp(`^http://localhost:3000/invoices/[0-9a-f-]{36}/\\d{13}\\.[\\w-]{43}/${invoiceNumber}\\.pdf$`),
    )
    expect((await create(order.id)).body).toEqual(first.body)
    const { data } = (await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: 0 } })).body
    expect(data[0].invoice).toEqual({ invoiceNumber, invoiceUrl })
    expect((await list(buyer, order.id)).body.data).toEqual([
      { invoiceNumber, invoiceUrl, kind: 'simplified', issuedAt: expect.any(String), total: 125 },
    ])
  })

  test('API-20 an order of another client is answered like a missing one', async () => {
    const { owner, order } = await businessOrder(null)
    const missing = await create('11111111-1111-4111-8111-111111111111')
    expect(missing).toMatchObject({
      status: 404,
      body: { code: 'invoice.order_not_found', detail: 'error branch or order id' },
    })
    for (const clientId of [0, owner.clientId + 1]) {
      const wrong = await create(order.id, clientId)
      expect({ ...wrong.body, instance: '' }).toEqual({ ...missing.body, instance: '' })
    }
    expect((await create((await cashOrder()).order.id, owner.clientId)).status).toBe(404)
    expect((await create(order.id, owner.clientId)).status).toBe(200)
  })

  test('API-20 only staff issues invoices; unagreed and cancelled orders cannot be invoiced', async () => {
    const { buyer, order } = await makeOrder(shop)
    expect((await create(order.id, 0, buyer)).status).toBe(403)
    const refused = await create(order.id)
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.not_invoiceable' } })
    const { order: cancelled } = await cashOrder()
    const body = { reason: 'No roses today', refundTo: 'credit' }
    await admin.visitor.call('cancelOrder', { params: { orderId: cancelled.id }, body })
    expect((await create(cancelled.id)).body.code).toBe('order.not_invoiceable')
    await shop.runJobs()
    expect(await issued(cancelled.id)).toEqual([])
  })

  test('API-20 a job of any process issues the invoice when the order is delivered', async () => {
    const { order } = await cashOrder()
    await issueInvoiceJob(shop.context, { orderId: order.id })
    expect(await issued(order.id)).toEqual([])
    await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
    await Promise.all([shop, twin, shop].map(({ context }) => issueInvoiceJob(context, { orderId: order.id })))
    const documents = await issued(order.id)
    expect(documents).toMatchObject([{ kind: 'simplified', actor: 'system' }])
    expect(documents[0]?.document).toMatchObject({ supplyDate: '2026-11-29' })
  })

  test('P22 buyers and client owners see their own documents, staff all; another person’s order is not found', async () => {
    const { owner, order } = await businessOrder(null)
    await create(order.id, owner.clientId)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId })
    const [stranger, other] = [await makeUser(shop), await makeUser(shop, { role: 'Customer' })]
    const admin = await makeUser(shop, { role: 'Admin' })
    for (const user of [owner, driver, admin]) expect((await list(user, order.id)).body.data).toHaveLength(1)
    const missing = await list(stranger, '11111111-1111-4111-8111-111111111111')
    expect(missing.status).toBe(404)
    for (const user of [stranger, other, manager])
      expect({ ...(await list(user, order.id)).body, instance: '' }).toEqual({ ...missing.body, instance: '' })
  })
})

describe('numbers', () => {
  test('I26 thirty concurrent requests on two processes get one number', async () => {
    const { order } = await cashOrder()
    const other = onSecondProcess(twin, driver)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => create(order.id, 0, at % 2 ? other : driver)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.invoiceNumber)).size).toBe(1)
    expect(await issued(order.id)).toHaveLength(1)
  })

  test('I27 given thirty concurrent orders with every third rolled back, numbers have no gap or duplicate and the chain is complete', async () => {
    const created = []
    for (let at = 0; at < 30; at++) created.push((await cashOrder()).order.id)
    const seller = getSeller(await readSettings(shop.context))
    if (!seller) throw new Error('The seller is missing.')
    const failing = (orderId: string) =>
      shop.db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId)
        if (!order) throw new Error('missing')
        const invoice = await issueInvoice(trx, order, {
          seller,
          actor: 'test',
          requestId: 'test',
          context: shop.context,
        })
        throw new Error(`rolled back ${invoice.ok ? invoice.value.number : invoice.code}`)
      })
    const other = onSecondProcess(twin, driver)
    const done = await Promise.allSettled(
      created.map((orderId, at) =>
        at % 3 === 0 ? retry(() => failing(orderId)) : create(orderId, 0, at % 2 ? other : driver),
      ),
    )
    const failed = done.filter(({ status }) => status === 'rejected')
    expect(failed.map((each) => String('reason' in each ? each.reason : ''))).toEqual(
      Array.from({ length: 10 }, () => expect.stringMatching(/rolled back INV-/)),
    )
    expect(await brokenInvariants(shop.db)).toEqual([])
    const all = await shop.db.selectFrom('invoice').select('number').where('corrects', 'is', null).execute()
    expect(all.map(({ number }) => Number(number.slice(4))).toSorted((a, b) => a - b)).toEqual(
      all.map((_, at) => at + 1),
    )
  })

  test('an issued document is never changed', async () => {
    await create((await cashOrder()).order.id)
    for (const change of ['update invoice set total = total', 'delete from invoice', 'truncate invoice cascade'])
      await expect(sql.raw(change).execute(shop.db)).rejects.toThrow('an issued invoice is never changed')
  })
})

describe('contents', () => {
  test('the invoice is simplified for retail buyers and businesses without a VAT number of their own, else standard', async () => {
    const { buyer, order } = await cashOrder()
    await create(order.id)
    expect((await issued(order.id))[0]).toMatchObject({
      kind: 'simplified',
      document: { buyer: { name: buyer.fullName, business: null } },
    })
    const without = await businessOrder(null)
    await create(without.order.id, without.owner.clientId)
    expect(await issued(without.order.id)).toMatchObject([{ kind: 'simplified' }])
    const toItself = await businessOrder(DEMO_SELLER.vatNumber)
    await create(toItself.order.id, toItself.owner.clientId)
    const ownBuyer = { buyer: { name: 'Gulf Hotels', business: null } }
    expect(await issued(toItself.order.id)).toMatchObject([{ kind: 'simplified', document: ownBuyer }])
    const business = await businessOrder('399999999900003')
    await create(business.order.id, business.owner.clientId)
    const [standard] = await issued(business.order.id)
    expect(standard).toMatchObject({
      kind: 'standard',
      document: { buyer: { name: 'Gulf Hotels', business: { vatNumber: '399999999900003', city: 'Riyadh' } } },
    })
    expect(standard?.xml).toContain('<cbc:CompanyID>399999999900003</cbc:CompanyID>')
  })

  test('the sums equal the order’s, with coupon and points in the lines and delivery as a separate line', async () => {
    const [flower, other] = [await makeFlower(shop, { price: 9_999 }), await makeFlower(shop, { price: 3_333 })]
    const buyer = await makeBuyer(shop, [
      { ...flower, quantity: 3 },
      { ...other, quantity: 2 },
    ])
    await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 500 }).execute()
    const couponCode = await issueWelcomeCode(shop.db, buyer.userId, 15)
    const body = { deliverySlot: '15:00-17:00', couponCode, redeemPoints: 300 }
    const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', ...body }))
    const order = placed.body.data
    await create(order.id)
    const [row] = await issued(order.id)
    expect({ total: row?.total, vat: row?.vat }).toEqual({
      total: Math.round(order.totalBalance * 100),
      vat: Math.round(order.vat * 100),
    })
    const { lines, coupon, redeemed } = (row?.document ?? {}) as InvoiceDocument
    expect(coupon + redeemed).toBe(Math.round((order.discount + order.redeemed) * 100))
    expect(coupon * redeemed).toBeGreaterThan(0)
    expect(lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(coupon + redeemed)
    expect(lines.map(({ title }) => title.en).at(-1)).toBe('Delivery')
    expect(lines.at(-1)?.gross).toBe(2_500)
    expect(lines[0]?.title.en).toMatch(/\(Medium\)$/)
  })

  test('an issued invoice keeps its seller when the shop’s details change', async () => {
    const { order } = await cashOrder()
    await create(order.id)
    const before = (await issued(order.id))[0]?.document
    expect(before).toMatchObject({ seller: { vatNumber: '310122393500003', crNumber: '1010123456' } })
    const keep = (seller: object) =>
      shop.db
        .updateTable('setting')
        .set({ value: JSON.stringify(seller) })
        .where('key', '=', 'seller')
        .execute()
    await keep({ ...DEMO_SELLER, vatNumber: '399999999900003', postalCode: '21442' })
    await expect.poll(async () => (await readSettings(shop.context)).seller.postalCode).toBe('21442')
    const { order: later } = await cashOrder()
    await create(later.id)
    expect((await issued(later.id))[0]?.document).toMatchObject({ seller: { vatNumber: '399999999900003' } })
    expect((await issued(order.id))[0]?.document).toEqual(before)
    // An invalid VAT number is refused, and without one no document is issued.
    await keep({ ...DEMO_SELLER, vatNumber: '123' })
    await expect.poll(async () => (await readSettings(shop.context)).seller.vatNumber).toBe('')
    expect((await create((await cashOrder()).order.id)).body.code).toBe('invoice.seller_missing')
    await keep(DEMO_SELLER)
    await expect.poll(async () => (await readSettings(shop.context)).seller.vatNumber).toBe(DEMO_SELLER.vatNumber)
  })
})

describe('credit notes', () => {
  test('one credit note is issued for each deduction of an invoiced order, before or after the invoice', async () => {
    const { order } = await cashOrder()
    await creditOrder(order.id, 10, 'First')
    await shop.runJobs()
    expect(await issued(order.id)).toEqual([])
    const { invoiceNumber } = (await create(order.id)).body
    await creditOrder(order.id, 15, 'Second <b>')
    await shop.runJobs()
    await Promise.all([shop, twin].map(({ context }) => issueInvoiceJob(context, { orderId: order.id })))
    const [invoice, first, second, ...none] = await issued(order.id)
    expect(none).toEqual([])
    expect(invoice).toMatchObject({ number: invoiceNumber, total: 12_500 })
    expect(first).toMatchObject({ kind: 'creditNote', number: expect.stringMatching(/^CN-\d{6}$/), total: 1_000 })
    expect(second).toMatchObject({ total: 1_500, corrects: invoice?.id, document: { reason: 'Second <b>' } })
    expect(second?.xml).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${invoiceNumber}</cbc:ID>`)
    expect(second?.xml).toContain('<cbc:InstructionNote>Second &lt;b&gt;</cbc:InstructionNote>')
    expect((await create(order.id)).body.invoiceNumber).toBe(invoiceNumber)
  })

  test('a cancelled invoiced order gets a credit note of its total', async () => {
    const { order } = await cashOrder()
    await create(order.id)
    const body = { reason: 'No roses today', refundTo: 'credit' }
    expect((await admin.visitor.call('cancelOrder', { params: { orderId: order.id }, body })).status).toBe(200)
    await shop.runJobs()
    expect(await issued(order.id)).toMatchObject([{ total: 12_500 }, { kind: 'creditNote', total: 12_500 }])
  })

  test('the retained delivery fee of a failed delivery is invoiced as in the ledger', async () => {
    const { buyer, order } = await cashOrder()
    const params = { userId: driver.userId }
    await driver.visitor.call('addPaymentPartly', { params, body: { orderId: order.id, amount: 75, payPartOrall: 0 } })
    await walkOrder(shop, order.id, ['outForDelivery'])
    await driver.visitor.call('failDelivery', { body: { orderId: order.id, reason: 'wrongAddress' } })
    const choice = { params: { userId: buyer.userId, orderId: order.id }, body: { choice: 'credit' } }
    expect((await buyer.visitor.call('resolveFailedDelivery', choice)).status).toBe(200)
    await shop.runJobs()
    expect(await issued(order.id)).toMatchObject([{ total: 12_500 }, { kind: 'creditNote', total: 10_000 }])
  })

  test('ZATCA-02 every document issued above can be signed, and keeps its hash', async () => {
    const unit = makeTaxUnit()
    const rows = await shop.db.selectFrom('invoice').selectAll().orderBy('counter').execute()
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['simplified', 'standard', 'creditNote']))
    for (const { document, counter, previous_hash: previousHash, hash, xml, qr } of rows) {
      const canonical = ublXml(document as unknown as InvoiceDocument, { counter: Number(counter), previousHash })
      const signed = signInvoice(canonical, unit, shop.clock.now())
      expect(isVerified(verifyInvoice(signed.xml))).toBe(true)
      expect([signed.invoiceHash, hashInvoice(xml)]).toEqual([hash, hash])
      expect(decodeQrCode(signed.qrCode)?.get(3)).toEqual(decodeQrCode(qr)?.get(3))
    }
  })

  test('the invariants of ledger, numbers and chain hold afterwards', async () => {
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})
