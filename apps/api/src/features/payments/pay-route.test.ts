import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const follow = (path: string, init?: RequestInit) => shop.visitor().fetch(path, init)

/** A new order that is paid online, its mail and the payment path in it. */
async function heldOrder() {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'online' })
  const mail = (await shop.mails(buyer.email)).find(({ subject }) => subject.includes(order.orderNumber))
  const path = /\/pay\/[0-9a-f-]+\/[\w-]+/.exec(mail?.body_text ?? '')?.[0] ?? ''
  return { buyer, order, mail, path }
}

describe('AGREE-05 an unpaid online order', () => {
  test('the mail has the deadline and the open amount, and its link opens the payment without a session', async () => {
    const { order, mail, path } = await heldOrder()
    expect(mail?.subject).toBe(`Pay for your order ${order.orderNumber}`)
    // Placed at 10:00 in Riyadh by the shop's clock, held for half an hour.
    expect(mail?.body_text).toMatch(/10:3\d\sAM/)
    expect(mail?.body_text).toContain(order.totalBalance.toFixed(2))
    expect(mail?.body_text).not.toContain('is with us')
    const answer = await follow(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('/sandbox-gateway/pay/')
    expect((await follow(path)).headers.get('location')).toBe(answer.headers.get('location'))
  })

  test('a HEAD request opens no payment, an altered link leads home, and an ended order to the orders page', async () => {
    const { buyer, order, path } = await heldOrder()
    const attempts = async () =>
      (await shop.db.selectFrom('payment_attempt').select('id').where('order_id', '=', order.id).execute()).length
    await follow(path, { method: 'HEAD' })
    expect(await attempts()).toBe(0)
    const altered = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await follow(altered)).headers.get('location')).toBe('http://localhost:3000/')
    expect(await attempts()).toBe(0)
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: order.id } })
    expect((await follow(path)).headers.get('location')).toBe(`http://localhost:3000/orders/${buyer.userId}`)
  })

  test('a cash order is confirmed at once: its mail has total and open amount and no payment link', async () => {
    const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const [mail] = await shop.mails(buyer.email)
    expect(mail?.body_text).not.toContain('/pay/')
    expect(mail?.body_text).toMatch(new RegExp(`Still to pay[^\\n]*${order.totalBalance.toFixed(2)}`))
  })
})

test('AGREE-05 rejecting an order gives its lines back to the cart; a larger quantity there stays', async () => {
  const { buyer, order, flower } = await makeOrder(shop, { paymentTerms: 'online' })
  const params = { userId: buyer.userId }
  const cart = async () => (await buyer.visitor.call('getCart', { params })).body
  expect((await cart()).count).toBe(0)
  await buyer.visitor.call('rejectOrder', { params: { ...params, orderId: order.id } })
  expect((await cart()).cartItems).toMatchObject([{ id: flower.variantId, quntity: 1 }])
})
