import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFolder } from '../../testing/demo-template.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { seedDemo } from '../seed.ts'
import { seedLarge } from './seed-large.ts'

const [PRODUCTS, ORDERS] = [200, 2_000]
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // As `npm start` fills it, with counter sales and callers, whose accounts have no email of the demo.
  await seedDemo({ db: shop.db, folder: demoFolder, report: () => {}, now: shop.clock.now(), past: true })
})
afterAll(() => shop.close())

const fill = (to: TestShop) =>
  seedLarge({ db: to.db, products: PRODUCTS, orders: ORDERS, days: 150, now: to.clock.now(), report: () => {} })
const getCount = async (table: 'orders' | 'product' | 'debt' | 'outstanding_order' | 'review') =>
  (
    await shop.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('the generated shop has the requested numbers of rows and violates no invariant', async () => {
  const before = { orders: await getCount('orders'), products: await getCount('product') }
  expect(await fill(shop)).toEqual({ ok: true, value: null })
  expect(await getCount('orders')).toBe(before.orders + ORDERS)
  expect(await getCount('product')).toBe(before.products + PRODUCTS)
  for (const table of ['debt', 'outstanding_order', 'review'] as const)
    expect(await getCount(table)).toBeGreaterThan(10)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('a new order in the generated shop violates no invariant', async () => {
  const { makeOrder } = await import('../../testing/make-order.ts')
  await makeOrder(shop, { paymentTerms: 'cash' })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('a filled shop and a shop with other users are rejected', async () => {
  expect(await fill(shop)).toEqual({ ok: false, code: 'seed.large' })
  const real = await openTestShop()
  try {
    await makeUser(real)
    expect(await fill(real)).toEqual({ ok: false, code: 'seed.taken' })
  } finally {
    await real.close()
  }
})
