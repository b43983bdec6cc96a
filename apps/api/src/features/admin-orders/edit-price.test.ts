import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const zone = (en: string, radiusMiles: number, feeHalalas: number) => ({
  name: { en, ar: 'حي' },
  centre: null,
  radiusMiles,
  feeHalalas,
})
const NEAR = { latitude: 24.7136, longitude: 46.6753 }
const FAR = { latitude: 24.9, longitude: 46.6753 }

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  const calendar = { zones: [zone('Far north', 20, 4_001), zone('Olaya', 3, 1_000)] }
  await sql`insert into setting (key, value) values ('calendar', ${JSON.stringify(calendar)}::jsonb)`.execute(shop.db)
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Amal Florist' })
  const body = { deliveryAddress: NEAR }
  await waitUntil(
    'the zones are read',
    async () => (await admin.visitor.call('quotePhoneOrder', { body })).body.data.zone === 'Olaya',
  )
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const at = (place: object, line = 'King Fahd Road 12') => ({ line, city: 'Riyadh', ...place })
const cash = (place: object) => makeOrder(shop, { paymentTerms: 'cash', deliveryAddress: at(place) })
const quote = async (orderId: string, body: object, by = admin) => {
  const answer = await by.visitor.call('quoteEdit', { params: { orderId }, body })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const edit = (orderId: string, body: object, by = admin) => by.visitor.call('editOrder', { params: { orderId }, body })
const get = async (orderId: string) => (await admin.visitor.call('adminOrder', { params: { orderId } })).body.data
const pay = async (orderId: string, amount: number) => {
  const part = { orderId, amount, payPartOrall: 0, method: 'cash' }
  const { status } = await admin.visitor.call('addPaymentPartly', { params: { userId: admin.userId }, body: part })
  expect(status).toBe(200)
}
const getMoney = async (orderId: string) => {
  const { order } = await get(orderId)
  return { total: order.paid + order.outstanding, outstanding: order.outstanding }
}

test('ADMIN-02 a preview shows the changes and cost of an edit; saved without fee adjustment, the price stays', async () => {
  const { order } = await cash(NEAR)
  const body = { deliveryAddress: at(FAR, 'Airport Road 3'), cardMessage: 'For Huda' }
  const quoted = await quote(order.id, body)
  expect(quoted).toMatchObject({
    changes: ['address', 'card'],
    fee: { charged: 10, now: 40.01, difference: 30.01, zone: 'Far north' },
    before: { total: order.totalBalance, outstanding: order.totalBalance },
    after: { back: 0 },
    feeProblem: null,
    remarks: [],
  })
  expect(quoted.after.total).toBeCloseTo(order.totalBalance + 30.01)
  expect((await edit(order.id, body)).status).toBe(200)
  expect((await getMoney(order.id)).total).toBe(order.totalBalance)
  // An address in the same zone or without coordinates keeps the agreed fee.
  for (const place of [FAR, {}]) {
    const { fee } = await quote(order.id, { deliveryAddress: at(place, 'Airport Road 4') })
    expect(fee.difference).toBe(0)
  }
})

test('ADMIN-02 a higher fee is charged at the expected difference, paid or not; another expected difference is refused', async () => {
  const { order, buyer } = await cash(NEAR)
  await pay(order.id, order.totalBalance)
  const body = { deliveryAddress: at(FAR, 'Airport Road 3'), adjustFee: true }
  const wrong = await edit(order.id, { ...body, toldDifference: 12 })
  expect(wrong).toMatchObject({ status: 409, body: { code: 'order.price_changed' } })
  expect((await get(order.id)).address.line).toBe('King Fahd Road 12')
  const quoted = await quote(order.id, { deliveryAddress: body.deliveryAddress })
  expect((await edit(order.id, { ...body, toldDifference: quoted.fee.difference })).status).toBe(200)
  expect(await getMoney(order.id)).toEqual({ total: quoted.after.total, outstanding: quoted.after.outstanding })
  expect(quoted.after.outstanding).toBe(30.01)
  const [mail] = (await shop.mails(buyer.email)).filter(({ subject }) => subject.includes('changed'))
  expect(mail?.body_text.replaceAll('\u00a0', ' ')).toMatch(/costs \u2068?SAR 30\.01\u2069? more/)
})

test('ADMIN-02 a lower fee is refunded or reduces the outstanding amount; moving back restores the fee', async () => {
  const paid = await cash(FAR)
  await pay(paid.order.id, paid.order.totalBalance)
  const home = { deliveryAddress: at(NEAR, 'Olaya Street 9') }
  const quoted = await quote(paid.order.id, home)
  expect(quoted).toMatchObject({ fee: { difference: -30.01 }, after: { back: 30.01, outstanding: 0 } })
  const done = await edit(paid.order.id, { ...home, adjustFee: true, toldDifference: -30.01, refundTo: 'cash' })
  expect(done.status).toBe(200)
  expect(await getMoney(paid.order.id)).toEqual({ total: quoted.after.total, outstanding: 0 })
  const again = await quote(paid.order.id, { deliveryAddress: at(FAR, 'Airport Road 3') })
  expect(again.fee).toMatchObject({ charged: 10, now: 40.01, difference: 30.01 })
  const owing = await cash(FAR)
  await edit(owing.order.id, { ...home, adjustFee: true })
  const left = Math.round((owing.order.totalBalance - 30.01) * 100) / 100
  expect(await getMoney(owing.order.id)).toEqual({ total: left, outstanding: left })
})

test('ADMIN-02 a refund needs the permission, and the preview lists every error', async () => {
  const clerk = await makeUser(shop, { role: 'Admin' })
  await sql`update app_user set permissions = '{orders}' where id = ${clerk.userId}`.execute(shop.db)
  const far = await cash(FAR)
  const home = { deliveryAddress: at(NEAR, 'Olaya Street 9') }
  expect((await quote(far.order.id, home, clerk)).feeProblem).toBe('Access Denied')
  expect((await edit(far.order.id, { ...home, adjustFee: true }, clerk)).status).toBe(403)
  expect((await edit(far.order.id, home, clerk)).status).toBe(200)
  const near = await cash(NEAR)
  await sql`insert into slot_booking values ('2026-12-13', '09:00-11:00', 12)`.execute(shop.db)
  const bad = {
    deliveryAddress: at({ latitude: 21.5, longitude: 39.2 }),
    deliveryDate: '2026-12-13',
    deliverySlot: '09:00-11:00',
  }
  const { remarks } = await quote(near.order.id, bad)
  expect(remarks.map(({ code }: { code: string }) => code)).toEqual(['delivery.out_of_reach', 'slot.full'])
  await sql`delete from slot_booking where date = '2026-12-13'`.execute(shop.db)
})

test('ADMIN-02 for any sequence of moves and payments, the previewed total equals the charged total', async () => {
  const step = fc.record({
    place: fc.constantFrom(NEAR, FAR, {}),
    adjustFee: fc.boolean(),
    pay: fc.integer({ min: 0, max: 3 }),
    refundTo: fc.constantFrom('credit', 'cash', 'transfer'),
  })
  const run = async (from: object, steps: { place: object; adjustFee: boolean; pay: number; refundTo: string }[]) => {
    const { order } = await cash(from)
    for (const [at_, { place, adjustFee, pay: part, refundTo }] of steps.entries()) {
      const { outstanding } = await getMoney(order.id)
      const amount = Math.floor((outstanding * part) / 3)
      if (amount > 0) await pay(order.id, part === 3 ? outstanding - 0 : amount)
      const deliveryAddress = at(place, `Some Street ${at_ + 1}`)
      const before = await getMoney(order.id)
      const quoted = await quote(order.id, { deliveryAddress })
      const feeChoice = { adjustFee, toldDifference: quoted.fee.difference, refundTo }
      expect((await edit(order.id, { deliveryAddress, ...feeChoice })).status).toBe(200)
      const { total, outstanding: owed } = quoted.after
      expect(await getMoney(order.id)).toEqual(adjustFee ? { total, outstanding: owed } : before)
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  }
  const some = fc.array(step, { minLength: 1, maxLength: 4 })
  await fc.assert(fc.asyncProperty(fc.constantFrom(NEAR, FAR), some, run), { numRuns: 10, endOnFailure: true })
})
