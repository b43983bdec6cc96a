import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay } from '../../testing/make-delivery.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { liftSlotCapacity } from '../../testing/open-database.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  await liftSlotCapacity(shop.db)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const makeDriver = () => makeUser(shop, { role: 'ShippingEmployee', fullName: 'Yousef' })
const atTwin = (user: TestUser) => {
  const visitor = twin.visitor()
  visitor.token = user.visitor.token
  return visitor
}
type Caller = Pick<TestUser['visitor'], 'call'>
/** Takes a manual payment of a new order; every order costs 125 riyals. */
async function take(driver: TestUser, amount: number, method = 'cash', by: Caller = driver.visitor) {
  const { order } = await makeUnderWay(shop)
  const body = { orderId: order.id, amount, payPartOrall: amount === 125 ? 1 : 0, method }
  const paid = await by.call('addPaymentPartly', { params: { userId: driver.userId }, body })
  expect(paid.status).toBe(200)
}
const handIn = (driver: TestUser, expected: number, counted: number, by: Caller = driver.visitor, key?: string) =>
  by.call('handInCash', {
    params: { userId: driver.userId },
    body: { expected, counted },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const inHand = async (driver: TestUser): Promise<number> =>
  (await driver.visitor.call('getDriverDay', { params: { userId: driver.userId } })).body.cash.inHand
const sumAccount = async (account: string): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int8 as sum from ledger_entry where account = ${account}
  `.execute(shop.db)
  return rows[0]?.sum ?? 0
}

describe('handing in cash', () => {
  test('RUN-02 covers the cash payments of the driver and no others; afterwards nothing is in hand', async () => {
    const driver = await makeDriver()
    const other = await makeDriver()
    await take(driver, 125)
    await take(driver, 50.5)
    await take(driver, 125, 'card')
    await take(other, 125)
    expect(await inHand(driver)).toBe(175.5)
    const done = await handIn(driver, 175.5, 175.5)
    expect(done.body).toMatchObject({
      message: 'Handed in. The amount is right.',
      data: { driver: 'Yousef', expected: 175.5, counted: 175.5, difference: 0 },
    })
    expect(await inHand(driver)).toBe(0)
    expect(await inHand(other)).toBe(125)
    for (const counted of [0, 1, 5000])
      expect((await handIn(driver, 0, counted)).body.code).toBe('cash.nothing_in_hand')
    await take(driver, 20)
    expect(await inHand(driver)).toBe(20)
  })

  test('RUN-02 a difference is posted to the ledger and shown to the desk', async () => {
    const driver = await makeDriver()
    const admin = await makeUser(shop, { role: 'Admin' })
    await take(driver, 125)
    const before = { cash: await sumAccount('cash'), difference: await sumAccount('cashDifference') }
    const done = await handIn(driver, 125, 120)
    expect(done.body).toMatchObject({ message: 'Handed in. The difference is recorded.', data: { difference: -5 } })
    expect(await sumAccount('cash')).toBe(before.cash - 500)
    expect(await sumAccount('cashDifference')).toBe(before.difference + 500)
    await take(driver, 80)
    const desk = await admin.visitor.call('cashHandovers', { query: { onlyDifferences: 'true' } })
    expect(desk.body.data[0]).toMatchObject({ driver: 'Yousef', expected: 125, counted: 120, difference: -5 })
    expect(desk.body.inHand).toContainEqual({ employeeId: driver.userId, driver: 'Yousef', amount: 80, isActive: true })
    const last = await admin.visitor.call('cashHandovers', { query: { page: 99 } })
    expect(last.body.page).toBe(last.body.pageCount)
  })

  test('RUN-02 when the amount differs from what the driver saw, nothing is recorded and the error has the amount', async () => {
    const driver = await makeDriver()
    await take(driver, 125)
    await take(driver, 25)
    const refused = await handIn(driver, 125, 125)
    expect(refused.body).toMatchObject({ code: 'cash.expected_changed', status: 409 })
    expect(refused.body.message).toContain('150.00')
    expect(await inHand(driver)).toBe(150)
  })

  test('RUN-02 given two devices at once, one handover is recorded and no riyal twice', async () => {
    for (let n = 0; n < 4; n += 1) {
      const driver = await makeDriver()
      await take(driver, 125)
      const answers = await Promise.all([
        handIn(driver, 125, 125),
        handIn(driver, 125, 125, atTwin(driver)),
        handIn(driver, 125, 125, driver.visitor, `key-${n}`),
        handIn(driver, 125, 125, atTwin(driver), `key-${n}`),
      ])
      const recorded = answers.filter(({ status }) => status === 200)
      expect(new Set(recorded.map(({ body }) => body.data.id)).size).toBe(1)
      for (const { body, status } of answers) if (status !== 200) expect(body.code).toBe('cash.expected_changed')
      expect(await inHand(driver)).toBe(0)
    }
  })

  test('RUN-02 a payment taken while cash is handed in is in the handover or still in hand', async () => {
    for (let n = 0; n < 4; n += 1) {
      const driver = await makeDriver()
      await take(driver, 125)
      const [handover] = await Promise.all([handIn(driver, 125, 125), take(driver, 30, 'cash', atTwin(driver))])
      expect(await inHand(driver)).toBe(handover.status === 200 ? 30 : 155)
    }
  })

  test('RUN-02 only the driver hands in, and only admins with the refunds permission see the list', async () => {
    const driver = await makeDriver()
    await take(driver, 125)
    const admin = await makeUser(shop, { role: 'Admin' })
    expect((await handIn(driver, 125, 125, (await makeDriver()).visitor)).status).toBe(403)
    expect((await handIn(driver, 125, 125, admin.visitor)).status).toBe(403)
    expect((await driver.visitor.call('cashHandovers', { query: {} })).status).toBe(403)
    for (const counted of [-1, 1.234, 'x']) expect((await handIn(driver, 125, counted as number)).status).toBe(400)
  })
})
