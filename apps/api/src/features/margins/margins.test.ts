import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeMaterial, setRecipe } from '../../testing/make-material.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await raiseCapacity(shop)
  owner = await makeAdmin(shop, null)
})
afterAll(() => shop.close())

const read = async (query: object) => (await owner.visitor.call('margins', { query: { ...query } })).body

test('DESK-03 the margin is the revenue net of VAT less the used materials, or the recipe while an order is not made', async () => {
  const rose = await makeMaterial(owner, { stock: 100, cost: 200 })
  const flower = await makeFlower(shop, { price: 11_500 })
  const plain = await makeFlower(shop, { price: 23_000 })
  await setRecipe(owner, flower.variantId, [rose, 10])
  const place = (deliveryDate: string, one: typeof flower) =>
    makeOrder(shop, { deliveryDate, paymentTerms: 'cash' }, { flower: one })
  const made = await place('2026-11-30', flower)
  await place('2026-11-30', flower)
  await place('2026-11-30', plain)
  await place('2026-12-01', flower)
  await owner.visitor.call('markReady', { params: { orderId: made.order.id } })
  await shop.runJobs()
  // The later price changes what is not made yet: 87 stems for 174 and 10 for 120 are SAR 3.03 each.
  await owner.visitor.call('receiveMaterials', { body: { lines: [{ materialId: rose, quantity: 10, cost: 120 }] } })
  await owner.visitor.call('recordWaste', { params: { materialId: rose }, body: { quantity: 3, reason: 'wilted' } })
  const day = await read({ from: '2026-11-30' })
  expect(day).toMatchObject({
    from: '2026-11-30',
    to: '2026-11-30',
    total: { revenue: 200, cost: 50.31, margin: 149.69, marginPerMille: 748, withoutRecipe: 200 },
    isCut: false,
  })
  expect(day.products).toHaveLength(2)
  expect(day.products).toContainEqual(
    expect.objectContaining({ productId: flower.productId, quantity: 2, revenue: 200, cost: 50.31, withoutRecipe: 0 }),
  )
  expect(day.products).toContainEqual(
    expect.objectContaining({
      productId: plain.productId,
      revenue: 0,
      cost: 0,
      marginPerMille: null,
      withoutRecipe: 200,
    }),
  )
  const range = await read({ from: '2026-11-29', to: '2026-12-01' })
  expect(range.days).toMatchObject([
    { day: '2026-11-29', revenue: 0, waste: 6 },
    { day: '2026-11-30', revenue: 200 },
    { day: '2026-12-01', revenue: 100, cost: 30.31 },
  ])
  expect(range.waste).toEqual([{ reason: 'wilted', cost: 6 }])
  await setRecipe(owner, flower.variantId)
  expect((await read({ from: '2026-11-30' })).total).toMatchObject({ revenue: 100, cost: 20, withoutRecipe: 300 })
})

test.each([{ from: '2026-02-30' }, { from: '2026-11-30', to: '2026-11-29' }, { from: '2026-11-01', to: '2026-12-02' }])(
  'DESK-03 the days %o are refused',
  async (query) => {
    expect((await read(query)).code).toBe('margin.days_invalid')
  },
)
