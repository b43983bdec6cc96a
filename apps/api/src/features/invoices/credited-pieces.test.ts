import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let desk: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  desk = await makeAdmin(shop)
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

type Line = { productId: number; variantId: number; quantity?: number }

async function makeOrder(lines: readonly Line[], couponCode?: string) {
  const buyer = await makeBuyer(shop, lines)
  const { body } = await place(buyer, retailOrder({ paymentTerms: 'cash', ...(couponCode ? { couponCode } : {}) }))
  return body.data
}

/** Pays what is outstanding, which issues the invoice. */
async function pay(orderId: string): Promise<void> {
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const { outstanding } = (await readOrder(orderId)).order
  const body = { orderId, amount: outstanding, payPartOrall: 1, method: 'card' }
  const { status } = await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body })
  expect(status).toBe(200)
  await shop.runJobs()
}

const readOrder = async (orderId: string) => (await desk.visitor.call('adminOrder', { params: { orderId } })).body.data

type Credit = { amount: number; variantId: number; pieces?: number }

const credit = (orderId: string, { amount, variantId, pieces }: Credit, { visitor } = desk) =>
  visitor.call('creditOrder', {
    params: { orderId },
    body: { amount, reason: 'Wilted', refundTo: 'credit', variantId, ...(pieces === undefined ? {} : { pieces }) },
  })

/** The notes of an order: kind and lines (item, quantity, unit price, amount). */
async function notes(orderId: string) {
  await shop.runJobs()
  const { rows } = await sql<{ document: InvoiceDocument }>`
    select document from invoice where order_id = ${orderId} and corrects is not null order by counter
  `.execute(shop.db)
  return rows.map(({ document: { kind, lines } }) => [
    kind,
    ...lines.map(({ item, quantity, unitPrice, gross }) => [item, quantity, unitPrice, gross]),
  ])
}

test('ZATCA-06 pieces of a line cost what the buyer pays for them after discounts, and the last ones the rest', async () => {
  await sql`insert into coupon (code, percent, max_uses_per_user) values ('THIRD', 33, 1)`.execute(shop.db)
  const rose = await makeFlower(shop, { price: 10_001 })
  const { variantId } = rose
  // 300.03 less 33 %.
  const order = await makeOrder([{ ...rose, quantity: 3 }], 'THIRD')
  await pay(order.id)
  expect((await readOrder(order.id)).creditable).toEqual([{ variantId, pieces: 3, value: 201.02 }])
  expect((await credit(order.id, { amount: 67.02, variantId, pieces: 1 })).body).toMatchObject({
    code: 'credit.above_pieces',
  })
  for (const amount of [67.01, 67]) expect((await credit(order.id, { amount, variantId, pieces: 1 })).status).toBe(200)
  expect((await readOrder(order.id)).creditable).toEqual([{ variantId, pieces: 1, value: 67.01 }])
  expect((await credit(order.id, { amount: 67.02, variantId, pieces: 1 })).status).toBe(400)
  const [first, second] = [await makeAdmin(shop), await makeAdmin(shop)]
  const results = await Promise.all([
    credit(order.id, { amount: 67.01, variantId, pieces: 1 }, first),
    credit(order.id, { amount: 67.01, variantId, pieces: 1 }, second),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await readOrder(order.id)).creditable).toEqual([{ variantId, pieces: 0, value: 0 }])
  expect(await notes(order.id)).toEqual([
    ['creditNote', [variantId, 1, 10_001, 6_701]],
    ['creditNote', [variantId, 1, 10_001, 6_700]],
    ['creditNote', [variantId, 1, 10_001, 6_701]],
  ])
})

test('ZATCA-06 credited pieces are not credited again after their line is replaced, nor when it is taken off', async () => {
  const [rose, tulip, lily] = [await makeFlower(shop), await makeFlower(shop), await makeFlower(shop)]
  const order = await makeOrder([{ ...rose, quantity: 3 }, tulip])
  await pay(order.id)
  expect((await credit(order.id, { amount: 100, variantId: rose.variantId, pieces: 1 })).status).toBe(200)
  const params = { orderId: order.id, variantId: rose.variantId }
  const replaced = await desk.visitor.call('replaceLine', { params, body: { variantId: lily.variantId } })
  expect(replaced.status).toBe(200)
  expect((await readOrder(order.id)).creditable).toEqual([
    { variantId: tulip.variantId, pieces: 1, value: 100 },
    { variantId: lily.variantId, pieces: 2, value: 200 },
  ])
  expect((await credit(order.id, { amount: 200, variantId: lily.variantId, pieces: 3 })).body.code).toBe(
    'credit.too_many_pieces',
  )
  const removed = await desk.visitor.call('removeLine', {
    params: { orderId: order.id, variantId: lily.variantId },
    body: { refundTo: 'credit' },
  })
  expect(removed.body.credited).toBe(200)
  expect(await notes(order.id)).toEqual([
    ['creditNote', [rose.variantId, 1, 10_000, 10_000]],
    ['creditNote', [rose.variantId, 2, 10_000, 20_000]],
    ['debitNote', [lily.variantId, 2, 10_000, 20_000]],
    ['creditNote', [lily.variantId, 2, 10_000, 20_000]],
  ])
})

test('ZATCA-06 pieces credited before the invoice are named as the goods that replaced them', async () => {
  const [rose, tulip, lily] = [await makeFlower(shop), await makeFlower(shop), await makeFlower(shop)]
  const order = await makeOrder([{ ...rose, quantity: 2 }, tulip])
  expect((await credit(order.id, { amount: 100, variantId: rose.variantId, pieces: 1 })).status).toBe(200)
  const params = { orderId: order.id, variantId: rose.variantId }
  const replaced = await desk.visitor.call('replaceLine', { params, body: { variantId: lily.variantId } })
  expect(replaced.status).toBe(200)
  await pay(order.id)
  expect(await notes(order.id)).toEqual([['creditNote', [lily.variantId, 1, 10_000, 10_000]]])
})
