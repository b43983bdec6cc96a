import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { raiseCapacity } from '../../testing/make-address-request.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeMaterial, makeSupplier, setRecipe } from '../../testing/make-material.ts'
import { makeBusiness, makeFlower, makeOrder } from '../../testing/make-order.ts'
import { standingBody } from '../../testing/make-standing-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let buyer: TestUser
let twin: TestUser
let florist: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  await raiseCapacity(shop)
  buyer = await makeAdmin(shop)
  twin = onSecondProcess(await shop.twin(), buyer)
  florist = await makeAdmin(shop, ['workroom', 'materials'])
})
afterAll(() => shop.close())

const readList = async (query: object = {}, by = buyer) =>
  (await by.visitor.call('purchaseList', { query: { ...query } })).body
type Line = { materialId: number }
const findLine = (list: { suppliers: { lines: Line[] }[] }, materialId: number) =>
  list.suppliers.flatMap(({ lines }) => lines).find((line) => line.materialId === materialId)
const order = (supplierId: number, materialId: number, quantity: number) =>
  buyer.visitor.call('createSupplierOrder', {
    body: { supplierId, expectedOn: '2026-11-30', lines: [{ materialId, quantity }] },
  })
const onHand = async (materialId: number) =>
  (await buyer.visitor.call('material', { params: { materialId } })).body.data.onHand

test('DESK-03 the purchase list adds orders and coming dates of standing orders, less stock and what is on order', async () => {
  const supplierId = await makeSupplier(buyer, { name: 'Taif Growers', leadDays: 2 })
  const rose = await makeMaterial(buyer, { supplierId, reorderLevel: 10, stock: 5, cost: 10 })
  const flower = await makeFlower(shop)
  await setRecipe(buyer, flower.variantId, [rose, 12])
  await makeOrder(shop, { deliveryDate: '2026-11-30', paymentTerms: 'cash' }, { flower })
  const ready = await makeOrder(shop, { deliveryDate: '2026-11-30', paymentTerms: 'cash' }, { flower })
  await buyer.visitor.call('markReady', { params: { orderId: ready.order.id } })
  await makeOrder(shop, { deliveryDate: '2026-12-09', paymentTerms: 'cash' }, { flower })
  // Tuesdays, two bouquets each.
  const { owner, branchId } = await makeBusiness(shop)
  const standing = standingBody(branchId, flower.variantId)
  expect(
    (await owner.visitor.call('addStandingOrder', { params: { userId: owner.userId }, body: standing })).status,
  ).toBe(200)
  const list = await readList()
  expect(list).toMatchObject({
    from: '2026-11-29',
    today: '2026-11-29',
    days: ['2026-11-29', '2026-11-30', '2026-12-01'],
  })
  expect(findLine(list, rose)).toMatchObject({
    needed: 36,
    perDay: [0, 12, 24],
    onHand: 5,
    onOrder: 0,
    missing: 41,
    packs: 2,
    quantity: 50,
    cost: 100,
  })
  expect(
    list.suppliers.find(({ supplier }: { supplier: { id: number } | null }) => supplier?.id === supplierId),
  ).toMatchObject({
    supplier: { name: 'Taif Growers', leadDays: 2 },
    cost: 100,
  })
  await order(supplierId, rose, 50)
  expect(findLine(await readList(), rose)).toMatchObject({ onOrder: 50, missing: 0, quantity: 0, cost: 0 })
  expect(findLine(await readList({ days: 1 }), rose)).toBeUndefined()
  expect((await readList({ days: 15 })).code).toBe('supplier.days_invalid')
  expect((await readList({ from: '2026-02-30' })).code).toBe('supplier.days_invalid')
})

test('DESK-03 items without a recipe are named', async () => {
  const flower = await makeFlower(shop)
  await makeOrder(
    shop,
    { deliveryDate: '2026-11-30', paymentTerms: 'cash' },
    { flower: { ...flower, quantity: 3 } as typeof flower },
  )
  const { withoutRecipe } = await readList()
  expect(withoutRecipe).toContainEqual(
    expect.objectContaining({ productId: flower.productId, variantId: flower.variantId, size: 'medium', quantity: 3 }),
  )
})

test('DESK-03 an order is received in parts, by a florist without prices too, and is then closed to further deliveries', async () => {
  const supplierId = await makeSupplier(buyer)
  const rose = await makeMaterial(buyer, { supplierId })
  const { id } = (await order(supplierId, rose, 50)).body.data
  const receive = (quantity: number, more: object, by: TestUser) =>
    by.visitor.call('receiveMaterials', {
      body: { supplierOrderId: id, lines: [{ materialId: rose, quantity, ...more }] },
    })
  const denied = await receive(20, { cost: 40 }, florist)
  expect(denied.body).toMatchObject({ status: 403, code: 'material.cost_denied' })
  const first = await receive(20, { code: 'A7' }, florist)
  expect(first.body.order).toMatchObject({ state: 'sent', lines: [{ quantity: 50, received: 20 }] })
  expect((await receive(30, { cost: 66 }, buyer)).body.order).toMatchObject({
    state: 'received',
    lines: [{ received: 50 }],
  })
  expect((await receive(1, {}, buyer)).body.code).toBe('supplier.order_not_open')
  expect(await onHand(rose)).toBe(50)
  const other = (await order(supplierId, rose, 25)).body.data
  const close = () => buyer.visitor.call('closeSupplierOrder', { params: { supplierOrderId: other.id } })
  expect((await close()).body.data.state).toBe('closed')
  expect((await close()).status).toBe(200)
  const list = (await florist.visitor.call('supplierOrders', { query: { state: 'closed' } })).body
  expect(list.data.map(({ id: one }: { id: number }) => one)).toContain(other.id)
})

test('DESK-03 two people who receive the rest of an order at once add it once', async () => {
  const supplierId = await makeSupplier(buyer)
  const rose = await makeMaterial(buyer, { supplierId })
  const { id } = (await order(supplierId, rose, 40)).body.data
  const body = { supplierOrderId: id, lines: [{ materialId: rose, quantity: 40, cost: 20 }] }
  const results = await Promise.all(
    [buyer, twin, buyer, twin].map((by) => by.visitor.call('receiveMaterials', { body })),
  )
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await onHand(rose)).toBe(40)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-03 suppliers are created, changed and archived; a name is used once', async () => {
  const id = await makeSupplier(buyer, { name: 'Desert Bloom', phone: '011 555 0101', email: 'sales@bloom.example' })
  expect((await buyer.visitor.call('createSupplier', { body: { name: 'desert bloom', leadDays: 1 } })).body.code).toBe(
    'supplier.name_taken',
  )
  const body = { name: 'Desert Bloom', leadDays: 3, isArchived: true }
  const changed = await buyer.visitor.call('updateSupplier', { params: { supplierId: id }, body })
  expect(changed.body.data).toMatchObject({ leadDays: 3, isArchived: true, phone: '' })
  expect((await order(id, await makeMaterial(buyer), 1)).body.code).toBe('supplier.not_found')
  expect(
    (await buyer.visitor.call('createSupplier', { body: { name: 'X1', leadDays: 1, email: 'nobody' } })).status,
  ).toBe(400)
  expect((await buyer.visitor.call('suppliers', { query: { page: 99 } })).body.page).toBe(1)
})

test('DESK-03 a delivery beyond the largest stock is refused as a whole', async () => {
  const [rose, lily] = [
    await makeMaterial(buyer, { stock: 10, cost: 10 }),
    await makeMaterial(buyer, { stock: 10, cost: 10 }),
  ]
  const lines = [
    { materialId: lily, quantity: 1 },
    ...Array.from({ length: 99 }, () => ({ materialId: rose, quantity: 100_000 })),
  ]
  const receive = () => florist.visitor.call('receiveMaterials', { body: { lines } })
  expect((await receive()).status).toBe(200)
  const refused = await receive()
  expect([refused.status, refused.body.code]).toEqual([409, 'material.too_much'])
  expect(refused.body.errors.lines).toEqual(['A material can’t have that much stock. Check the quantity.'])
  expect([await onHand(rose), await onHand(lily)]).toEqual([9_900_010, 11])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
