import type { OrderId } from '@warda/domain/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { changeItems } from '../../testing/make-item-change.ts'
import { makeMaterial, setRecipe } from '../../testing/make-material.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { useMaterials } from './index.ts'

let shop: TestShop
let twin: TestShop
let desk: TestUser
let florist: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  await raiseCapacity(shop)
  desk = await makeAdmin(shop)
  florist = await makeAdmin(shop, ['workroom', 'materials'], { fullName: 'Reem Adel' })
})
afterAll(() => shop.close())

const DAY = '2026-11-30'
type Created = Awaited<ReturnType<typeof makeOrder>>

/** An order of two bouquets with a recipe of 6 stems each. */
async function makeBouquets(materialId: number, quantity = 2): Promise<Created> {
  const flower = { ...(await makeFlower(shop)), quantity }
  await setRecipe(desk, flower.variantId, [materialId, 6])
  return makeOrder(shop, { deliveryDate: DAY, paymentTerms: 'cash' }, { flower })
}
const tick = ({ order, flower }: Created, station: 'arranging' | 'packing', isDone = true) =>
  florist.visitor.call('tickWorkroom', {
    params: { orderId: order.id },
    body: { station, ...(station === 'arranging' ? { variantId: flower.variantId } : {}), isDone },
  })
const makeReady = async (created: Created) => {
  await tick(created, 'arranging')
  await tick(created, 'packing')
}
const read = async (materialId: number) => (await desk.visitor.call('material', { params: { materialId } })).body
const onHand = async (materialId: number) => (await read(materialId)).data.onHand
const movements = async (materialId: number) =>
  (await desk.visitor.call('materialMovements', { params: { materialId } })).body.data

test('DESK-03 the last tick uses the materials once, first expired first out; a tick taken back returns them', async () => {
  const rose = await makeMaterial(desk, { stock: 10, cost: 30, useBy: '2026-12-09' })
  await desk.visitor.call('receiveMaterials', {
    body: { lines: [{ materialId: rose, quantity: 10, cost: 10, code: 'Early', useBy: '2026-12-01' }] },
  })
  const created = await makeBouquets(rose)
  await tick(created, 'arranging')
  await shop.runJobs()
  expect(await onHand(rose)).toBe(20)
  await tick(created, 'packing')
  await shop.runJobs()
  expect(await read(rose)).toMatchObject({ data: { onHand: 8, value: 24 }, batches: [{ quantityLeft: 8 }] })
  expect(await movements(rose)).toMatchObject([
    { reason: 'used', change: -2, cost: -6, actor: 'Reem Adel', order: { number: Number(created.order.orderNumber) } },
    { reason: 'used', change: -10, cost: -10, batch: 'Early' },
    {},
    {},
  ])
  await tick(created, 'packing', false)
  await shop.runJobs()
  expect(await read(rose)).toMatchObject({
    data: { onHand: 20, value: 40 },
    batches: [{ code: 'Early', quantityLeft: 10 }, { quantityLeft: 10 }],
  })
  await tick(created, 'packing')
  await Promise.all([
    useMaterials(shop.context, { orderId: created.order.id }),
    useMaterials(twin.context, { orderId: created.order.id }),
  ])
  await shop.runJobs()
  expect(await onHand(rose)).toBe(8)
})

test('DESK-03 an order that is delivered without ticks and a sale at the counter use their materials as well', async () => {
  const rose = await makeMaterial(desk, { stock: 100, cost: 100 })
  const delivered = await makeBouquets(rose)
  await desk.visitor.call('updateOrderStage', { query: { orderId: delivered.order.id, orderStage: '5' } })
  const flower = await makeFlower(shop)
  await setRecipe(desk, flower.variantId, [rose, 5])
  const sale = { lines: [{ variantId: flower.variantId, quantity: 1 }], payments: [{ method: 'card', amount: 100 }] }
  expect((await desk.visitor.call('placeCounterSale', { body: sale })).status).toBe(200)
  await shop.runJobs()
  expect(await onHand(rose)).toBe(100 - 12 - 5)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-03 a cancelled order and one without a recipe use nothing', async () => {
  const rose = await makeMaterial(desk, { stock: 20, cost: 20 })
  const cancelled = await makeBouquets(rose)
  await desk.visitor.call('cancelOrder', {
    params: { orderId: cancelled.order.id },
    body: { reason: 'Customer called', refundTo: 'credit' },
  })
  const plain = await makeOrder(shop, { deliveryDate: DAY, paymentTerms: 'cash' })
  await makeReady(plain)
  await shop.runJobs()
  expect(await onHand(rose)).toBe(20)
})

test('DESK-03 changed items of a ready order are used anew', async () => {
  const rose = await makeMaterial(desk, { stock: 40, cost: 40 })
  const created = await makeBouquets(rose)
  await makeReady(created)
  await shop.runJobs()
  expect(await onHand(rose)).toBe(28)
  const { variantId } = created.flower
  const request = { lines: [{ variantId, quantity: 3 }] }
  const changed = await changeItems(desk, created.order.id, request, { buyerAgreed: true })
  expect([changed.status, changed.body.code]).toEqual([200, undefined])
  await shop.runJobs()
  expect(await onHand(rose)).toBe(40)
  await makeReady(created)
  await shop.runJobs()
  expect(await onHand(rose)).toBe(22)
})

test('DESK-03 a missing receipt lets the stock go below zero, and the delivery that is recorded later covers it', async () => {
  const rose = await makeMaterial(desk, { stock: 5, cost: 10 })
  const created = await makeBouquets(rose)
  await makeReady(created)
  await shop.runJobs()
  expect((await read(rose)).data).toMatchObject({ onHand: -7, value: 0, isLow: true })
  await desk.visitor.call('receiveMaterials', { body: { lines: [{ materialId: rose, quantity: 20, cost: 60 }] } })
  expect(await read(rose)).toMatchObject({ data: { onHand: 13, value: 39 }, batches: [{ quantityLeft: 13 }] })
  await tick(created, 'packing', false)
  await shop.runJobs()
  expect(await onHand(rose)).toBe(25)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-03 orders ready at once, waste and a count on two processes keep stock, batches and value together', async () => {
  const [rose, lily] = [
    await makeMaterial(desk, { stock: 60, cost: 61 }),
    await makeMaterial(desk, { stock: 30, cost: 7 }),
  ]
  const flowers = [await makeFlower(shop), await makeFlower(shop)]
  // The same materials in opposite order.
  await setRecipe(desk, flowers[0]?.variantId ?? 0, [rose, 5], [lily, 2])
  await setRecipe(desk, flowers[1]?.variantId ?? 0, [lily, 3], [rose, 4])
  const orders: Created[] = []
  for (const at of [0, 1, 0, 1, 0, 1]) {
    const flower = flowers[at]
    if (flower) orders.push(await makeOrder(shop, { deliveryDate: DAY, paymentTerms: 'cash' }, { flower }))
  }
  for (const order of orders) await makeReady(order)
  const use = (orderId: OrderId, at: number) => useMaterials((at % 2 ? twin : shop).context, { orderId })
  const waste = (materialId: number) =>
    florist.visitor.call('recordWaste', { params: { materialId }, body: { quantity: 1, reason: 'broken' } })
  const [, wasted, counted] = await Promise.all([
    Promise.all(orders.flatMap(({ order }, at) => [use(order.id, at), use(order.id, at + 1)])),
    Promise.all([rose, lily, rose, lily].map(waste)),
    desk.visitor.call('countMaterial', { params: { materialId: rose }, body: { expected: 60, counted: 59 } }),
  ])
  expect(wasted.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await shop.runJobs()
  expect(await onHand(rose)).toBe(60 - 3 * 5 - 3 * 4 - 2 - (counted.status === 200 ? 1 : 0))
  expect(await onHand(lily)).toBe(30 - 3 * 2 - 3 * 3 - 2)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-03 orders that use more than was ever received take the stock as far below zero as they use, and it can be counted', async () => {
  const ribbon = await makeMaterial(desk, { stock: 0 })
  const flower = { ...(await makeFlower(shop, { stock: 2_000 })), quantity: 40 }
  await setRecipe(desk, flower.variantId, [ribbon, 100_000])
  const created = await makeOrder(shop, { deliveryDate: DAY, paymentTerms: 'cash' }, { flower })
  await makeReady(created)
  await shop.runJobs()
  expect(await onHand(ribbon)).toBe(-4_000_000)
  const other = await makeOrder(shop, { deliveryDate: DAY, paymentTerms: 'cash' }, { flower })
  await makeReady(other)
  await shop.runJobs()
  expect(await onHand(ribbon)).toBe(-8_000_000)
  await shop.db.updateTable('material').set({ on_hand: -3_000_000_000 }).where('id', '=', ribbon).execute()
  const counted = await desk.visitor.call('countMaterial', {
    params: { materialId: ribbon },
    body: { expected: -3_000_000_000, counted: 500 },
  })
  expect(counted.status, JSON.stringify(counted.body)).toBe(200)
  expect(await onHand(ribbon)).toBe(500)
})
