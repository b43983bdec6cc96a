import path from 'node:path'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSession } from '../features/sessions/index.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../testing/shop.ts'
import { seedDemo } from './seed.ts'

/** The development data folder, whose pictures are encoded only once. */
const folder = path.resolve(import.meta.dirname, '../../../../.data')
const seed = (shop: TestShop) => seedDemo({ db: shop.db, folder, report: () => {}, now: shop.clock.now() })

async function logIn(shop: TestShop, email: string) {
  const { id, client_id } = await shop.db
    .selectFrom('app_user')
    .select(['id', 'client_id'])
    .where('email_folded', '=', email)
    .executeTakeFirstOrThrow()
  const visitor = shop.visitor()
  visitor.token = (await startSession(shop.context, { userId: id, remember: false }))?.token
  return { id, visitor, clientId: client_id ?? 0 }
}

/** RUN-04: six branches, a year, debts of every age and kind, purchase order numbers and standing orders. */
async function expectHotel(shop: TestShop): Promise<void> {
  const { id, visitor, clientId } = await logIn(shop, 'khalid@warda.example')
  expect((await visitor.call('getBranchNames', { params: { id } })).body.data).toHaveLength(6)
  const debts = (await visitor.call('getDebts', { params: { clientId } })).body
  for (const age of ['current', 'days0to30', 'days31to60', 'days61to90', 'over90'])
    expect([age, debts.ageing[age]]).toEqual([age, expect.toSatisfy((amount: number) => amount > 0)])
  const resolutions = new Set(debts.data.map((debt: { resolution: string | null }) => debt.resolution))
  expect(resolutions).toEqual(new Set([null, 'paid', 'replaced', 'cancelled']))
  const orders = (await visitor.call('getOrders', { params: { userId: id, clientId } })).body.data
  const months = new Set(orders.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 7)))
  expect(months.size).toBeGreaterThanOrEqual(11)
  expect(
    orders.filter((order: { purchaseOrder: string | null }) => order.purchaseOrder !== null).length,
  ).toBeGreaterThan(15)
  expect((await visitor.call('getStandingOrders', { params: { userId: id } })).body.total).toBe(2)
}

/** Each word for a status that a shopper can see. */
async function expectSara(shop: TestShop): Promise<void> {
  const { id, visitor } = await logIn(shop, 'sara@warda.example')
  const { data } = (await visitor.call('getOrders', { params: { userId: id, clientId: 0 } })).body
  const words = data.map((order: { statusWords: { word: string } }) => order.statusWords.word)
  expect(words).toEqual(['pending', 'onItsWay', 'beingPrepared', 'delivered', 'canceled', 'completed'])
  const subscriptions = (await visitor.call('getShopperStandingOrders', { params: { userId: id } })).body.data
  // DESK-09: one with an order that is paid, and coming dates.
  expect(subscriptions).toMatchObject([{ runs: [{ order: { state: 'placed' } }] }])
  expect(subscriptions[0].next.length).toBeGreaterThan(1)
  const reminders = (await visitor.call('getOccasionReminders', { params: { userId: id } })).body.data
  // OPEN-04: one of each calendar, none due yet.
  expect(reminders).toMatchObject([
    { calendar: 'gregorian', monthDay: '01-06', occursOn: '2027-01-06', remindOn: '2026-12-30' },
    { calendar: 'hijri', monthDay: '09-05', occursOn: '2027-02-12', remindOn: '2027-01-29' },
  ])
}

/** Yesterday's drawer of the counter: closed, five riyals short. */
async function expectDrawer({ db }: TestShop): Promise<void> {
  const drawers = await db.selectFrom('cash_drawer').selectAll().execute()
  expect(drawers).toMatchObject([{ opening_float: 30_000, expected: 72_000, counted: 71_500 }])
  expect(riyadhDate(drawers[0]?.closed_at?.getTime() ?? 0)).toBe(addDays(riyadhDate(SUNDAY_MORNING), -1))
}

describe('the demo orders', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    await seed(shop)
  })
  afterAll(() => shop.close())

  test('RUN-04 with `past` include four weeks of earlier orders and violate no invariant', async () => {
    const old = await openTestShop()
    await seedDemo({ db: old.db, folder, report: () => {}, now: old.clock.now(), past: true })
    const { rows } = await sql<{ orders: number; days: number; invoices: number }>`
      select count(*)::int as orders, count(distinct delivery_date)::int as days,
        (select count(*)::int from invoice where corrects is null) as invoices
      from orders where state = 'completed' and delivery_date < ${riyadhDate(SUNDAY_MORNING)}
    `.execute(old.db)
    expect(rows[0]?.orders).toBeGreaterThanOrEqual(50)
    expect(rows[0]?.days).toBeGreaterThanOrEqual(24)
    expect(rows[0]?.invoices).toBeGreaterThanOrEqual(rows[0]?.orders ?? 0)
    await expectDrawer(old)
    await expectHotel(old)
    await expectSara(old)
    expect(await brokenInvariants(old.db)).toEqual([])
    await old.close()
  })

  const yousef = async () => {
    const { id } = await shop.db
      .selectFrom('app_user')
      .select('id')
      .where('email_folded', '=', 'yousef@warda.example')
      .executeTakeFirstOrThrow()
    const visitor = shop.visitor()
    visitor.token = (await startSession(shop.context, { userId: id, remember: false }))?.token
    return { id, visitor }
  }

  test('ROUTE-18 fill the three tabs and violate no invariant', async () => {
    const { id, visitor } = await yousef()
    const { counts } = (await visitor.call('getBoardOrders', { params: { userId: id } })).body
    expect(counts).toEqual({ pending: 9, inDelivery: 3, completed: 4 })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('include a route for today, debts of each kind, a failed delivery and gifts', async () => {
    const { id, visitor } = await yousef()
    const route = (await visitor.call('getDeliveryRoute', { params: { userId: id } })).body
    expect(route.date).toBe(riyadhDate(SUNDAY_MORNING))
    expect(route.stops).toHaveLength(5)
    const query = { stage: 5, pageSize: 100 }
    const driven = (await visitor.call('getBoardOrders', { params: { userId: id }, query })).body.data
    expect(driven.filter((card: { failure: unknown }) => card.failure !== null)).toHaveLength(1)
    expect(driven.some((card: { isGift: boolean }) => card.isGift)).toBe(true)
    const debts = await shop.db.selectFrom('debt').select('kind').execute()
    expect(new Set(debts.map(({ kind }) => kind))).toEqual(new Set(['rest', 'monthly', 'postponed']))
  })

  test('do not belong to Sara or Khalid, and are created only once', async () => {
    const orders = await shop.db
      .selectFrom('orders')
      .innerJoin('app_user', 'app_user.id', 'orders.user_id')
      .select('email_folded')
      .execute()
    const buyers = orders.map((row) => row.email_folded)
    expect(buyers).toHaveLength(16)
    expect(buyers).not.toContain('sara@warda.example')
    expect(buyers).not.toContain('khalid@warda.example')
    await Promise.all([seed(shop), seed(shop)])
    const again = await shop.db.selectFrom('orders').select('id').execute()
    expect(again).toHaveLength(16)
  })
})

test.each([
  ['late in the evening', Date.UTC(2026, 10, 29, 20, 30)],
  ['soon after midnight', Date.UTC(2026, 10, 28, 21, 5)],
  ['on a Friday, when the shop is closed', Date.UTC(2026, 11, 4, 9, 0)],
])('the demo orders can be created %s', async (_, now) => {
  const shop = await openTestShop({ now })
  try {
    await seed(shop)
    expect(await brokenInvariants(shop.db)).toEqual([])
  } finally {
    await shop.close()
  }
})
