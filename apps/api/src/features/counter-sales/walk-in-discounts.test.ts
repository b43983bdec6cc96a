import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeBusiness, makeFlower } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
let variantId: number
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeAdmin(shop)
  variantId = (await makeFlower(shop, { price: 10_000, stock: 50 })).variantId
  await owner.visitor.call('openCashDrawer', { body: { openingFloat: 200 } })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.updateTable('coupon').set({ disabled_at: new Date() }).where('is_automatic', '=', true).execute()
  expect(await brokenInvariants(shop.db)).toEqual([])
})

const LIMITS = { name: '', startsAt: null, endsAt: null, mostUses: null, mostPerUser: null, leastSubtotal: 0 }
const save = async (changed: Record<string, unknown>) => {
  const answer = await owner.visitor.call('saveCoupon', {
    body: { ...LIMITS, isNew: true, code: '', percent: 10, ...changed },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const offer = (titleEn: string, changed: object) => save({ isAutomatic: true, titleEn, titleAr: 'عرض', ...changed })
const quote = async (body: object) =>
  (await owner.visitor.call('quoteCounterSale', { body: { lines: [{ variantId, quantity: 1 }], ...body } })).body.data
const sell = (amount: number, body: object = {}) =>
  owner.visitor.call('placeCounterSale', {
    body: { lines: [{ variantId, quantity: 1 }], payments: [{ method: 'cash', amount }], ...body },
  })
const customer = { fullName: 'Huda Saad', phoneNumber: '0551112233' }

test('DESK-09 an offer for the first order or with a limit per buyer does not apply to walk-ins, in quote and sale, but to a customer', async () => {
  await offer('First', { firstOrderOnly: true, percent: 30 })
  await offer('Once each', { mostPerUser: 1, percent: 20 })
  await offer('Everybody', { percent: 5 })
  for (let n = 0; n < 3; n += 1) expect(await quote({})).toMatchObject({ discount: 5, total: 95 })
  expect((await sell(95, { expectedTotal: 95 })).status).toBe(200)
  expect(await quote({ customer: { phoneNumber: customer.phoneNumber } })).toMatchObject({ discount: 30, total: 70 })
  expect((await sell(70, { customer, expectedTotal: 70 })).status).toBe(200)
  expect(await quote({ customer: { phoneNumber: customer.phoneNumber } })).toMatchObject({ discount: 20, total: 80 })
  expect((await sell(80, { customer, expectedTotal: 80, cardMessage: 'Thanks' })).status).toBe(200)
  expect(await quote({ customer: { phoneNumber: customer.phoneNumber } })).toMatchObject({ discount: 5, total: 95 })
})

test('DESK-09 a typed code that depends on the buyer is refused for a walk-in with the request for a mobile number', async () => {
  const { clientId } = (await makeBusiness(shop)).owner
  await save({ code: 'FIRST', firstOrderOnly: true })
  await save({ code: 'ONCEEACH', mostPerUser: 1 })
  await save({ code: 'CHOSEN', buyerGroup: 'clients', clientIds: [clientId] })
  await save({ code: 'ALL' })
  for (const couponCode of ['FIRST', 'ONCEEACH', 'CHOSEN']) {
    const quoted = await quote({ couponCode })
    expect([couponCode, quoted.discount, quoted.remarks]).toEqual([
      couponCode,
      0,
      [expect.objectContaining({ field: 'couponCode', message: expect.stringContaining('mobile number') })],
    ])
    expect((await sell(100, { couponCode })).body).toMatchObject({
      code: 'coupon.customer_needed',
      errors: { couponCode: [expect.stringContaining('mobile number')] },
    })
  }
  expect((await sell(90, { couponCode: 'ALL' })).status).toBe(200)
  const sold = await sell(90, { couponCode: 'FIRST', customer: { ...customer, phoneNumber: '0551112244' } })
  expect(sold.status).toBe(200)
})

test('DESK-09 the account of an earlier walk-in stays without discounts that depend on the buyer', async () => {
  const sold = (await sell(100)).body.data
  const { user_id: userId } = await shop.db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', sold.orderId)
    .executeTakeFirstOrThrow()
  await offer('Once more', { mostPerUser: 1, percent: 20 })
  expect(await quote({ userId })).toMatchObject({ discount: 0 })
})
