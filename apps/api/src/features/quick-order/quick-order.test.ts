import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeManager } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Creates a flower with a SKU. */
async function makeSku(stock = 10, price = 10_000) {
  const flower = await makeFlower(shop, { stock, price })
  const sku = `WRD-${flower.variantId}`
  await shop.db.updateTable('variant').set({ sku }).where('id', '=', flower.variantId).execute()
  return { ...flower, sku }
}

const preview = (user: TestUser, text: string) =>
  user.visitor.call('previewQuickOrder', { params: { userId: user.userId }, body: { text } })
const add = (user: TestUser, lines: { sku: string; quntity: number }[]) =>
  user.visitor.call('addQuickOrder', { params: { userId: user.userId }, body: { lines } })
const again = (user: TestUser, orderId: string) =>
  user.visitor.call('reorder', { params: { userId: user.userId, orderId } })
const getCart = async (user: TestUser): Promise<[number, number][]> => {
  const { body } = await user.visitor.call('getCart', { params: { userId: user.userId } })
  return body.cartItems.map((line: { id: number; quntity: number }) => [line.id, line.quntity])
}

describe('quick order', () => {
  test('issue 4 the preview describes each line and its problem in the caller’s language, and writes nothing', async () => {
    const { owner } = await makeBusiness(shop, { language: 'ar' })
    const good = await makeSku(20)
    const short = await makeSku(3)
    const removed = await makeSku(0)
    const least = await makeSku()
    await sql`insert into client_minimum values (${owner.clientId}, ${least.productId}, 5)`.execute(shop.db)
    await sql`insert into client_price values (${owner.clientId}, ${good.variantId}, 10, 7000)`.execute(shop.db)
    const text = [
      `${good.sku.toLowerCase()} ٤`,
      `${short.sku},4`,
      `${removed.sku};1`,
      `${least.sku}\t4`,
      'NO-SUCH 1',
      `${good.sku} 6`,
      `${good.sku} many`,
      'ورد ١',
      '',
    ].join('\n')
    const { body, status } = await preview(owner, text)
    expect(status).toBe(200)
    expect(body.lines.map((line: { line: number; problem: string | null }) => [line.line, line.problem])).toEqual([
      [1, null],
      [2, expect.stringContaining('3')],
      [3, expect.any(String)],
      [4, expect.stringContaining('5')],
      [5, expect.any(String)],
      [6, null],
      [7, expect.any(String)],
      [8, expect.any(String)],
    ])
    for (const { problem } of body.lines) if (problem !== null) expect(problem).toMatch(/\p{Script=Arabic}/u)
    // Two lines of four and six together reach the quantity break at ten.
    expect(body.lines[0]).toMatchObject({ sku: good.sku, quntity: 4, price: 70, variantId: good.variantId })
    expect(body).toMatchObject({ total: 700, problems: 6 })
    expect(await getCart(owner)).toEqual([])
  })

  test('issue 4 a CSV with byte order mark, header and quotes is parsed', async () => {
    const { owner } = await makeBusiness(shop)
    const flower = await makeSku()
    const { body } = await preview(owner, `\uFEFF"SKU","Quantity"\r\n"${flower.sku}","2"\r\n`)
    expect(body.lines).toMatchObject([{ line: 2, sku: flower.sku, quntity: 2, problem: null }])
    expect(body.total).toBe(200)
  })

  test('issue 4 the SKU of an unpublished product is unknown', async () => {
    const { owner } = await makeBusiness(shop)
    const flower = await makeSku()
    await shop.db.updateTable('product').set({ status: 'draft' }).where('id', '=', flower.productId).execute()
    const { body } = await preview(owner, flower.sku)
    expect(body.lines).toMatchObject([{ name: null, variantId: null, price: null }])
    expect(body.problems).toBe(1)
    expect((await add(owner, [{ sku: flower.sku, quntity: 1 }])).status).toBe(400)
  })

  test('issue 4 lines are added all or none; lines with the same SKU are summed', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeManager(shop, owner.clientId, branchId)
    const one = await makeSku(5)
    const two = await makeSku(5)
    const both = [
      { sku: one.sku, quntity: 2 },
      { sku: two.sku, quntity: 1 },
      { sku: one.sku.toLowerCase(), quntity: 3 },
    ]
    expect((await add(manager, both)).body).toEqual({ message: 'Added to your cart: 6', added: 6 })
    expect(await getCart(manager)).toEqual([
      [one.variantId, 5],
      [two.variantId, 1],
    ])
    const short = await add(owner, [...both, { sku: one.sku, quntity: 1 }])
    expect(short.body).toMatchObject({ code: 'stock.short', errors: { lines: [expect.stringContaining('5')] } })
    const unknown = await add(owner, [...both, { sku: 'NO-SUCH', quntity: 1 }])
    expect(unknown.body).toMatchObject({ code: 'quick.unknown_sku_named' })
    expect(unknown.body.message).toContain('NO-SUCH')
    // Looks like a day, and is none.
    const dateLike = await add(owner, [{ sku: '2026-99-99', quntity: 1 }])
    expect(dateLike).toMatchObject({ status: 400, body: { code: 'quick.unknown_sku_named' } })
    expect(dateLike.body.message).toContain('2026-99-99')
    expect(await getCart(owner)).toEqual([])
  })

  test('issue 4 quick orders are limited to business clients and to their own cart', async () => {
    const { owner } = await makeBusiness(shop)
    const flower = await makeSku()
    const lines = [{ sku: flower.sku, quntity: 1 }]
    for (const role of ['Shopper', 'ShippingEmployee', 'Admin'] as const) {
      const other = await makeUser(shop, { role })
      expect((await add(other, lines)).status).toBe(403)
      expect((await preview(other, flower.sku)).status).toBe(403)
    }
    const foreign = await owner.visitor.call('addQuickOrder', {
      params: { userId: (await makeBusiness(shop)).owner.userId },
      body: { lines },
    })
    expect(foreign.status).toBeGreaterThanOrEqual(403)
    expect(foreign.status).toBeLessThanOrEqual(404)
  })
})

describe('reorder', () => {
  async function createOrder(owner: TestUser, branchId: number, lines: { variantId: number; quantity: number }[]) {
    await fillCart(shop, owner.userId, lines)
    const placed = await place(owner, { ...retailOrder({ paymentTerms: 'cash' }), branchId })
    expect(placed.status).toBe(200)
    return placed.body.data.id as string
  }

  test('issue 4 a reorder adds the available lines to the cart and reports the others', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    // Created sequentially, because problems are sorted by variant id.
    const full = await makeSku(9)
    const short = await makeSku(7)
    const sold = await makeSku(2)
    const hidden = await makeSku(9)
    const orderId = await createOrder(owner, branchId, [
      { ...full, quantity: 2 },
      { ...short, quantity: 4 },
      { ...sold, quantity: 2 },
      { ...hidden, quantity: 1 },
    ])
    await shop.db.updateTable('product').set({ status: 'draft' }).where('id', '=', hidden.productId).execute()
    const { body } = await again(owner, orderId)
    expect(body).toMatchObject({ message: 'Added to your cart: 5', added: 5 })
    expect(body.problems).toEqual([
      expect.stringMatching(/only 3 left/),
      expect.stringMatching(/out of stock/),
      expect.stringMatching(/out of stock/),
    ])
    const remaining = [
      [full.variantId, 2],
      [short.variantId, 3],
    ]
    expect(await getCart(owner)).toEqual(remaining)
    const anything = expect.any(String)
    // On repetition the cart already contains the remaining stock, which is reported.
    const second = await again(owner, orderId)
    expect(second.body).toMatchObject({
      added: 2,
      problems: [expect.stringMatching(/only 3 left/), anything, anything],
    })
    expect(await getCart(owner)).toEqual([
      [full.variantId, 4],
      [short.variantId, 3],
    ])
  })

  test('issue 4 when no line of a reorder is available, the message says so', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const flower = await makeSku(1)
    const orderId = await createOrder(owner, branchId, [{ ...flower, quantity: 1 }])
    expect((await again(owner, orderId)).body).toMatchObject({ added: 0, message: expect.stringMatching(/None/) })
  })

  test('issue 4 a manager reorders an order of the branch; another client’s order is not found and adds nothing', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const flower = await makeSku()
    const orderId = await createOrder(owner, branchId, [{ ...flower, quantity: 1 }])
    const manager = await makeManager(shop, owner.clientId, branchId)
    expect((await again(manager, orderId)).body.added).toBe(1)
    const stranger = (await makeBusiness(shop)).owner
    const foreign = await again(stranger, orderId)
    const missing = await again(stranger, '00000000-0000-4000-8000-000000000000')
    const plain = ({ status, body }: typeof foreign) => ({ status, ...body, instance: '' })
    expect(plain(foreign)).toEqual(plain(missing))
    expect(foreign.status).toBe(404)
    expect(await getCart(stranger)).toEqual([])
  })

  test('issue 4 when the cart has no room for all lines, it stays unchanged', async () => {
    const { buyer, order } = await makeOrder(shop)
    const flowers = await Promise.all(Array.from({ length: 100 }, () => makeFlower(shop, { stock: 1 })))
    await fillCart(shop, buyer.userId, flowers)
    const full = await again(buyer, order.id)
    expect(full.body).toMatchObject({ code: 'cart.full' })
    expect(await getCart(buyer)).toHaveLength(100)
  })
})
