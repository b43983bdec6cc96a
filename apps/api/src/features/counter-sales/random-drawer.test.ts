import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let clerk: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  clerk = await makeAdmin(shop)
  // The product of free-price lines needs a category.
  await makeFlower(shop)
})
afterAll(() => shop.close())

const sumDrawer = async (): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int8 as sum from ledger_entry where account = 'cashDrawer'
  `.execute(shop.db)
  return rows[0]?.sum ?? 0
}

type Action =
  | { kind: 'sale'; price: number; cashPart: number }
  | { kind: 'payIn' | 'payOut'; amount: number }
  | { kind: 'refund' }
const halalas = fc.integer({ min: 1, max: 50_000 })
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('sale' as const),
      price: fc.integer({ min: 2, max: 90_000 }),
      cashPart: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('payIn' as const, 'payOut' as const), amount: halalas }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'refund' as const }) },
)
const toRiyals = (amount: number) => amount / 100

/** Expected cash of the drawer, computed by the test. */
type Model = { expected: number; refundable: { orderId: string; total: number }[] }

async function sell(model: Model, { price, cashPart }: { price: number; cashPart: number }): Promise<void> {
  const cash = Math.round(price * cashPart)
  const payments = [
    ...(cash > 0 ? [{ method: 'cash', amount: toRiyals(cash), received: toRiyals(cash + 500) }] : []),
    ...(cash < price ? [{ method: 'card', amount: toRiyals(price - cash) }] : []),
  ]
  const pickup = { date: '2026-11-30', time: '12:00' }
  const freeLines = [{ title: 'Bouquet', price: toRiyals(price), quantity: 1 }]
  const sold = await clerk.visitor.call('placeCounterSale', { body: { lines: [], freeLines, pickup, payments } })
  expect(sold.status).toBe(200)
  model.expected += cash
  model.refundable.push({ orderId: sold.body.data.orderId, total: price })
}

async function run(model: Model, drawerId: number, step: Action): Promise<void> {
  if (step.kind === 'sale') return sell(model, step)
  if (step.kind === 'refund') {
    const order = model.refundable.pop()
    if (!order) return
    const body = { reason: 'Changed their mind', refundTo: 'cash' }
    const cancelled = await clerk.visitor.call('cancelOrder', { params: { orderId: order.orderId }, body })
    expect(cancelled.status).toBe(200)
    // More than the drawer has is paid from the shop's other cash.
    if (order.total <= model.expected) model.expected -= order.total
    return
  }
  const body = { kind: step.kind, purpose: 'safe', amount: toRiyals(step.amount), reason: 'Change' }
  const moved = await clerk.visitor.call('recordDrawerMovement', { params: { drawerId }, body })
  const isRefused = step.kind === 'payOut' && step.amount > model.expected
  expect(moved.status).toBe(isRefused ? 409 : 200)
  if (!isRefused) model.expected += step.kind === 'payIn' ? step.amount : -step.amount
}

test('after any sales, refunds, pay-ins and pay-outs the drawer has float + pay-ins − pay-outs + cash sales − cash refunds, as the ledger has', async () => {
  const days = fc.record({
    float: fc.integer({ min: 0, max: 50_000 }),
    actions: fc.array(action, { minLength: 1, maxLength: 10 }),
    difference: fc.integer({ min: -500, max: 500 }),
  })
  await fc.assert(
    fc.asyncProperty(days, async ({ float, actions, difference }) => {
      const opened = await clerk.visitor.call('openCashDrawer', { body: { openingFloat: toRiyals(float) } })
      const drawerId = opened.body.data.id
      const model: Model = { expected: float, refundable: [] }
      for (const step of actions) {
        await run(model, drawerId, step)
        const { data } = (await clerk.visitor.call('currentCashDrawer')).body
        const { openingFloat, payIns, payOuts, cashSales, cashRefunds, expected } = data
        const sum = [openingFloat, payIns, -payOuts, cashSales, -cashRefunds].reduce(
          (all, one) => all + Math.round(one * 100),
          0,
        )
        expect([sum, Math.round(expected * 100), await sumDrawer()]).toEqual(Array(3).fill(model.expected))
      }
      const counted = Math.max(0, model.expected + difference)
      const body = { expected: toRiyals(model.expected), counted: toRiyals(counted) }
      const closed = await clerk.visitor.call('closeCashDrawer', { params: { drawerId }, body })
      expect(Math.round(closed.body.data.difference * 100)).toBe(counted - model.expected)
      expect(await sumDrawer()).toBe(0)
    }),
    { numRuns: 8 },
  )
  expect(await brokenInvariants(shop.db)).toEqual([])
})
