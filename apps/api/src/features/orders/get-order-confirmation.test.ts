import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const confirm = (user: TestUser, orderId: string) =>
  user.visitor.call('getOrderConfirmation', { params: { userId: user.userId, orderId } })
const link = (user: TestUser, orderId: string) =>
  user.visitor.call('createTrackingLink', { params: { userId: user.userId, orderId } })

describe('the page after an order was placed', () => {
  test('AGREE-01 shows the order’s own figures, its points, and what the recipient learns', async () => {
    const { buyer, order } = await makeOrder(shop, {
      paymentTerms: 'cash',
      hideSender: true,
      recipientNotice: 'discreet',
    })
    const { data } = (await confirm(buyer, order.id)).body
    expect(data).toMatchObject({ earns: 10, hideSender: true, recipientNotice: 'discreet', isCanceled: false })
    const { totalBalance } = order
    expect(data.order).toMatchObject({ id: order.id, totalBalance, paid: 0, outstanding: totalBalance })
    expect(data.order.items[0].picture.alt).toBe('Roses')
  })

  test('ERR-04 an order of another account, or none, is not found', async () => {
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const other = await makeUser(shop)
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const orderId of [order.id, unknown]) {
      expect((await confirm(other, orderId)).status).toBe(404)
      expect((await link(other, orderId)).status).toBe(404)
    }
  })

  test('a canceled order earns nothing', async () => {
    const { buyer, order } = await makeOrder(shop)
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    expect((await confirm(buyer, order.id)).body.data).toMatchObject({ isCanceled: true, earns: 0 })
  })

  test('the points of a business order are the owner’s', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    await fillCart(shop, owner.userId, [await makeFlower(shop, { price: 20_000 })])
    const placed = await place(owner, { ...retailOrder({ paymentTerms: 'cash' }), branchId })
    expect((await confirm(owner, placed.body.data.id)).body.data.earns).toBe(20)
  })

  test('OPEN-04 its tracking link is the same one however often it is asked for', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const [first, second] = await Promise.all([link(buyer, order.id), link(buyer, order.id)])
    expect(first.body).toEqual(second.body)
    const code = first.body.path.replace('/t/', '')
    const tracked = await shop.visitor().call('getTracking', { params: { code } })
    expect(tracked.body.data).toMatchObject({ audience: 'buyer', orderNumber: order.orderNumber })
  })
})
