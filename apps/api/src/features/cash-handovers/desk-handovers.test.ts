import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUnderWay } from '../../testing/make-delivery.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { liftSlotCapacity } from '../../testing/open-database.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  await liftSlotCapacity(shop.db)
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Huda' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const atTwin = (user: TestUser) => {
  const visitor = twin.visitor()
  visitor.token = user.visitor.token
  return visitor
}
type Caller = Pick<TestUser['visitor'], 'call'>
/** A driver with `amount` riyals in cash. */
async function makeCollector(amount: number): Promise<TestUser> {
  const driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Yousef' })
  const { order } = await makeUnderWay(shop)
  const body = { orderId: order.id, amount, payPartOrall: amount === 125 ? 1 : 0, method: 'cash' }
  const paid = await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body })
  expect(paid.status).toBe(200)
  return driver
}
async function handIn(driver: TestUser, expected: number, counted: number): Promise<number> {
  const params = { userId: driver.userId }
  return (await driver.visitor.call('handInCash', { params, body: { expected, counted } })).body.data.id
}
const confirm = (id: number, received: number, by: Caller = admin.visitor) =>
  by.call('confirmHandover', { params: { handoverId: id }, body: { received } })
const record = (driver: TestUser, expected: number, counted: number, by: Caller = admin.visitor) =>
  by.call('recordHandover', { params: { employeeId: driver.userId }, body: { expected, counted } })
const list = async (query: Record<string, string> = {}) => (await admin.visitor.call('cashHandovers', { query })).body
const findListed = async (id: number, query: Record<string, string> = {}) =>
  (await list(query)).data.find((handover: { id: number }) => handover.id === id)
const sumAccounts = async () => {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::int8 as sum from ledger_entry where account in ('cash', 'cashDifference') group by account
  `.execute(shop.db)
  const getSum = (name: string) => rows.find(({ account }) => account === name)?.sum ?? 0
  return { cash: getSum('cash'), difference: getSum('cashDifference') }
}
const countAudits = async (action: string, driver: TestUser) =>
  (
    await shop.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', action)
      .where('subject', '=', `user:${driver.userId}`)
      .execute()
  ).length

describe('confirming a handover', () => {
  test('RUN-02 the overview counts the handovers that the desk has not counted', async () => {
    const waiting = async () => (await admin.visitor.call('shopOverview')).body.cashToConfirm
    const before = await waiting()
    const id = await handIn(await makeCollector(125), 125, 125)
    expect(await waiting()).toBe(before + 1)
    await confirm(id, 125)
    expect(await waiting()).toBe(before)
  })

  test('RUN-02 the desk’s count is stored beside the driver’s, and its difference is posted to the ledger', async () => {
    const driver = await makeCollector(125)
    const id = await handIn(driver, 125, 120)
    expect(await findListed(id, { onlyUnconfirmed: 'true' })).toMatchObject({ received: null, confirmedBy: null })
    const before = await sumAccounts()
    const confirmed = await confirm(id, 100)
    expect(confirmed.body).toMatchObject({
      message: 'Confirmed. The difference is recorded.',
      data: { counted: 120, difference: -5, received: 100, confirmedBy: 'Huda', confirmedAt: expect.any(String) },
    })
    expect(await sumAccounts()).toEqual({ cash: before.cash - 2000, difference: before.difference + 2000 })
    expect(await findListed(id, { onlyUnconfirmed: 'true' })).toBeUndefined()
    expect(await findListed(id, { onlyDifferences: 'true' })).toMatchObject({ received: 100 })
    expect(await countAudits('confirmHandover', driver)).toBe(1)
  })

  test('RUN-02 a difference of the desk alone is listed, an amount as counted is not', async () => {
    const [short, right] = [await makeCollector(125), await makeCollector(125)]
    const [shortId, rightId] = [await handIn(short, 125, 125), await handIn(right, 125, 125)]
    const before = await sumAccounts()
    expect((await confirm(rightId, 125)).body.message).toBe('Confirmed. The desk received what was counted.')
    expect(await sumAccounts()).toEqual(before)
    await confirm(shortId, 124.5)
    expect(await findListed(shortId, { onlyDifferences: 'true' })).toMatchObject({ difference: 0, received: 124.5 })
    expect(await findListed(rightId, { onlyDifferences: 'true' })).toBeUndefined()
  })

  test('RUN-02 confirming again with the same amount changes nothing, and another amount is refused with the first one', async () => {
    const driver = await makeCollector(125)
    const id = await handIn(driver, 125, 125)
    await confirm(id, 110)
    const before = await sumAccounts()
    expect((await confirm(id, 110)).status).toBe(200)
    const refused = await confirm(id, 125)
    expect(refused.body).toMatchObject({ code: 'cash.confirmed_otherwise', status: 409 })
    expect(refused.body.message).toContain('110.00')
    expect(await sumAccounts()).toEqual(before)
    expect(await countAudits('confirmHandover', driver)).toBe(1)
    expect((await confirm(999_999, 1)).status).toBe(404)
  })

  test('RUN-02 given two admins at once with different amounts, one amount is stored', async () => {
    for (let n = 0; n < 4; n += 1) {
      const id = await handIn(await makeCollector(125), 125, 125)
      const before = await sumAccounts()
      const answers = await Promise.all([confirm(id, 120), confirm(id, 115, atTwin(admin))])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const { received } = await findListed(id)
      expect(await sumAccounts()).toMatchObject({ cash: before.cash - (125 - received) * 100 })
    }
  })

  test('RUN-02 only admins with the refunds permission confirm and record', async () => {
    const driver = await makeCollector(125)
    const other = await makeAdmin(shop, ['orders'])
    for (const by of [driver.visitor, other.visitor]) {
      expect((await record(driver, 125, 125, by)).status).toBe(403)
      expect((await confirm(1, 125, by)).status).toBe(403)
    }
    for (const received of [-1, 1.234, 'x']) expect((await confirm(1, received as number)).status).toBe(400)
  })
})

describe('a handover that the desk records', () => {
  test('RUN-02 cash of a deactivated driver is listed, handed in and confirmed at once', async () => {
    const driver = await makeCollector(125)
    const params = { userId: driver.userId }
    expect((await admin.visitor.call('changeStaff', { params, body: { isActive: false } })).status).toBe(200)
    expect((await list()).inHand).toContainEqual({
      employeeId: driver.userId,
      driver: 'Yousef',
      amount: 125,
      isActive: false,
    })
    const before = await sumAccounts()
    const recorded = await record(driver, 125, 123)
    expect(recorded.body.data).toMatchObject({ expected: 125, counted: 123, received: 123, confirmedBy: 'Huda' })
    expect(await sumAccounts()).toEqual({ cash: before.cash - 200, difference: before.difference + 200 })
    expect((await list()).inHand).not.toContainEqual(expect.objectContaining({ employeeId: driver.userId }))
    expect(await countAudits('recordHandover', driver)).toBe(1)
    expect((await record(driver, 0, 5)).body.code).toBe('cash.nothing_in_hand')
  })

  test('RUN-02 nothing is recorded when the amount differs from what the desk saw, or for a user who is no driver', async () => {
    const driver = await makeCollector(125)
    expect((await record(driver, 100, 100)).body.code).toBe('cash.expected_changed')
    expect((await record(admin, 125, 125)).status).toBe(404)
  })

  test('RUN-02 cash that the desk takes is not listed as in hand and prevents no account deletion', async () => {
    const cashier = await makeAdmin(shop, ['refunds', 'orders'])
    const { order } = await makeUnderWay(shop)
    const params = { userId: cashier.userId }
    const body = { orderId: order.id, amount: 125, payPartOrall: 1, method: 'cash' }
    expect((await cashier.visitor.call('addPaymentPartly', { params, body })).status).toBe(200)
    expect((await list()).inHand).not.toContainEqual(expect.objectContaining({ employeeId: cashier.userId }))
    const deleted = await cashier.visitor.call('deleteMyAccount', { params, body: { password: cashier.password } })
    expect(deleted.status).toBe(200)
  })

  test('RUN-02 given driver and desk at once, the cash is handed in once', async () => {
    for (let n = 0; n < 4; n += 1) {
      const driver = await makeCollector(125)
      const before = (await list()).total
      const byDriver = driver.visitor.call('handInCash', {
        params: { userId: driver.userId },
        body: { expected: 125, counted: 125 },
      })
      const answers = await Promise.all([byDriver, record(driver, 125, 125, atTwin(admin))])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await list()).total).toBe(before + 1)
    }
  })
})
