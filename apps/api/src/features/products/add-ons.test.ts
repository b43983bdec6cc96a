import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeFlower, place } from '../../testing/make-order.ts'
import { productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const created = async (changed: Record<string, unknown>) => {
  const { body } = await admin.visitor.call('addProduct', { body: await productForm(shop, changed) })
  const variantId: number = body.data.variants[0].id
  await admin.visitor.call('changeStock', { body: { variantId, change: 9, reason: 'restock' } })
  return { id: body.data.id as number, variantId, categoryId: body.data.categoryId as number }
}
const offered = async (language: Language = 'en') => (await shop.visitor({ language }).call('getAddOns')).body

test('ADMIN-01 add-ons are offered with flowers and ordered like them, but not listed among flowers', async () => {
  const vase = await created({ kind: 'addOn', titleEn: 'Glass vase', titleAr: 'مزهرية زجاج', discountPercent: 50 })
  const bouquet = await created({ categoryId: vase.categoryId })
  await created({ kind: 'addOn', status: 'draft' })
  await expect
    .poll(async () => (await offered('ar')).map(({ name }: { name: string }) => name))
    .toEqual(['مزهرية زجاج'])
  expect(await offered()).toMatchObject([
    { id: vase.id, name: 'Glass vase', price: 50, originalPrice: 100, defaultVariantId: vase.variantId },
  ])
  const visitor = shop.visitor()
  const { slug } = await shop.db
    .selectFrom('category')
    .select('slug')
    .where('id', '=', vase.categoryId)
    .executeTakeFirstOrThrow()
  const list = (await visitor.call('getProducts', { query: { category: slug } })).body
  expect([list.total, list.data.map(({ id }: { id: number }) => id)]).toEqual([1, [bouquet.id]])
  for (const query of [{ q: 'glass vase' }, { q: 'glas vaze' }, { offers: '1' }, { q: 'مزهرية' }])
    expect((await visitor.call('getProducts', { query })).body.total, JSON.stringify(query)).toBe(0)
  expect(JSON.stringify((await visitor.call('getHome')).body)).not.toContain('Glass vase')
  const page = (await visitor.call('getProduct', { params: { id: bouquet.id } })).body
  expect(page.related).toEqual([])
  const counts = (await visitor.call('getCategories')).body
  expect(counts.find((one: { slug: string }) => one.slug === slug).productCount).toBe(1)
  const buyer = await makeUser(shop)
  await fillCart(shop, buyer.userId, [await makeFlower(shop, { price: 10_000 }), vase])
  const ordered = await place(buyer)
  expect(ordered.body.data.items.map(({ price }: { price: number }) => price).toSorted()).toEqual([100, 50])
})

test('ADMIN-01 an add-on that is sold out is not offered', async () => {
  const card = await created({ kind: 'addOn', titleEn: 'Card' })
  const has = async () => (await offered()).some(({ id }: { id: number }) => id === card.id)
  await expect.poll(has).toBe(true)
  await admin.visitor.call('changeStock', { body: { variantId: card.variantId, change: -9, reason: 'wilted' } })
  await expect.poll(has).toBe(false)
})

test('ADMIN-01 ROUTE-02 an occasion filters the shop, each count equals the result of selecting it, and names follow the language', async () => {
  const one = await created({ occasions: ['eid', 'love'] })
  const { slug } = await shop.db
    .selectFrom('category')
    .select('slug')
    .where('id', '=', one.categoryId)
    .executeTakeFirstOrThrow()
  await created({ occasions: ['love'], categoryId: one.categoryId, colours: ['white'] })
  await created({ occasions: [], categoryId: one.categoryId })
  const list = async (query: object, language: Language = 'en') =>
    (await shop.visitor({ language }).call('getProducts', { query: { category: slug, ...query } })).body
  const getFacets = (body: { facets: { occasions: object[] } }) => body.facets.occasions
  await expect.poll(async () => (await list({})).total).toBe(3)
  expect(getFacets(await list({}))).toEqual([
    { slug: 'eid', name: 'Eid', count: 1 },
    { slug: 'love', name: 'Love', count: 2 },
  ])
  expect(getFacets(await list({ colour: 'white', occasion: 'eid' }, 'ar'))).toEqual([
    { slug: 'eid', name: 'العيد', count: 0 },
    { slug: 'love', name: 'حب', count: 1 },
  ])
  for (const [occasion, total] of [
    ['eid', 1],
    ['love', 2],
    ['eid,love', 2],
    ['LOVE', 2],
    ['wedding', 0],
    ['no such', 3],
    ['%', 3],
  ] as const)
    expect((await list({ occasion })).total, occasion).toBe(total)
  const narrowed = await list({ occasion: 'love' })
  expect(narrowed.facets.colours).toMatchObject([
    { colour: 'red', count: 1 },
    { colour: 'white', count: 1 },
  ])
  expect(getFacets(narrowed)).toHaveLength(2)
})
