import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let arab: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  arab = await makeUser(shop, { role: 'Admin', language: 'ar' })
})
afterAll(() => shop.close())

/** The form of a product with this opening stock of its two sizes. */
async function formWithStock(small: unknown, large: unknown, changed: Record<string, unknown> = {}) {
  const form = await productForm(shop, changed)
  const [first, second] = form.variants
  return {
    ...form,
    variants: [
      { ...first, openingStock: small },
      { ...second, openingStock: large },
    ],
  }
}
const add = (body: unknown, user = admin, headers: Record<string, string> = {}) =>
  user.visitor.call('addProduct', { body, headers })

test('DESK-07 a new product can be ordered at once: its sizes have their opening stock, once for repeated requests', async () => {
  const form = await formWithStock(7, 0)
  const key = { 'idempotency-key': 'opening' }
  const answers = [await add(form, admin, key), await add(form, admin, key)]
  expect(answers.map(({ body }) => body.data.variants.map(({ onHand }: { onHand: number }) => onHand))).toEqual([
    [7, 0],
    [7, 0],
  ])
  const [small] = answers[0]?.body.data.variants ?? []
  const moves = await shop.db.selectFrom('stock_move').selectAll().where('variant_id', '=', small.id).execute()
  expect(moves).toMatchObject([{ change: 7, reason: 'opening' }])
  const { id } = answers[0]?.body.data ?? {}
  expect((await shop.visitor().call('getProduct', { params: { id } })).body).toMatchObject({ inStock: true })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('DESK-07 a size added later has its opening stock; the stock of one that exists does not change', async () => {
  const { data } = (await add(await formWithStock(3, 4))).body
  const body = {
    ...data,
    variants: [
      ...data.variants.map((size: object) => ({ ...size, openingStock: 50 })),
      { sku: `${data.variants[0].sku}-N`, size: 'medium', stems: 5, price: 90, openingStock: 9 },
    ],
  }
  const saved = await admin.visitor.call('saveProduct', { params: { productId: data.id }, body })
  expect(saved.body.data.variants.map(({ onHand }: { onHand: number }) => onHand)).toEqual([3, 4, 9])
  expect(saved.body.warning).toBeNull()
})

test.each([-1, 1.5, 100_000, 'many'])('DESK-07 an opening stock of %s is refused at its field', async (stock) => {
  const { body } = await add(await formWithStock(stock, 1))
  expect([body.status, Object.keys(body.errors)]).toEqual([400, ['variants.0.openingStock']])
})

test('DESK-07 a published product without stock is saved with a warning that names its sizes, in the language of the caller', async () => {
  const all = (await add(await formWithStock(0, undefined))).body
  expect(all.warning).toBe('Nobody can order it yet. Without stock: Small and Large.')
  expect(all.message).toContain(all.warning)
  const some = (await add(await formWithStock(0, 2))).body
  expect(some.warning).toBe('Shown as sold out, because without stock: Small.')
  const arabic = (await add(await formWithStock(0, 0), arab)).body
  expect(arabic.warning).toMatch(/بلا مخزون: .+ و.+\./)
  expect((await add(await formWithStock(2, 1))).body.warning).toBeNull()
  // A draft is not in the shop.
  expect((await add(await formWithStock(0, 0, { status: 'draft' }))).body.warning).toBeNull()
})

test('DESK-07 publishing many products names those that nobody can order', async () => {
  const draft = { status: 'draft' }
  const [empty, full] = [
    (await add(await formWithStock(0, 0, { ...draft, titleEn: 'Empty Garden' }))).body.data,
    (await add(await formWithStock(0, 1, { ...draft, titleEn: 'Full Garden' }))).body.data,
  ]
  const publish = (productIds: number[], status = 'published') =>
    admin.visitor.call('changeProducts', { body: { productIds, status } })
  const { body } = await publish([empty.id, full.id])
  expect(body.warning).toBe('Nobody can order these yet, because they have no stock (1): Empty Garden.')
  expect(body).toMatchObject({ changed: 2, message: expect.stringContaining(body.warning) })
  expect((await publish([full.id])).body.warning).toBeNull()
  expect((await publish([empty.id], 'archived')).body.warning).toBeNull()
})
