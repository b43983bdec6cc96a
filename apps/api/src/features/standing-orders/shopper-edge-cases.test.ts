import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { shopperStandingBody } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { waitUntil } from '../../testing/wait-until.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
beforeEach(async () => {
  for (const process of [shop, twin]) process.clock.set(SUNDAY_MORNING)
})
afterAll(() => shop.close())

const self = (user: TestUser) => ({ userId: user.userId })
const add = (user: TestUser, body: object, headers = {}) =>
  user.visitor.call('addShopperStandingOrder', { params: self(user), body, headers })
const list = async (user: TestUser) =>
  (await user.visitor.fetchAnswer('getShopperStandingOrders', { params: self(user) })).data

test('DESK-09 a subscription whose address changes while the job places it is delivered to the new address, once', async () => {
  const user = await makeUser(shop)
  const { variantId } = await makeFlower(shop)
  const standingId = (await add(user, shopperStandingBody(variantId))).body.data.id
  const findLines = async () =>
    (
      await sql<{
        line: string
      }>`select address_line as line from orders where standing_order_id = ${standingId}`.execute(shop.db)
    ).rows
  let placing: Promise<unknown> = Promise.resolve()
  await shop.db.transaction().execute(async (trx) => {
    await sql`select from standing_order where id = ${standingId} for no key update`.execute(trx)
    placing = jobHandlers['place-standing'](twin.context, {})
    await waitUntil('the job waits for the subscription', async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(shop.db)
      return rows.length > 0
    })
    await sql`update standing_order set address_line = 'Olaya Street 5' where id = ${standingId}`.execute(trx)
  })
  await placing
  expect(await findLines()).toEqual([])
  expect(await shop.mails(user.email)).toEqual([])
  for (const process of [shop, twin]) await jobHandlers['place-standing'](process.context, {})
  expect(await findLines()).toEqual([{ line: 'Olaya Street 5' }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-09 a repeated request whose answer was lost is answered although the price has changed, and adds nothing', async () => {
  const user = await makeUser(shop)
  const { variantId } = await makeFlower(shop)
  const body = shopperStandingBody(variantId, { expectedTotal: 125 })
  const headers = { 'idempotency-key': 'subscription-once' }
  const first = await add(user, body, headers)
  expect(first.status).toBe(200)
  await sql`update variant set price = 15000 where id = ${variantId}`.execute(shop.db)
  const second = await add(user, body, headers)
  expect(second).toMatchObject({ status: 200, body: { data: { id: first.body.data.id, agreedTotal: 125 } } })
  expect(await list(user)).toHaveLength(1)
  const other = await add(user, { ...body, expectedTotal: 175 }, headers)
  expect(other.body.code).toBe('idempotency.mismatch')
})

test('DESK-09 odd values are refused, never with a failure', async () => {
  const user = await makeUser(shop, { language: 'ar' })
  const { variantId } = await makeFlower(shop)
  const standingId = (await add(user, shopperStandingBody(variantId))).body.data.id
  const odd: object[] = [
    { slot: 'a\0b' },
    { startsOn: '9999-12-31' },
    { endsOn: '9999-12-31', startsOn: '0000-01-01' },
    { day: 29, cadence: 'monthly' },
    { day: 31, cadence: 'monthly' },
    { lines: [{ variantId: 2 ** 31, quntity: 1 }] },
    { lines: [{ variantId, quntity: 1e9 }] },
    { expectedTotal: 1e300 },
    { expectedTotal: 0.001 },
    { deliveryAddress: { line: 'ا', city: 'Riyadh\0', latitude: 24.71, longitude: 46.68 } },
    { deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh', latitude: 1e308, longitude: 46.68 } },
    { recipient: { fullName: '\u202e'.repeat(5), phoneNumber: '0551112233' } },
  ]
  const statuses: unknown[] = []
  for (const changed of odd) {
    const body = shopperStandingBody(variantId, changed)
    const answers = [
      await add(user, body),
      await user.visitor.call('updateShopperStandingOrder', {
        params: { ...self(user), standingId },
        body: { change: body },
      }),
    ]
    statuses.push(...answers.map(({ status }) => ({ changed, isRefused: status >= 400 && status < 500 })))
  }
  for (const changed of [{ skip: '9999-12-31' }, { skip: '2026-12-02' }, { acceptTotal: 1e15 }, { skip: '\0' }]) {
    const { status } = await user.visitor.call('updateShopperStandingOrder', {
      params: { ...self(user), standingId },
      body: changed,
    })
    statuses.push({ changed, isRefused: status >= 400 && status < 500 })
  }
  expect(statuses.filter((status) => !(status as { isRefused: boolean }).isRefused)).toEqual([])
})

test('DESK-09 the first delivery of a subscription that starts too late for today is the next one, without a mail about today', async () => {
  const user = await makeUser(shop)
  const { variantId } = await makeFlower(shop)
  const today = { day: 0, startsOn: '2026-11-29', slot: '09:00-11:00' }
  const { body } = await add(user, shopperStandingBody(variantId, today))
  const dates = ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27']
  expect(body.data.next.map(({ date }: { date: string }) => date)).toEqual(dates)
  await jobHandlers['place-standing'](shop.context, {})
  expect(await shop.mails(user.email)).toEqual([])
  expect((await list(user))[0]?.runs).toEqual([])
})

test.each([
  ['2027-11-28', 200],
  ['2027-12-05', 400],
  ['9998-12-27', 400],
])('DESK-09 skipping %s of a weekly subscription answers %i', async (skip, status) => {
  const user = await makeUser(shop)
  const { variantId } = await makeFlower(shop)
  const { body } = await add(user, shopperStandingBody(variantId, { day: 0 }))
  const params = { ...self(user), standingId: body.data.id }
  const skipped = await user.visitor.call('updateShopperStandingOrder', { params, body: { skip } })
  expect(skipped.status).toBe(status)
  if (status === 400) expect(Object.keys(skipped.body.errors)).toEqual(['skip'])
})
