import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBuyer, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { issueWelcomeCode } from '../coupons/index.ts'
import { readSettings } from '../settings/index.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.set(SUNDAY_MORNING)
  await shop.db.deleteFrom('setting').execute()
  await shop.db.deleteFrom('setting_version').execute()
})

const change = async (key: string, parts: Record<string, unknown>): Promise<void> => {
  const { data } = (await owner.visitor.call('adminSettings')).body
  const { value, version } = data.find((setting: { key: string }) => setting.key === key)
  const body = { value: { ...value, ...parts }, version }
  const saved = await owner.visitor.call('saveSetting', { params: { key }, body })
  expect(saved.body).toMatchObject({ data: { version: version + 1 } })
}
const days = async () => (await shop.visitor().call('getDeliveryDays')).body
const closed = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
const MONDAY = '2026-11-30'

describe('the calendar', () => {
  test('ADMIN-04 a day closed now takes no more orders, and its existing orders stay', async () => {
    const { buyer, order } = await makeOrder(shop, { deliveryDate: MONDAY, deliverySlot: '11:00-13:00' })
    await change('calendar', {
      holidays: [{ from: MONDAY, to: MONDAY, name: { en: 'Founding Day', ar: 'يوم التأسيس' } }],
    })
    expect((await days()).days[1]).toMatchObject({ date: MONDAY, open: false, slots: [] })
    const other = await place(await makeBuyer(shop), retailOrder({ deliveryDate: MONDAY, deliverySlot: '11:00-13:00' }))
    expect(other).toMatchObject({ status: 400, body: { code: 'delivery.holiday' } })
    const orders = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: '0' } })
    expect(orders.body.data[0]).toMatchObject({ id: order.id, deliveryDate: MONDAY, deliverySlot: '11:00-13:00' })
    expect(orders.body.data[0].actions).toContain('pay')
  })

  test('ADMIN-04 a permanently closed shop still answers', async () => {
    await change('calendar', { hours: closed })
    const answer = await days()
    expect(answer).toMatchObject({ nextDay: null, sameDayUntil: null })
    expect(answer.days.every((day: { open: boolean; slots: unknown[] }) => !day.open && day.slots.length === 0)).toBe(
      true,
    )
    expect((await shop.visitor().call('getHome')).status).toBe(200)
    const tried = await place(await makeBuyer(shop))
    expect(tried).toMatchObject({ status: 400, body: { code: 'delivery.closed' } })
  })

  test('ADMIN-04 Ramadan has its own hours and cut-off, shown as opening hours while it lasts', async () => {
    const evening = { open: '16:00', close: '22:00', cutoff: '18:00' }
    const hours = { 0: evening, 1: evening, 2: evening, 3: evening, 4: evening, 5: evening, 6: null }
    await change('calendar', {
      seasons: [{ name: { en: 'Ramadan', ar: 'رمضان' }, from: '2026-11-29', to: MONDAY, hours }],
    })
    const answer = await days()
    expect(answer.sameDayUntil).toBe(new Date(Date.UTC(2026, 10, 29, 15)).toISOString())
    expect(answer.days[0].slots.map((slot: { start: string }) => slot.start)).toEqual(['16:00', '18:00', '20:00'])
    expect(answer.days[2].slots[0].start).toBe('09:00')
    const { workingHours } = (await shop.visitor().call('getSite')).body
    expect(workingHours[0]).toEqual({ weekday: 0, hours: { open: '16:00', close: '22:00' } })
    expect(workingHours[2]).toEqual({ weekday: 2, hours: { open: '09:00', close: '20:00' } })
  })

  test('ADMIN-04 a slot has the capacity of its rule, and the last place is sold once', async () => {
    await change('calendar', { slotRules: [{ weekday: 2, start: '15:00', capacity: 1 }] })
    const when = { deliveryDate: '2026-12-01', deliverySlot: '15:00-17:00' }
    const buyers = await Promise.all(Array.from({ length: 4 }, () => makeBuyer(shop)))
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, retailOrder(when))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const [, , tuesday] = (await days()).days
    const states = tuesday.slots.map((slot: { id: string; state: string }) => [slot.id, slot.state])
    expect(states).toContainEqual(['15:00-17:00', 'full'])
    expect(states).toContainEqual(['13:00-15:00', 'open'])
  })
})

describe('the delivery fee', () => {
  const near = { latitude: 24.7136, longitude: 46.6753 }
  const far = { latitude: 24.9, longitude: 46.6753 }
  const zone = (en: string, radiusMiles: number, feeHalalas: number) => ({
    name: { en, ar: en },
    centre: null,
    radiusMiles,
    feeHalalas,
  })
  const quote = async (buyer: TestUser, at: object) =>
    (await buyer.visitor.call('quoteOrder', { params: { id: buyer.userId }, body: at })).body.deliveryFee
  const charged = async (buyer: TestUser, at: object) => {
    const placed = await place(
      buyer,
      retailOrder({
        deliverySlot: '13:00-15:00',
        deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh', ...at },
      }),
    )
    return placed.body.data.deliveryFee
  }

  test('ADMIN-04 is that of the zone, the same in preview and order, whatever the page shows', async () => {
    await change('calendar', { zones: [zone('Riyadh', 20, 3_500), zone('Olaya', 3, 1_000)] })
    for (const [at, fee] of [
      [near, 10],
      [far, 35],
      [{}, 25],
    ] as const) {
      const buyer = await makeBuyer(shop)
      expect(await quote(buyer, at)).toBe(fee)
      expect(await charged(buyer, at)).toBe(fee)
    }
    const late = await makeBuyer(shop)
    expect(await quote(late, near)).toBe(10)
    await change('calendar', { zones: [zone('Olaya', 3, 1_250)] })
    expect(await charged(late, near)).toBe(12.5)
  })

  test('ADMIN-04 is zero from the configured amount on', async () => {
    await change('calendar', { freeFromHalalas: 20_000 })
    const flower = await makeFlower(shop, { price: 20_000 })
    const buyer = await makeBuyer(shop, [flower])
    expect(await quote(buyer, near)).toBe(0)
    expect(await charged(buyer, near)).toBe(0)
    expect(await quote(await makeBuyer(shop), near)).toBe(25)
  })
})

describe('points and codes', () => {
  test('ADMIN-04 new rules apply to orders completed from now on; earned and redeemed points stay', async () => {
    const buyer = await makeBuyer(shop)
    await shop.db.insertInto('loyalty_entry').values({ user_id: buyer.userId, kind: 'earn', points: 300 }).execute()
    const { data: order } = (await place(buyer, retailOrder({ redeemPoints: 100, deliverySlot: '17:00-19:00' }))).body
    expect(order.redeemed).toBe(10)
    await change('loyalty', {
      rules: [
        { spend: 50_000, points: 90 },
        { spend: 5_000, points: 7 },
      ],
      pointsPerRiyal: 100,
    })
    const answer = (await buyer.visitor.call('getLoyaltyPoints', { params: { userId: buyer.userId } })).body
    expect(answer).toMatchObject({ points: 200, pointsPerRiyal: 100 })
    expect(answer.rules).toEqual([
      { amount: 50, points: 7 },
      { amount: 500, points: 90 },
    ])
    const orders = await buyer.visitor.call('getOrders', { params: { userId: buyer.userId, clientId: '0' } })
    expect(orders.body.data[0]).toMatchObject({ redeemed: 10, totalBalance: order.totalBalance })
    const again = await makeBuyer(shop)
    const earns = (await again.visitor.call('quoteOrder', { params: { id: again.userId }, body: {} })).body.earns
    expect(earns).toBe(7)
  })

  test('ADMIN-04 a welcome code keeps its percentage, a new one gets the new percentage', async () => {
    const [old, young] = [await makeBuyer(shop), await makeBuyer(shop)]
    const getPercent = async (buyer: TestUser) => {
      const { welcomePercent } = await readSettings(shop.context)
      const couponCode = await issueWelcomeCode(shop.db, buyer.userId, welcomePercent)
      const input = { params: { id: buyer.userId }, body: { couponCode } }
      return (await buyer.visitor.call('quoteOrder', input)).body.coupon.percent
    }
    expect(await getPercent(old)).toBe(15)
    await change('accounts', { welcomePercent: 40 })
    expect(await getPercent(old)).toBe(15)
    expect(await getPercent(young)).toBe(40)
  })
})
