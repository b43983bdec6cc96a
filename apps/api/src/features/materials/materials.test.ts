import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeMaterial, makeSupplier, materialForm } from '../../testing/make-material.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let buyer: TestUser
let twin: TestUser
let florist: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await makeAdmin(shop, ['materials', 'purchasing'], { fullName: 'Huda Nasser' })
  twin = onSecondProcess(await shop.twin(), buyer)
  florist = await makeAdmin(shop, ['workroom', 'materials'])
})
afterAll(() => shop.close())

const read = async (materialId: number, by = buyer) =>
  (await by.visitor.call('material', { params: { materialId } })).body
const waste = (materialId: number, quantity: number, more: object = {}, by = buyer) =>
  by.visitor.call('recordWaste', { params: { materialId }, body: { quantity, reason: 'wilted', ...more } })
const count = (materialId: number, expected: number, counted: number, by = buyer) =>
  by.visitor.call('countMaterial', { params: { materialId }, body: { expected, counted } })
const receive = (materialId: number, quantity: number, more: object = {}, by = buyer) =>
  by.visitor.call('receiveMaterials', { body: { lines: [{ materialId, quantity, ...more }] } })
const movements = async (materialId: number) =>
  (await buyer.visitor.call('materialMovements', { params: { materialId } })).body

test('DESK-03 a material is created, found, changed and archived once it has no stock', async () => {
  const supplierId = await makeSupplier(buyer, { name: 'Taif Growers' })
  const form = materialForm({ nameEn: 'White lily', nameAr: 'زنبق أبيض', supplierId, reorderLevel: 20 })
  const { data, message } = (await buyer.visitor.call('createMaterial', { body: form })).body
  expect(message).toBe('Saved.')
  expect(data).toMatchObject({
    name: 'White lily',
    onHand: 0,
    isLow: true,
    supplier: { name: 'Taif Growers' },
    value: 0,
  })
  expect((await buyer.visitor.call('createMaterial', { body: { ...form, nameEn: 'WHITE lily' } })).body).toMatchObject({
    code: 'material.name_taken',
  })
  const find = async (query: object) =>
    (await buyer.visitor.call('materials', { query: { ...query } })).body.data.map(({ id }: { id: number }) => id)
  expect(await find({ q: 'زنبق' })).toEqual([data.id])
  expect(await find({ q: 'lily', kind: 'material' })).toEqual([])
  expect(await find({ q: 'lily', show: 'low' })).toEqual([data.id])
  expect((await buyer.visitor.call('materials', { query: { page: 99 } })).body).toMatchObject({ page: 1, pageCount: 1 })
  const params = { materialId: data.id }
  await receive(data.id, 5, { cost: 10 })
  const archived = { ...form, isArchived: true }
  expect((await buyer.visitor.call('updateMaterial', { params, body: archived })).body.code).toBe('material.in_use')
  await waste(data.id, 5)
  const other = { ...archived, unit: 'piece' }
  expect((await buyer.visitor.call('updateMaterial', { params, body: other })).body.code).toBe('material.unit_fixed')
  expect((await buyer.visitor.call('updateMaterial', { params, body: archived })).body.data.isArchived).toBe(true)
  expect((await receive(data.id, 5)).body.code).toBe('material.archived')
  expect((await waste(data.id, 1)).body.code).toBe('material.archived')
  expect(await find({ q: 'lily' })).toEqual([])
  expect(await find({ q: 'lily', show: 'archived' })).toEqual([data.id])
})

test('DESK-03 a delivery has price, batch and use-by, and its cost is the moving average', async () => {
  const id = await makeMaterial(buyer, { packSize: 10, shelfDays: 7 })
  await receive(id, 20, { cost: 40, code: 'T-1', useBy: '2026-11-30' })
  await receive(id, 20, { cost: 60 })
  const { data, batches } = await read(id)
  expect(data).toMatchObject({
    onHand: 40,
    value: 100,
    packCost: 25,
    expiring: 20,
    expired: 0,
    nextUseBy: '2026-11-30',
  })
  expect(batches).toMatchObject([
    { code: 'T-1', useBy: '2026-11-30', quantityLeft: 20, cost: 40, isPriced: true },
    { code: '', useBy: '2026-12-06', quantityLeft: 20, cost: 60 },
  ])
  expect((await receive(id, 5, { useBy: '2026-02-30' })).status).toBe(400)
  expect((await receive(999_999, 5)).body.code).toBe('material.not_found')
})

test('DESK-03 waste has a reason and takes the first to expire or a chosen batch, never below zero', async () => {
  const id = await makeMaterial(buyer, { stock: 10, cost: 20, useBy: '2026-12-05' })
  await receive(id, 10, { cost: 30, useBy: '2026-12-01', code: 'B' })
  await waste(id, 3, { note: 'Fridge door was open' })
  const [first, second] = (await read(id)).batches
  expect([first, second]).toMatchObject([{ code: 'B', quantityLeft: 7 }, { quantityLeft: 10 }])
  await waste(id, 2, { reason: 'gift', batchId: second.id })
  expect((await read(id)).data).toMatchObject({ onHand: 15, value: 37 })
  expect((await waste(id, 16)).body).toMatchObject({
    code: 'material.below_zero',
    message: 'In stock: 15. No more than that can be taken off.',
  })
  expect((await waste(id, 9, { batchId: second.id })).body.code).toBe('material.below_zero')
  expect((await waste(id, 1, { reason: 'correction' })).status).toBe(400)
  expect(await movements(id)).toMatchObject({
    total: 4,
    data: [
      { reason: 'gift', change: -2, cost: -4, actor: 'Huda Nasser' },
      { reason: 'wilted', change: -3, cost: -9, note: 'Fridge door was open', batch: 'B' },
      { reason: 'received', change: 10, cost: 30 },
      { reason: 'received', change: 10, cost: 20 },
    ],
  })
})

test('DESK-03 a count sets the stock and records the difference, unless the stock changed meanwhile', async () => {
  const id = await makeMaterial(buyer, { stock: 10, cost: 20 })
  expect((await count(id, 10, 8)).body.data).toMatchObject({ onHand: 8, value: 16 })
  expect((await count(id, 8, 11)).body.data).toMatchObject({ onHand: 11, value: 22 })
  expect((await count(id, 11, 11)).body.data.onHand).toBe(11)
  expect((await count(id, 10, 12)).body).toMatchObject({ code: 'material.stock_changed', status: 409 })
  expect(
    (await movements(id)).data.map(({ reason, change }: { reason: string; change: number }) => [reason, change]),
  ).toEqual([
    ['countDifference', 3],
    ['countDifference', -2],
    ['received', 10],
  ])
})

test('DESK-03 a batch without a price gets one later; what is left is valued anew', async () => {
  const id = await makeMaterial(buyer, { stock: 10, cost: 20 })
  await receive(id, 10, {}, florist)
  await waste(id, 15)
  const [batch] = (await read(id)).batches
  expect(batch).toMatchObject({ quantityLeft: 5, isPriced: false, cost: 20 })
  const priced = await buyer.visitor.call('setBatchCost', { params: { batchId: batch.id }, body: { cost: 40 } })
  expect(priced.body.data).toMatchObject({ onHand: 5, value: 20, packCost: 100 })
  await waste(id, 5)
  expect((await read(id)).data).toMatchObject({ onHand: 0, value: 0, packCost: 100 })
})

test('DESK-03 deliveries, waste and counts at once on two processes lose nothing', async () => {
  const id = await makeMaterial(buyer, { stock: 10, cost: 10 })
  const results = await Promise.all([
    ...Array.from({ length: 8 }, (_, at) => waste(id, 3, {}, at % 2 ? twin : buyer)),
    ...Array.from({ length: 4 }, (_, at) => receive(id, 2, { cost: 3 }, at % 2 ? twin : buyer)),
    ...Array.from({ length: 4 }, (_, at) => count(id, 10, 9, at % 2 ? twin : buyer)),
  ])
  const codes = results.filter(({ status }) => status !== 200).map(({ body }) => body.code)
  expect(codes.every((code) => code === 'material.below_zero' || code === 'material.stock_changed')).toBe(true)
  const wasted = results.slice(0, 8).filter(({ status }) => status === 200).length * 3
  const counted = results.slice(12).filter(({ status }) => status === 200).length
  expect(counted).toBeLessThanOrEqual(1)
  expect((await read(id)).data.onHand).toBe(10 + 8 - wasted - counted)
  expect(await brokenInvariants(shop.db)).toEqual([])
})
