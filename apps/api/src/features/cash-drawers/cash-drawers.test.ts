import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let clerk: TestUser
let colleague: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  clerk = await makeAdmin(shop, ['counter'])
  colleague = onSecondProcess(twin, await makeAdmin(shop, ['counter']))
})
afterAll(() => shop.close())

type Change = { kind: 'payIn' | 'payOut'; purpose: 'safe' | 'expense'; amount: number }
const open = (openingFloat: number | string, by = clerk) =>
  by.visitor.call('openCashDrawer', { body: { openingFloat } })
const read = async () => (await clerk.visitor.call('currentCashDrawer')).body
const move = (drawerId: number, change: Change, by = clerk) =>
  by.visitor.call('recordDrawerMovement', { params: { drawerId }, body: { reason: 'Ribbon', ...change } })
const close = (drawerId: number, expected: number, counted: number, by = clerk) =>
  by.visitor.call('closeCashDrawer', { params: { drawerId }, body: { expected, counted } })
const sumAccount = async (account: string) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int8 as sum from ledger_entry where account = ${account}
  `.execute(shop.db)
  return rows[0]?.sum ?? 0
}
const countAudits = async (action: string, drawerId: number) =>
  (
    await shop.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', action)
      .where('subject', '=', `drawer:${drawerId}`)
      .execute()
  ).length

let drawerId: number
beforeEach(async () => {
  drawerId = (await open(200)).body.data.id
})
afterEach(async () => {
  const { data } = await read()
  if (data) await close(data.id, data.expected, data.expected)
  expect(await sumAccount('cashDrawer')).toBe(0)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

describe('the cash drawer of the counter', () => {
  test('the float, pay-ins and pay-outs are in the drawer, in the ledger and in the audit log', async () => {
    const before = { cash: await sumAccount('cash'), expense: await sumAccount('pettyExpense') }
    expect(await sumAccount('cashDrawer')).toBe(20_000)
    const paidIn = await move(drawerId, { kind: 'payIn', purpose: 'safe', amount: 50 })
    expect(paidIn.body).toMatchObject({ message: 'Paid into the drawer.', data: { payIns: 50, expected: 250 } })
    const paidOut = await move(drawerId, { kind: 'payOut', purpose: 'expense', amount: 12.5 }, colleague)
    expect(paidOut.body).toMatchObject({ message: 'Paid out of the drawer.', data: { payOuts: 12.5, expected: 237.5 } })
    expect(await sumAccount('cashDrawer')).toBe(23_750)
    expect(await sumAccount('cash')).toBe(before.cash - 5_000)
    expect(await sumAccount('pettyExpense')).toBe(before.expense + 1_250)
    const { data, movements } = await read()
    expect(data).toMatchObject({ openingFloat: 200, expected: 237.5, closedAt: null, counted: null, difference: null })
    expect(movements).toMatchObject([
      { kind: 'payOut', purpose: 'expense', amount: -12.5, reason: 'Ribbon', by: colleague.fullName },
      { kind: 'payIn', purpose: 'safe', amount: 50 },
      { kind: 'float', purpose: null, amount: 200, order: null },
    ])
    expect(await countAudits('openCashDrawer', drawerId)).toBe(1)
    expect(await countAudits('recordDrawerMovement', drawerId)).toBe(2)
  })

  test('closing posts the difference of the count and empties the drawer', async () => {
    const before = { cash: await sumAccount('cash'), difference: await sumAccount('cashDifference') }
    const closed = await close(drawerId, 200, 195.5)
    expect(closed.body).toMatchObject({
      message: 'The cash drawer is closed, and the difference is recorded.',
      data: { expected: 200, counted: 195.5, difference: -4.5, closedBy: clerk.fullName },
    })
    expect(await sumAccount('cashDrawer')).toBe(0)
    expect(await sumAccount('cash')).toBe(before.cash + 19_550)
    expect(await sumAccount('cashDifference')).toBe(before.difference + 450)
    expect((await read()).data).toBeNull()
    const { data } = (await clerk.visitor.call('cashDrawers')).body
    expect(data[0]).toMatchObject({ id: drawerId, difference: -4.5 })
    expect(await countAudits('closeCashDrawer', drawerId)).toBe(1)
  })

  test('a matching count closes without a difference, a surplus is a positive one', async () => {
    expect((await close(drawerId, 200, 200)).body.message).toBe('The cash drawer is closed. The amount is right.')
    const second = (await open(0)).body.data.id
    expect((await close(second, 0, 3)).body.data).toMatchObject({ openingFloat: 0, expected: 0, difference: 3 })
  })

  test('a second drawer, more cash than there is, an old count and a closed drawer are refused', async () => {
    expect((await open(50)).body).toMatchObject({ status: 409, code: 'cash_drawer.open_already' })
    const tooMuch = await move(drawerId, { kind: 'payOut', purpose: 'safe', amount: 200.01 })
    expect(tooMuch.body).toMatchObject({ status: 409, code: 'cash_drawer.not_enough' })
    expect(tooMuch.body.message).toContain('200.00')
    const changed = await close(drawerId, 199, 199)
    expect(changed.body).toMatchObject({ status: 409, code: 'cash_drawer.expected_changed' })
    expect((await close(999_999, 1, 1)).status).toBe(404)
    expect((await move(999_999, { kind: 'payIn', purpose: 'safe', amount: 1 })).status).toBe(404)
    await close(drawerId, 200, 200)
    for (const refused of [
      await close(drawerId, 200, 200),
      await move(drawerId, { kind: 'payIn', purpose: 'safe', amount: 1 }),
    ])
      expect(refused.body).toMatchObject({ status: 409, code: 'cash_drawer.closed' })
  })

  test.each([
    ['openCashDrawer', { openingFloat: '' }, 'openingFloat'],
    ['openCashDrawer', { openingFloat: -1 }, 'openingFloat'],
    ['recordDrawerMovement', { kind: 'payIn', purpose: 'safe', amount: 0, reason: 'x' }, 'amount'],
    ['recordDrawerMovement', { kind: 'payIn', purpose: 'safe', amount: 1, reason: ' ' }, 'reason'],
    ['recordDrawerMovement', { kind: 'sale', purpose: 'safe', amount: 1, reason: 'x' }, 'kind'],
    ['closeCashDrawer', { expected: 200, counted: '12.345' }, 'counted'],
  ] as const)('%s with %j is refused at the field', async (call, body, field) => {
    const refused = await clerk.visitor.call(call, { params: { drawerId }, body })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors)).toContain(field)
  })

  test('only staff with the permission for the counter use the drawer', async () => {
    const others = await makeAdmin(shop, ['orders', 'refunds', 'reports'])
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    for (const by of [others, driver]) {
      expect((await by.visitor.call('currentCashDrawer')).status).toBe(403)
      expect((await close(drawerId, 200, 200, by)).status).toBe(403)
    }
  })
})

describe('two processes', () => {
  test('given two openings at once, one drawer is open', async () => {
    await close(drawerId, 200, 200)
    for (let n = 0; n < 4; n += 1) {
      const answers = await Promise.all([open(100), open(100, colleague)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await sumAccount('cashDrawer')).toBe(10_000)
      const { data } = await read()
      await close(data.id, 100, 100)
    }
  })

  test('given two closings at once with different counts, one count is stored', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { data } = await read()
      const answers = await Promise.all([close(data.id, 200, 200), close(data.id, 200, 150, colleague)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const stored = (await clerk.visitor.call('cashDrawers')).body.data[0]
      expect(stored.counted).toBe(answers.find(({ status }) => status === 200)?.body.data.counted)
      expect(await sumAccount('cashDrawer')).toBe(0)
      await open(200)
    }
  })

  test('given pay-outs at once, the drawer never falls below zero', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        move(drawerId, { kind: 'payOut', purpose: 'safe', amount: 75 }, n % 2 === 0 ? clerk : colleague),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await read()).data.expected).toBe(50)
  })

  test('given a pay-out against a closing, the closing counts it or nothing is paid out', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { data } = await read()
      const [paid, closed] = await Promise.all([
        move(data.id, { kind: 'payOut', purpose: 'expense', amount: 20 }, colleague),
        close(data.id, 200, 200),
      ])
      expect([paid.status, closed.status].toSorted()).toEqual([200, 409])
      if (closed.status === 409) {
        expect(closed.body.code).toBe('cash_drawer.expected_changed')
        expect((await close(data.id, 180, 180)).status).toBe(200)
      } else expect(paid.body.code).toBe('cash_drawer.closed')
      await open(200)
    }
  })
})
