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

/** Inserts terms of a client into the database; prices in halalas. */
async function agree(
  clientId: number,
  terms: {
    percent?: number
    prices?: { variantId: number; from: number; price: number }[]
    minimum?: { productId: number; quantity: number }
  },
) {
  await shop.db
    .updateTable('client')
    .set({ discount_percent: terms.percent ?? 0 })
    .where('id', '=', clientId)
    .execute()
  for (const { variantId, from, price } of terms.prices ?? [])
    await sql`insert into client_price values (${clientId}, ${variantId}, ${from}, ${price})`.execute(shop.db)
  if (terms.minimum)
    await sql`insert into client_minimum values (${clientId}, ${terms.minimum.productId}, ${terms.minimum.quantity})`.execute(
      shop.db,
    )
}

const getCart = (user: TestUser) => user.visitor.fetchAnswer('getCart', { params: { userId: user.userId } })
const getQuote = async (user: TestUser) =>
  (await user.visitor.call('quoteOrder', { params: { id: user.userId }, body: {} })).body

describe('client prices', () => {
  test.each([
    ['the discount on the sale price', 1, 8_100],
    ['the discount below the first break', 4, 8_100],
    ['the first break', 5, 7_000],
    ['the highest reached break', 12, 6_001],
  ])('issue 4 %s applies in cart, quote, order and order lines', async (_name, quantity, unitPrice) => {
    const { owner, branchId } = await makeBusiness(shop)
    const flower = await makeFlower(shop, { price: 10_000, discountPercent: 10, stock: 50 })
    const prices = [
      { variantId: flower.variantId, from: 5, price: 7_000 },
      { variantId: flower.variantId, from: 10, price: 6_001 },
    ]
    await agree(owner.clientId, { percent: 10, prices })
    await fillCart(shop, owner.userId, [{ ...flower, quantity }])
    const gross = (unitPrice * quantity) / 100
    expect(await getCart(owner)).toMatchObject({
      subtotal: gross,
      cartItems: [{ price: unitPrice / 100, originalPrice: 100, lineTotal: gross }],
    })
    const quote = await getQuote(owner)
    expect(quote.subtotal).toBe(gross)
    const placed = await place(owner, { ...retailOrder({ paymentTerms: 'cash' }), branchId })
    expect(placed.body.data.totalBalance).toBe(quote.total)
    const { rows } = await sql<{ unitPrice: number; gross: number }>`
      select unit_price as "unitPrice", gross from order_line where order_id = ${placed.body.data.id}
    `.execute(shop.db)
    expect(rows).toEqual([{ unitPrice, gross: unitPrice * quantity }])
  })

  test('issue 4 no price exceeds the catalogue price, which other clients and shoppers pay', async () => {
    const { owner } = await makeBusiness(shop)
    const other = await makeBusiness(shop)
    const shopper = await makeUser(shop)
    const flower = await makeFlower(shop, { price: 10_000, discountPercent: 50, stock: 50 })
    await agree(owner.clientId, { prices: [{ variantId: flower.variantId, from: 1, price: 9_000 }] })
    await agree(other.owner.clientId, { percent: 90 })
    for (const user of [owner, shopper]) {
      await fillCart(shop, user.userId, [flower])
      expect((await getCart(user)).subtotal).toBe(50)
      expect((await getQuote(user)).subtotal).toBe(50)
    }
  })

  test('issue 4 when a price is agreed after the cart was filled, the order uses it', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const flower = await makeFlower(shop, { price: 10_000 })
    await fillCart(shop, owner.userId, [flower])
    expect((await getQuote(owner)).subtotal).toBe(100)
    await agree(owner.clientId, { prices: [{ variantId: flower.variantId, from: 1, price: 2_500 }] })
    const placed = await place(owner, { ...retailOrder({ paymentTerms: 'cash' }), branchId })
    expect(placed.body.data.totalBalance).toBe(50)
  })
})

describe('a client’s minimums', () => {
  test('issue 4 a quantity below the minimum is refused with the minimum; all sizes count together', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const flower = await makeFlower(shop, { stock: 20 })
    const { rows } = await sql<{ id: number }>`
      insert into variant (product_id, sku, size, stems, price, position)
      values (${flower.productId}, ${`large-${flower.variantId}`}, 'large', 24, 15000, 2) returning id
    `.execute(shop.db)
    const large = { variantId: rows[0]?.id ?? 0 }
    await sql`insert into stock (variant_id, on_hand) values (${large.variantId}, 5)`.execute(shop.db)
    await sql`insert into stock_move (variant_id, change, reason) values (${large.variantId}, 5, 'opening')`.execute(
      shop.db,
    )
    await agree(owner.clientId, { minimum: { productId: flower.productId, quantity: 4 } })
    await fillCart(shop, owner.userId, [{ ...flower, quantity: 3 }])
    const body = { ...retailOrder({ paymentTerms: 'cash' }), branchId }
    const refused = await place(owner, body)
    expect(refused.body).toMatchObject({ code: 'quantity.below_minimum', message: 'You order at least 4 of this.' })
    expect((await getCart(owner)).cartItems).toHaveLength(1)
    await fillCart(shop, owner.userId, [large])
    expect((await place(owner, body)).status).toBe(200)
  })
})
