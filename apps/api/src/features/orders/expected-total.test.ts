import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const getQuote = async (buyer: TestUser): Promise<{ total: number; subtotal: number }> =>
  (await buyer.visitor.call('quoteOrder', { params: { id: buyer.userId }, body: {} })).body

const setPrice = (variantId: number, halalas: number) =>
  shop.db.updateTable('variant').set({ price: halalas }).where('id', '=', variantId).execute()

const listOrders = async ({ userId }: TestUser): Promise<number> =>
  (await shop.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute()).length

describe('AGREE-01 the total that the buyer saw', () => {
  test('a raised price stops cash and online orders with both amounts, places nothing, and the new total is accepted', async () => {
    for (const paymentTerms of ['cash', 'online'] as const) {
      const flower = await makeFlower(shop, { price: 44_000 })
      const buyer = await makeUser(shop)
      await fillCart(shop, buyer.userId, [flower])
      const { total } = await getQuote(buyer)
      await setPrice(flower.variantId, 54_000)
      const order = retailOrder({ paymentTerms, deliverySlot: paymentTerms === 'cash' ? '09:00-11:00' : '15:00-17:00' })
      const refused = await place(buyer, { ...order, expectedTotal: total }, { 'idempotency-key': `a${buyer.userId}` })
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({
        code: 'order.price_changed',
        amounts: { before: total, now: total + 100 },
        message: expect.stringContaining((total + 100).toFixed(2)),
      })
      expect(await listOrders(buyer)).toBe(0)
      const placed = await place(
        buyer,
        { ...order, expectedTotal: refused.body.amounts.now },
        { 'idempotency-key': `b${buyer.userId}` },
      )
      expect(placed.status).toBe(200)
      expect(placed.body.data.totalBalance).toBe(total + 100)
    }
  })

  test('a business order is compared too; a caller without the field is not', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const flower = await makeFlower(shop)
    await fillCart(shop, owner.userId, [flower])
    const { total } = await getQuote(owner)
    await fillCart(shop, owner.userId, [{ ...flower, quantity: 2 }])
    const order = { ...retailOrder({ paymentTerms: 'postponed' }), branchId }
    expect((await place(owner, { ...order, expectedTotal: total })).body).toMatchObject({ code: 'order.price_changed' })
    expect((await place(owner, order)).status).toBe(200)
  })

  test('an amount with more than two decimals is refused at its field', async () => {
    const buyer = await makeUser(shop)
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    const refused = await place(buyer, { ...retailOrder(), expectedTotal: 115.001 })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toHaveProperty('expectedTotal')
  })

  test('whatever changes between quote and order, what is placed is what was shown', async () => {
    const edit = fc.record({
      kind: fc.constantFrom('price', 'discount', 'quantity', 'add', 'none'),
      value: fc.integer({ min: 1, max: 90 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 3 }), async (edits) => {
        const [first, second] = [await makeFlower(shop, { stock: 500 }), await makeFlower(shop, { stock: 500 })]
        const buyer = await makeUser(shop)
        await fillCart(shop, buyer.userId, [{ ...first, quantity: 2 }])
        let { total } = await getQuote(buyer)
        for (const { kind, value } of edits) {
          if (kind === 'price') await setPrice(first.variantId, value * 333)
          if (kind === 'discount')
            await sql`update product set discount_percent = ${value} where id = ${first.productId}`.execute(shop.db)
          if (kind === 'quantity') await fillCart(shop, buyer.userId, [{ ...first, quantity: value }])
          if (kind === 'add') await fillCart(shop, buyer.userId, [{ ...second, quantity: value }])
        }
        const order = retailOrder({ paymentTerms: 'cash', ...freeWindow() })
        let answer = await place(buyer, { ...order, expectedTotal: total })
        if (answer.status === 409) {
          expect(await listOrders(buyer)).toBe(0)
          expect(answer.body.amounts.before).toBe(total)
          total = answer.body.amounts.now
          answer = await place(buyer, { ...order, expectedTotal: total })
        }
        expect(answer.status).toBe(200)
        expect(answer.body.data.totalBalance).toBe(total)
      }),
      { numRuns: 25, seed: 12 },
    )
  })
})

describe('AGREE-01 filling the cart again', () => {
  test('re-order stops when the lines cost another amount now, and adds them at the new one', async () => {
    const flower = await makeFlower(shop, { price: 10_000 })
    const buyer = await makeUser(shop)
    await fillCart(shop, buyer.userId, [{ ...flower, quantity: 2 }])
    const { id: orderId } = (await place(buyer, retailOrder({ paymentTerms: 'cash', ...freeWindow() }))).body.data
    await setPrice(flower.variantId, 12_500)
    const reorder = (body?: object) =>
      buyer.visitor.call('reorder', { params: { userId: buyer.userId, orderId }, ...(body ? { body } : {}) })
    const refused = await reorder({ expectedTotal: 200 })
    expect(refused.body).toMatchObject({ code: 'order.price_changed', amounts: { before: 200, now: 250 } })
    expect((await getQuote(buyer)).subtotal).toBe(0)
    expect((await reorder({ expectedTotal: 250 })).body).toMatchObject({ added: 2 })
    expect((await getQuote(buyer)).subtotal).toBe(250)
    expect((await reorder()).status).toBe(200)
  })

  test('quick order stops when the preview showed another total', async () => {
    const { owner } = await makeBusiness(shop)
    const flower = await makeFlower(shop, { price: 8_000 })
    const { sku } = await shop.db
      .selectFrom('variant')
      .select('sku')
      .where('id', '=', flower.variantId)
      .executeTakeFirstOrThrow()
    const params = { userId: owner.userId }
    const preview = await owner.visitor.call('previewQuickOrder', { params, body: { text: `${sku} 3` } })
    expect(preview.body.total).toBe(240)
    await setPrice(flower.variantId, 9_000)
    const add = (expectedTotal: number) =>
      owner.visitor.call('addQuickOrder', { params, body: { lines: [{ sku, quntity: 3 }], expectedTotal } })
    expect((await add(240)).body).toMatchObject({ code: 'order.price_changed', amounts: { before: 240, now: 270 } })
    expect((await getQuote(owner)).subtotal).toBe(0)
    expect((await add(270)).status).toBe(200)
    expect((await getQuote(owner)).subtotal).toBe(270)
  })
})

let windows = 0
/** A delivery window with room, whatever was placed before. */
function freeWindow(): { deliveryDate: string; deliverySlot: string } {
  windows += 1
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08']
  const slots = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00', '17:00-19:00']
  const day = days[windows % days.length] ?? ''
  return { deliveryDate: day, deliverySlot: slots[Math.floor(windows / days.length) % slots.length] ?? '' }
}
