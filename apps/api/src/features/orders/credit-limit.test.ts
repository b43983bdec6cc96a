import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { emptyCart, fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeManager } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterAll(() => shop.close())

/** Places one bouquet of a price (halalas; the delivery adds 2 500) on terms. */
async function order(
  user: TestUser,
  branchId: number,
  price: number,
  terms: 'postponed' | 'monthly' | 'cash' | 'online',
) {
  await fillCart(shop, user.userId, [await makeFlower(shop, { price })])
  return place(user, { ...retailOrder({ paymentTerms: terms }), branchId })
}
const getTerms = async (user: TestUser) =>
  (await user.visitor.call('quoteOrder', { params: { id: user.userId }, body: {} })).body.terms

describe('the credit limit', () => {
  test('RUN-04 an order may equal the remaining credit to the halala; one more is refused with limit, used and missing amount', async () => {
    const { owner, branchId } = await makeBusiness(shop, { creditLimit: 123_456 })
    expect((await order(owner, branchId, 100_000, 'postponed')).status).toBe(200)
    const over = await order(owner, branchId, 18_457, 'monthly')
    expect(over.body).toMatchObject({ code: 'credit.above_limit', status: 409 })
    expect(over.body.message.replaceAll('\u00a0', ' ')).toBe(
      'This order is SAR 0.01 above your credit: of the SAR 1,234.56 limit, SAR 1,025.00 is used and SAR 209.56 is left.',
    )
    expect(Object.keys(over.body.errors)).toEqual(['paymentTerms'])
    // Money on the spot needs no credit, and takes none.
    expect((await order(owner, branchId, 90_000, 'cash')).status).toBe(200)
    await shop.db.deleteFrom('cart_line').where('user_id', '=', owner.userId).execute()
    expect((await order(owner, branchId, 18_456, 'monthly')).status).toBe(200)
    const none = await order(owner, branchId, 1, 'postponed')
    expect(none.body.message).toMatch(/SAR\s0\.00 is left/)
  })

  test('issue 4 the refusal is in the caller’s language', async () => {
    const { owner, branchId } = await makeBusiness(shop, { creditLimit: 10_000, language: 'ar' })
    const { body } = await order(owner, branchId, 10_000, 'postponed')
    expect(body.message).toMatch(/\p{Script=Arabic}/u)
    expect(body.message).toMatch(/100\.00/)
    expect(body.message).not.toMatch(/10000|SAR/)
  })

  test('issue 4 given concurrent orders by owner and manager on two processes, credit is used once', async () => {
    const { owner, branchId } = await makeBusiness(shop, { creditLimit: 24_999 })
    const manager = await makeManager(shop, owner.clientId, branchId)
    const flower = await makeFlower(shop, { price: 10_000, stock: 50 })
    for (const { userId } of [owner, manager]) await fillCart(shop, userId, [flower])
    const body = { ...retailOrder({ paymentTerms: 'postponed' }), branchId }
    const answers = await Promise.all([place(owner, body), place(onSecondProcess(twin, manager), body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('issue 4 repaid credit can be used again, and a cancelled order uses none', async () => {
    const { owner, branchId } = await makeBusiness(shop, { creditLimit: 12_500 })
    const first = await order(owner, branchId, 10_000, 'postponed')
    const params = { userId: owner.userId, orderId: first.body.data.id }
    await owner.visitor.call('rejectOrder', { params })
    await emptyCart(shop, owner.userId)
    const second = await order(owner, branchId, 10_000, 'postponed')
    expect(second.status).toBe(200)
    const orderId = second.body.data.id
    await owner.visitor.call('confirmOrder', { params: { userId: owner.userId, orderId } })
    const employee = await makeUser(shop, { role: 'ShippingEmployee' })
    const paid = await employee.visitor.call('addPaymentPartly', {
      params: { userId: employee.userId },
      body: { orderId, amount: 125, payPartOrall: 1 },
    })
    expect(paid.status).toBe(200)
    expect((await order(owner, branchId, 10_000, 'monthly')).status).toBe(200)
  })

  test('issue 4 without a limit, a complete profile or a confirmed address, credit is refused in the quote and when placing', async () => {
    const none = await makeBusiness(shop, { creditLimit: 0 })
    const unfinished = await makeBusiness(shop)
    const unconfirmed = await makeBusiness(shop, { confirmed: false })
    await shop.db.updateTable('client').set({ owner_name: null }).where('id', '=', unfinished.owner.clientId).execute()
    for (const { owner, branchId } of [none, unfinished, unconfirmed]) {
      const answer = await order(owner, branchId, 1_000, 'monthly')
      expect(answer.body).toMatchObject({ code: 'terms.not_open' })
      expect(await getTerms(owner)).toEqual(['online', 'cash'])
    }
    const full = await makeBusiness(shop)
    expect(await getTerms(full.owner)).toEqual(['online', 'cash', 'postponed', 'monthly'])
  })
})
