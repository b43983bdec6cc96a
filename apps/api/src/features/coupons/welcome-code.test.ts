import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { issueWelcomeCode } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const getUses = (userId: string) => shop.db.selectFrom('coupon_use').selectAll().where('user_id', '=', userId).execute()

describe('the welcome code', () => {
  test('BIZ-03 P12 takes 15 % off the first order, rounded once, and is used once', async () => {
    const buyer = await makeBuyer(shop, [{ ...(await makeFlower(shop, { price: 9_995 })), quantity: 3 }])
    const code = await issueWelcomeCode(shop.db, buyer.userId, 15)
    expect(await issueWelcomeCode(shop.db, buyer.userId, 15)).toBe(code)
    const { data } = (await place(buyer, retailOrder({ couponCode: code.toLowerCase() }))).body
    // 15 % of 299.85 is 44.9775.
    expect(data).toMatchObject({ subtotal: 299.85, discount: 44.98, deliveryFee: 25, totalBalance: 279.87 })
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    const again = await place(buyer, retailOrder({ couponCode: code, cardMessage: 'again' }))
    expect(again).toMatchObject({
      status: 400,
      body: { code: 'coupon.used', errors: { couponCode: [expect.any(String)] } },
    })
  })

  test('BIZ-03 I35 two first orders at the same moment use it at most once', async () => {
    const flower = await makeFlower(shop, { stock: 50 })
    const buyer = await makeBuyer(shop, [flower])
    const couponCode = await issueWelcomeCode(shop.db, buyer.userId, 15)
    const order = async (cardMessage: string) => {
      await fillCart(shop, buyer.userId, [flower])
      return place(buyer, retailOrder({ couponCode, cardMessage }))
    }
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(order))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await getUses(buyer.userId)).toHaveLength(1)
  })

  test('BIZ-03 it needs a confirmed email address and a first order, and is valid for its owner only', async () => {
    const unconfirmed = await makeBuyer(shop, undefined, { confirmed: false })
    const early = await issueWelcomeCode(shop.db, unconfirmed.userId, 15)
    expect((await place(unconfirmed, retailOrder({ couponCode: early }))).body.code).toBe('coupon.email_unconfirmed')
    const buyer = await makeBuyer(shop)
    expect((await place(buyer, retailOrder({ couponCode: early }))).body.code).toBe('coupon.unknown')
    expect((await place(buyer, retailOrder({ couponCode: 'NONE' }))).body.code).toBe('coupon.unknown')
    const code = await issueWelcomeCode(shop.db, buyer.userId, 15)
    expect((await place(buyer)).status).toBe(200)
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    expect((await place(buyer, retailOrder({ couponCode: code }))).body.code).toBe('coupon.not_first_order')
  })

  test('BIZ-03 H32b an order cancelled unpaid frees the code', async () => {
    const flower = await makeFlower(shop)
    const buyer = await makeBuyer(shop, [flower])
    const couponCode = await issueWelcomeCode(shop.db, buyer.userId, 15)
    const first = await place(buyer, retailOrder({ couponCode }))
    await buyer.visitor.call('rejectOrder', { params: { userId: buyer.userId, orderId: first.body.data.id } })
    expect(await getUses(buyer.userId)).toEqual([])
    await fillCart(shop, buyer.userId, [flower])
    expect((await place(buyer, retailOrder({ couponCode, cardMessage: 'anew' }))).body.data.discount).toBe(15)
  })

  test('API-22 a quote shows the discount or the reason of the refusal, and changes nothing', async () => {
    const buyer = await makeBuyer(shop)
    const couponCode = await issueWelcomeCode(shop.db, buyer.userId, 15)
    const quote = (body: object) => buyer.visitor.call('quoteOrder', { params: { id: buyer.userId }, body })
    expect((await quote({ couponCode })).body).toMatchObject({
      subtotal: 100,
      discount: 15,
      deliveryFee: 25,
      total: 110,
      coupon: { code: couponCode, percent: 15, problem: null },
      earns: 10,
      terms: ['online', 'cash'],
    })
    expect((await quote({ couponCode: 'nope' })).body.coupon).toEqual({
      code: 'NOPE',
      percent: 0,
      problem: 'This code is not valid.',
    })
    expect(await getUses(buyer.userId)).toEqual([])
  })
})
