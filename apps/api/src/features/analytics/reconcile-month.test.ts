import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Sets the clock and signs staff in again, whose sessions may have ended. */
async function setClock(day: string): Promise<void> {
  shop.clock.set(Date.parse(`${day}T07:00:00Z`))
  admin = await makeAdmin(shop)
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
}

const pay = async (order: { id: string; totalBalance: number }) => {
  const body = { orderId: order.id, amount: order.totalBalance, payPartOrall: 1 }
  const { status } = await driver.visitor.call('addPaymentPartly', { params: { userId: driver.userId }, body })
  expect(status).toBe(200)
  await shop.runJobs()
}
const credit = async (orderId: string, amount: number) => {
  const body = { amount, reason: 'The vase broke', refundTo: 'credit' }
  expect((await admin.visitor.call('creditOrder', { params: { orderId }, body })).status).toBe(200)
  await shop.runJobs()
}
const read = async (month: string) => (await admin.visitor.call('reconcileMonth', { query: { month } })).body.data

/** The sum of the tax documents in the accountant's file of a month, its last cell. */
const readFile = async (month: string): Promise<number> => {
  const file = await admin.visitor.fetch(`/api/Admin/export/month?month=${month}&what=invoices`)
  return Number((await file.text()).trimEnd().split('\r\n').at(-1)?.split(',').at(-1))
}

test('DESK-06 given orders sold in one month and invoiced or credited in the next, revenue explains the tax documents of both', async () => {
  await setClock('2026-10-25')
  const [paid, unpaid, credited] = [
    (await makeOrder(shop, { paymentTerms: 'cash' })).order,
    (await makeOrder(shop, { paymentTerms: 'cash' })).order,
    (await makeOrder(shop, { paymentTerms: 'cash' })).order,
  ]
  const total = paid.totalBalance
  await pay(paid)
  await pay(credited)
  expect(await read('2026-10')).toEqual({
    ...{ revenue: 3 * total, openBefore: 0, openAfter: total, documents: 2 * total },
    ...{ invoices: 2 * total, debitNotes: 0, creditNotes: 0 },
  })
  await setClock('2026-11-10')
  await credit(credited.id, 10)
  await pay(unpaid)
  await makeOrder(shop, { paymentTerms: 'cash' })
  expect(await read('2026-11')).toEqual({
    ...{ revenue: total - 10, openBefore: total, openAfter: total, documents: total - 10 },
    ...{ invoices: total, debitNotes: 0, creditNotes: 10 },
  })
  for (const month of ['2026-10', '2026-11']) expect((await read(month)).documents).toBe(await readFile(month))
  // What is open at the end is what the orders say.
  const { rows } = await sql<{ open: number }>`
    select sum(m.due - coalesce((
      select sum(case when i.kind = 'creditNote' then -i.total else i.total end) from invoice i where i.order_id = m.order_id
    ), 0))::int8 as open from order_money m
  `.execute(shop.db)
  expect((await read('2026-11')).openAfter * 100).toBeCloseTo(Number(rows[0]?.open))
  // A month without sales carries it on.
  expect(await read('2026-12')).toMatchObject({ revenue: 0, openBefore: total, openAfter: total, documents: 0 })
})

test('DESK-06 only staff with reports may read the reconciliation, and a month that is none is refused at its field', async () => {
  const clerk = await makeAdmin(shop, ['orders'])
  expect((await clerk.visitor.call('reconcileMonth', { query: { month: '2026-11' } })).status).toBe(403)
  const refused = await admin.visitor.call('reconcileMonth', { query: { month: '2026-13' } })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toHaveProperty('month')
})
