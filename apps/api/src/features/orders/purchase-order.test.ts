import { LIMITS } from '@warda/domain/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeManager, standingBody } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let admin: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  admin = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

let day = 0
async function order(user: TestUser, branchId: number, changed: Record<string, unknown> = {}) {
  await fillCart(shop, user.userId, [await makeFlower(shop, { price: 10_000 })])
  day += 1
  const deliverySlot = ['09:00-11:00', '11:00-13:00', '13:00-15:00'][day % 3] ?? ''
  return place(user, { ...retailOrder({ paymentTerms: 'cash', deliverySlot, ...changed }), branchId })
}
const setNumber = (user: TestUser, orderId: string, purchaseOrder: string) =>
  user.visitor.call('setPurchaseOrder', { params: { userId: user.userId, orderId }, body: { purchaseOrder } })
const requireNumbers = (owner: TestUser, isRequired = true) =>
  owner.visitor.call('savePurchaseOrderRule', { params: { id: owner.userId }, body: { isRequired } })
const issue = (clientId: number, orderId: string) =>
  driver.visitor.call('createInvoice', { body: { clientId, orderId } })

test('RUN-04 a business order keeps its purchase order number, normalised, on order, board, search and sheet', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const { body } = await order(owner, branchId, { purchaseOrder: ' PO\u2011٤٥٠٠٠١٧\u200F ' })
  expect(body.data).toMatchObject({ purchaseOrder: 'PO-4500017', isPurchaseOrderOpen: true })
  const orderId = body.data.id as string
  const card = await driver.visitor.call('getBoardOrder', { params: { orderId } })
  expect(card.body.data.purchaseOrder).toBe('PO-4500017')
  const board = await driver.visitor.call('getBoardOrders', {
    params: { userId: driver.userId },
    query: { q: 'po ٤٥٠٠٠١٧' },
  })
  expect(board.body.data.map(({ id }: { id: string }) => id)).toEqual([orderId])
  const found = await admin.visitor.call('adminOrders', { query: { q: 'PO-4500017' } })
  expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([orderId])
})

test('RUN-04 a retail order has no purchase order number', async () => {
  const { buyer, order: placed } = await makeOrder(shop, { paymentTerms: 'cash', purchaseOrder: 'PO-1' })
  expect(placed).toMatchObject({ purchaseOrder: null, isPurchaseOrderOpen: false })
  expect((await setNumber(buyer, placed.id, 'PO-1')).status).toBe(403)
  expect((await setNumber(admin, placed.id, 'PO-1')).status).toBe(404)
})

test('RUN-04 the number has at most 40 characters after normalising', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const longest = 'ط'.repeat(LIMITS.purchaseOrder)
  const placed = await order(owner, branchId, { purchaseOrder: `\u200F${longest} ` })
  expect(placed.body.data.purchaseOrder).toBe(longest)
  const long = await setNumber(owner, placed.body.data.id, `${longest}1`)
  expect(long.status).toBe(400)
  expect(Object.keys(long.body.errors)).toEqual(['purchaseOrder'])
})

test('RUN-04 buyer, branch manager and desk change the number until the order is invoiced; others do not see the order', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const manager = await makeManager(shop, owner.clientId, branchId)
  const { owner: stranger } = await makeBusiness(shop)
  const { id } = (await order(owner, branchId)).body.data
  for (const [user, number] of [
    [manager, 'M-1'],
    [admin, 'A-1'],
    [owner, 'PO-77'],
  ] as const)
    expect((await setNumber(user, id, number)).body.data.purchaseOrder).toBe(number)
  expect((await setNumber(stranger, id, 'X')).status).toBe(404)
  expect((await setNumber(driver, id, 'X')).status).toBe(403)
  const timeline = (await admin.visitor.call('adminOrder', { params: { orderId: id } })).body.data.timeline
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'edit', text: 'Changed: purchase order number', actor: owner.fullName }),
  )
  expect((await issue(owner.clientId, id)).status).toBe(200)
  const late = await setNumber(owner, id, 'PO-78')
  expect(late.body).toMatchObject({ status: 409, code: 'order.invoiced' })
  const { rows } = await sql<{ xml: string; document: { purchaseOrder?: string } }>`
    select xml, document from invoice where order_id = ${id}
  `.execute(shop.db)
  expect(rows[0]?.document.purchaseOrder).toBe('PO-77')
  expect(rows[0]?.xml.replace(/\n/g, '')).toMatch(
    /<cac:OrderReference><cbc:ID>PO-77<\/cbc:ID><cbc:SalesOrderID>\d+<\/cbc:SalesOrderID><\/cac:OrderReference>/,
  )
})

test('RUN-04 given a change and the invoice at once on two processes, order and invoice carry one number', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  for (const round of [1, 2, 3, 4]) {
    const { id } = (await order(owner, branchId, { purchaseOrder: 'BEFORE' })).body.data
    await Promise.all([
      setNumber(owner, id, `AFTER-${round}`),
      onSecondProcess(twin, driver).visitor.call('createInvoice', { body: { clientId: owner.clientId, orderId: id } }),
    ])
    const { rows } = await sql<{ number: string; printed: string }>`
      select o.purchase_order as number, i.document ->> 'purchaseOrder' as printed from orders o join invoice i on i.order_id = o.id where o.id = ${id}
    `.execute(shop.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.printed).toBe(rows[0]?.number)
  }
})

test('RUN-04 a client that requires numbers gets an error at the field from checkout, standing and phone orders', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const { variantId } = await makeFlower(shop)
  expect((await requireNumbers(owner)).body.data.purchaseOrderRequired).toBe(true)
  const quote = await owner.visitor.call('quoteOrder', { params: { id: owner.userId }, body: {} })
  expect(quote.body.purchaseOrderRequired).toBe(true)
  const refused = [
    await order(owner, branchId, { purchaseOrder: ' \u200F ' }),
    await owner.visitor.call('addStandingOrder', {
      params: { userId: owner.userId },
      body: standingBody(branchId, variantId),
    }),
    await admin.visitor.call('placePhoneOrder', {
      body: {
        ...retailOrder({ paymentTerms: 'cash' }),
        deliveryAddress: undefined,
        userId: owner.userId,
        branchId,
        lines: [{ variantId, quntity: 1 }],
      },
    }),
  ]
  for (const { body } of refused) {
    expect(body).toMatchObject({ status: 400, code: 'purchase_order.required' })
    expect(Object.keys(body.errors)).toEqual(['purchaseOrder'])
  }
  const standing = await owner.visitor.call('addStandingOrder', {
    params: { userId: owner.userId },
    body: standingBody(branchId, variantId, { purchaseOrder: 'FRAME-2026' }),
  })
  expect(standing.body.data.purchaseOrder).toBe('FRAME-2026')
  const placed = await order(owner, branchId, { purchaseOrder: 'PO-9' })
  expect(placed.status).toBe(200)
  expect((await setNumber(owner, placed.body.data.id, '')).body.code).toBe('purchase_order.required')
  await requireNumbers(owner, false)
  expect((await setNumber(owner, placed.body.data.id, '')).body.data.purchaseOrder).toBeNull()
})

test('RUN-04 only the owner sets the rule of the client', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const manager = await makeManager(shop, owner.clientId, branchId)
  expect((await requireNumbers(manager)).status).toBe(403)
})
