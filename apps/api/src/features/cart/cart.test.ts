import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const getCart = async (user: TestUser) => (await user.visitor.call('getCart', { params: { userId: user.userId } })).body
const add = (user: TestUser, variantId: number, quntity?: number) =>
  user.visitor.call('addToCart', {
    params: { userId: user.userId },
    body: { variantId, ...(quntity === undefined ? {} : { quntity }) },
  })
const set = (user: TestUser, id: number, quntity: number) =>
  user.visitor.call('updateCartLine', { params: { userId: user.userId, id }, body: { quntity } })

test('API-27 cart lines are added, merged, changed and removed, with server-side prices, discounts and totals', async () => {
  const user = await makeUser(shop)
  const [plain, cheaper] = [
    await makeFlower(shop, { price: 12_550 }),
    await makeFlower(shop, { price: 9_999, discountPercent: 15 }),
  ]
  expect(await getCart(user)).toEqual({ cartItems: [], count: 0, subtotal: 0 })
  expect((await add(user, plain.variantId)).body.data).toMatchObject({ count: 1, subtotal: 125.5 })
  await add(user, cheaper.variantId, 3)
  const { body } = await add(user, plain.variantId, 2)
  expect(body.message).toBe('Added to your cart')
  // 15 % of 99.99 is 14.9985, rounded to 15.00: the unit price is 84.99.
  expect(
    body.data.cartItems.map((line: Record<string, unknown>) => [
      line.id,
      line.quntity,
      line.price,
      line.originalPrice,
      line.lineTotal,
    ]),
  ).toEqual([
    [plain.variantId, 3, 125.5, 125.5, 376.5],
    [cheaper.variantId, 3, 84.99, 99.99, 254.97],
  ])
  expect(body.data).toMatchObject({ count: 6, subtotal: 631.47 })
  expect((await set(user, plain.variantId, 1)).body.data).toMatchObject({ count: 4, subtotal: 380.47 })
  const removed = await user.visitor.call('removeCartLine', { params: { userId: user.userId, id: cheaper.variantId } })
  expect(removed.body).toMatchObject({ message: 'Removed from your cart', data: { count: 1 } })
  const twice = await user.visitor.call('removeCartLine', { params: { userId: user.userId, id: cheaper.variantId } })
  expect(twice).toMatchObject({ status: 200, body: { data: { count: 1 } } })
  expect(await getCart(user)).toEqual(removed.body.data)
})

test('LANG-03 a cart is in the caller’s language', async () => {
  const user = await makeUser(shop, { language: 'ar' })
  const flower = await makeFlower(shop)
  const { body } = await add(user, flower.variantId)
  expect(body.message).toMatch(/سلتك/)
  expect(body.data.cartItems[0]).toMatchObject({ name: expect.stringMatching(/^باقة/), picture: { alt: 'ورد' } })
})

test('ERR-05 more than the stock is refused with a message; no stock is "Out of stock"', async () => {
  const user = await makeUser(shop)
  const [few, none] = [await makeFlower(shop, { stock: 3 }), await makeFlower(shop, { stock: 0 })]
  expect(await add(user, none.variantId)).toMatchObject({
    status: 409,
    body: { code: 'stock.out', message: 'Out of stock' },
  })
  expect(await add(user, few.variantId, 4)).toMatchObject({
    status: 409,
    body: { code: 'stock.short', message: 'Only 3 left. Please lower the quantity.' },
  })
  await add(user, few.variantId, 2)
  expect((await add(user, few.variantId, 2)).status).toBe(409)
  expect((await set(user, few.variantId, 4)).status).toBe(409)
  expect((await getCart(user)).count).toBe(2)
})

test('when the stock falls below a line’s quantity, the line stays, shows the available quantity and can be lowered', async () => {
  const user = await makeUser(shop)
  const flower = await makeFlower(shop, { stock: 8 })
  await add(user, flower.variantId, 8)
  await shop.db.updateTable('stock').set({ on_hand: 2 }).where('variant_id', '=', flower.variantId).execute()
  expect((await getCart(user)).cartItems[0]).toMatchObject({ quntity: 8, available: 2 })
  expect((await set(user, flower.variantId, 5)).status).toBe(200)
  expect((await set(user, flower.variantId, 6)).status).toBe(409)
  await shop.db.updateTable('product').set({ status: 'archived' }).where('id', '=', flower.productId).execute()
  expect((await getCart(user)).cartItems[0]).toMatchObject({ available: 0 })
  expect(await add(user, flower.variantId)).toMatchObject({ status: 404, body: { message: 'Product not found' } })
})

test('a line is limited to 999 and a cart to 100 lines', async () => {
  const user = await makeUser(shop)
  const flower = await makeFlower(shop, { stock: 5_000 })
  await add(user, flower.variantId, 999)
  expect((await add(user, flower.variantId, 999)).body.data.count).toBe(999)
  for (const odd of [0, -1, 1.5, 1000, '3', null])
    expect((await add(user, flower.variantId, odd as number)).status, String(odd)).toBe(400)
  const flowers = []
  for (let n = 0; n < 100; n++) flowers.push(await makeFlower(shop))
  const [last, ...others] = flowers
  await fillCart(
    shop,
    user.userId,
    others.map(({ variantId }) => ({ variantId, quantity: 1 })),
  )
  expect(await add(user, last?.variantId ?? 0)).toMatchObject({ status: 409, body: { code: 'cart.full' } })
  expect((await add(user, others[0]?.variantId ?? 0)).status).toBe(200)
})

test('ERR-05 delivery staff and admins may not add to a cart; business clients may', async () => {
  const flower = await makeFlower(shop)
  for (const role of ['ShippingEmployee', 'Admin'] as const) {
    const user = await makeUser(shop, { role })
    expect(await add(user, flower.variantId)).toMatchObject({
      status: 403,
      body: { message: 'Not allowed to add to cart' },
    })
  }
  for (const role of ['Customer', 'BranchManager'] as const) {
    const user = await makeUser(shop, { role })
    expect((await add(user, flower.variantId)).status, role).toBe(200)
  }
})

test('ERR-05 another user’s cart is not accessible, and without a session the log-in is required', async () => {
  const [owner, other] = [await makeUser(shop), await makeUser(shop)]
  const flower = await makeFlower(shop)
  const asOther = { params: { userId: owner.userId }, body: { variantId: flower.variantId } }
  expect((await other.visitor.call('addToCart', asOther)).status).toBe(403)
  expect((await other.visitor.call('getCart', { params: asOther.params })).status).toBe(403)
  expect(await shop.visitor().call('addToCart', asOther)).toMatchObject({
    status: 401,
    body: { message: 'Please login to add to cart' },
  })
  expect(await set(owner, flower.variantId, 2)).toMatchObject({ status: 404, body: { code: 'cart.line_not_found' } })
  expect((await getCart(owner)).count).toBe(0)
})

test('given concurrent adds, none is lost, the stock is not exceeded and lines above 100 are refused', async () => {
  const user = await makeUser(shop)
  const [plenty, few] = [await makeFlower(shop, { stock: 500 }), await makeFlower(shop, { stock: 5 })]
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(user, plenty.variantId, 2)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect((await getCart(user)).count).toBe(40)
  const tight = await Promise.all(Array.from({ length: 12 }, () => add(user, few.variantId)))
  expect(tight.filter((answer) => answer.status === 200)).toHaveLength(5)
  const flowers = await Promise.all(Array.from({ length: 101 }, () => makeFlower(shop)))
  await fillCart(
    shop,
    user.userId,
    flowers.slice(0, 95).map(({ variantId }) => ({ variantId, quantity: 1 })),
  )
  const late = await Promise.all(flowers.slice(95).map(({ variantId }) => add(user, variantId)))
  expect(late.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect((await getCart(user)).cartItems).toHaveLength(100)
})

test('given concurrent changes and removals of a line, the result is that of one of the requests', async () => {
  const user = await makeUser(shop)
  const flower = await makeFlower(shop, { stock: 100 })
  await add(user, flower.variantId, 10)
  const answers = await Promise.all([3, 4, 5, 6].map((quantity) => set(user, flower.variantId, quantity)))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect([3, 4, 5, 6]).toContain((await getCart(user)).count)
})

test('prices and totals in the body are ignored', async () => {
  const user = await makeUser(shop)
  const flower = await makeFlower(shop, { price: 20_000 })
  const body = { variantId: flower.variantId, quntity: 1, price: 0.01, lineTotal: 0, userId: 'x' }
  const answer = await user.visitor.call('addToCart', { params: { userId: user.userId }, body })
  expect(answer.body.data).toMatchObject({ subtotal: 200 })
})
