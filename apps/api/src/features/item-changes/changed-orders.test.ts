import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createItemChangeToken } from '../../item-change-link.ts'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { payOrder } from '../../testing/make-delivery.ts'
import { changeItems, quoteItems } from '../../testing/make-item-change.ts'
import { fillCart, makeBusiness, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const DAY = '2026-12-01'
const gateway = fakeGateway()
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  admin = await makeAdmin(shop)
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const ofFlower = ({ variantId }: { variantId: number }, quantity: number) => ({ lines: [{ variantId, quantity }] })

async function makeOrderOf(changed: Parameters<typeof retailOrder>[0] = {}) {
  const flower = await makeFlower(shop, { stock: 200 })
  const buyer = await makeBuyer(shop, [flower])
  const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', deliveryDate: DAY, ...changed }))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return { flower, buyer, order: placed.body.data }
}

const tick = async (orderId: string, body: object) =>
  expect((await admin.visitor.call('tickWorkroom', { params: { orderId }, body })).status).toBe(200)
const inWorkroom = async (orderId: string) =>
  (await admin.visitor.call('workroomDay', { query: { day: DAY } })).body.data.find(
    (order: { orderId: string }) => order.orderId === orderId,
  )
async function makeReady({ order, flower }: Awaited<ReturnType<typeof makeOrderOf>>) {
  await tick(order.id, { station: 'arranging', variantId: flower.variantId, isDone: true })
  if (order.cardMessage) await tick(order.id, { station: 'card', isDone: true })
  await tick(order.id, { station: 'packing', isDone: true })
  expect(await inWorkroom(order.id)).toMatchObject({ isReady: true })
}
const answer = async (orderId: string, agrees: boolean) => {
  const rows = await shop.db.selectFrom('item_change').select('id').where('order_id', '=', orderId).execute()
  const token = createItemChangeToken(shop.context.config.SECRET, rows[0]?.id ?? '')
  const [first, second] = await Promise.all(
    [0, 1].map(() => shop.visitor().call('answerItemChange', { params: { token }, body: { agrees } })),
  )
  return { token, first, second }
}

test('DESK-02 DESK-04 a ready order whose items change is prepared and packed again, and so is one with another card or flower', async () => {
  const made = await makeOrderOf({ cardMessage: 'Congratulations' })
  await makeReady(made)
  const vase = await makeFlower(shop)
  const lines = [made.flower, vase].map(({ variantId }) => ({ variantId, quantity: 1 }))
  expect((await changeItems(admin, made.order.id, { lines }, { buyerAgreed: true })).status).toBe(200)
  const changed = await inWorkroom(made.order.id)
  expect(changed).toMatchObject({ isReady: false, packing: null })
  expect(changed.items.map(({ tick }: { tick: unknown }) => tick !== null)).toEqual([true, false])

  const other = await makeOrderOf({ cardMessage: 'Congratulations' })
  await makeReady(other)
  const params = { orderId: other.order.id }
  const edited = await admin.visitor.call('editOrder', { params, body: { cardMessage: 'Get well soon' } })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  expect(await inWorkroom(other.order.id)).toMatchObject({ isReady: false, packing: null, card: { tick: null } })
})

test('DESK-02 what a change adds to a paid order of a client must fit its credit limit', async () => {
  const flower = await makeFlower(shop, { stock: 200 })
  const { owner, branchId } = await makeBusiness(shop, { creditLimit: 0 })
  await fillCart(shop, owner.userId, [flower])
  const body = { ...retailOrder({ paymentTerms: 'online', deliveryDate: DAY }), branchId }
  const { id } = (await place(owner, body)).body.data
  await payOrder(shop, gateway, owner, id)
  const more = await changeItems(admin, id, ofFlower(flower, 100), { buyerAgreed: true })
  expect(more).toMatchObject({ status: 409, body: { code: 'credit.above_limit' } })
})

test('DESK-02 an order whose terms its buyer has not accepted gets no debt by a change', async () => {
  const flower = await makeFlower(shop)
  const { owner, branchId } = await makeBusiness(shop, { creditLimit: 100_000 })
  await fillCart(shop, owner.userId, [flower])
  const body = { ...retailOrder({ paymentTerms: 'postponed', deliveryDate: DAY }), branchId }
  const { id } = (await place(owner, body)).body.data
  expect((await changeItems(admin, id, ofFlower(flower, 2), { buyerAgreed: true })).status).toBe(200)
  const debts = await admin.visitor.call('getDebts', { params: { clientId: owner.clientId }, query: {} })
  expect(debts.body.data).toEqual([])
})

test('DESK-02 a request ends when the order changes otherwise, and the buyer is not told why', async () => {
  const { order, flower } = await makeOrderOf()
  expect((await changeItems(admin, order.id, ofFlower(flower, 2))).body.waits).toBe(true)
  const credit = { amount: 5, reason: 'Broken stem', refundTo: 'credit' }
  expect((await admin.visitor.call('creditOrder', { params: { orderId: order.id }, body: credit })).status).toBe(200)
  const { token, first } = await answer(order.id, true)
  expect(first).toMatchObject({ status: 409, body: { code: 'item_change.not_waiting' } })
  expect((await shop.visitor().call('getItemChange', { params: { token } })).body.data.status).toBe('ended')
  expect((await admin.visitor.call('waitingItemChange', { params: { orderId: order.id } })).body.data).toBeNull()
})

test('DESK-02 two presses of the agreement at once are both answered with the changed order', async () => {
  const { order, flower } = await makeOrderOf()
  await changeItems(admin, order.id, ofFlower(flower, 2))
  const { first, second } = await answer(order.id, true)
  for (const pressed of [first, second])
    expect(pressed).toMatchObject({ status: 200, body: { data: { status: 'applied' } } })
})

test('DESK-02 of a buyer without an email address the employee learns that nothing is mailed', async () => {
  const { order, flower, buyer } = await makeOrderOf()
  const email = 'caller.1@phone.invalid'
  await shop.db.updateTable('app_user').set({ email, email_folded: email }).where('id', '=', buyer.userId).execute()
  expect((await quoteItems(admin, order.id, ofFlower(flower, 2))).body.data.canMail).toBe(false)
  const asked = await changeItems(admin, order.id, ofFlower(flower, 2))
  expect(asked.body.message).toContain('no email address')
})

test('DESK-02 a pickup gets no delivery fee', async () => {
  const flower = await makeFlower(shop)
  const pickup = { date: DAY, time: '16:00' }
  const lines = [{ variantId: flower.variantId, quantity: 1 }]
  const card = { method: 'card', amount: 100 }
  const sold = await admin.visitor.call('placeCounterSale', { body: { lines, pickup, payments: [card] } })
  expect(sold.status, JSON.stringify(sold.body)).toBe(200)
  const orderId = sold.body.data.orderId ?? sold.body.data.id
  const charged = await changeItems(admin, orderId, { lines, deliveryFee: 30 }, { buyerAgreed: true })
  expect(charged).toMatchObject({ status: 409, body: { code: 'item_change.pickup_fee' } })
})
