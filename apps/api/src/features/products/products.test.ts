import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBuyer, place } from '../../testing/make-order.ts'
import { makePictureRow, productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const add = (body: unknown, headers: Record<string, string> = {}, user = admin) =>
  user.visitor.call('addProduct', { body, headers })
const save = (productId: number, body: unknown, user = admin) =>
  user.visitor.call('saveProduct', { params: { productId }, body })
const list = (query: Record<string, unknown> = {}) => admin.visitor.fetchAnswer('adminProducts', { query })
const created = async (changed: Record<string, unknown> = {}) => {
  const form = await productForm(shop, changed)
  const answer = await add(form)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { form, product: answer.body.data }
}
const stock = (variantId: number, change: number) =>
  admin.visitor.call('changeStock', { body: { variantId, change, reason: 'restock' } })

test('ADMIN-01 a new product has its sizes, prices, pictures and both languages, and shoppers see it at once', async () => {
  const { form, product } = await created({ discountPercent: 10, occasions: ['eid', 'love'] })
  expect(product).toMatchObject({
    slug: form.slug,
    titleEn: form.titleEn,
    titleAr: form.titleAr,
    status: 'published',
    discountPercent: 10,
    occasions: ['eid', 'love'],
    version: 1,
    variants: [
      { size: 'small', stems: 12, price: 100, onHand: 0 },
      { size: 'large', stems: 24, price: 180.5, onHand: 0 },
    ],
    pictures: [{ altEn: 'Red roses', altAr: 'ورد أحمر', focusX: 0.5, focusY: 0.5 }],
  })
  const again = await admin.visitor.call('adminProduct', { params: { productId: product.id } })
  expect(again.body.data).toEqual(product)
  const response = await shop.visitor({ language: 'ar' }).call('getProduct', { params: { id: product.id } })
  expect(response.body).toMatchObject({
    name: form.titleAr,
    price: 90,
    originalPrice: 100,
    hasRange: true,
    inStock: false,
  })
  const english = await shop.visitor().call('getProduct', { params: { id: product.id } })
  expect(english.body).toMatchObject({
    description: 'Fresh roses.',
    descriptionHtml: '<p>Fresh <strong>roses</strong>.</p>',
    care: 'Cut the stems.',
    careHtml: '<p>Cut the stems.</p>',
  })
})

test('ADMIN-01 a repeated key or a double click creates one product, on either process', async () => {
  const form = await productForm(shop)
  const twin = onSecondProcess(await shop.twin(), admin)
  const key = { 'idempotency-key': 'one-product' }
  const answers = await Promise.all([add(form, key), add(form, key, twin), add(form, key), add(form, key, twin)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  const other = await productForm(shop)
  const clicks = await Promise.all([add(other), add(other, {}, twin)])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(clicks.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await add({ ...form, titleEn: 'Another' }, key)).body.code).toBe('idempotency.mismatch')
  shop.clock.advance(11_000)
  expect((await add(other)).body).toMatchObject({
    status: 409,
    code: 'product.slug_taken',
    errors: { slug: [/address/] },
  })
})

test('ADMIN-01 a change of an older version is refused, and of two concurrent ones one succeeds', async () => {
  const { form, product } = await created()
  const sizes = product.variants.map(({ onHand: _, ...size }: { onHand: number }) => size)
  const change = { ...form, variants: sizes, titleEn: 'Changed', version: 1 }
  const twin = onSecondProcess(await shop.twin(), admin)
  const both = await Promise.all([save(product.id, change), save(product.id, { ...change, titleEn: 'Too' }, twin)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'product.changed' })
  expect((await save(product.id, change)).body.code).toBe('product.changed')
  expect((await save(product.id, { ...change, version: undefined })).body.code).toBe('product.changed')
  const third = await save(product.id, { ...change, titleEn: 'Third', version: 2 })
  expect(third.body.data).toMatchObject({ titleEn: 'Third', version: 3 })
  expect((await save(999_999, change)).body.code).toBe('product.not_found')
})

test('ADMIN-01 sizes can swap positions and SKUs, be added, and be deleted with their stock when unused', async () => {
  const { form, product } = await created()
  const [small, large] = product.variants
  await stock(small.id, 7)
  const swapped = await save(product.id, {
    ...form,
    version: 1,
    variants: [
      { id: large.id, sku: small.sku, size: 'grand', stems: 40, price: 250 },
      { id: small.id, sku: large.sku, size: 'small', stems: 12, price: 90 },
      { sku: `${small.sku}-NEW`, size: 'medium', stems: 18, price: 120 },
    ],
  })
  expect(swapped.body.data.variants).toEqual([
    { id: large.id, sku: small.sku, size: 'grand', stems: 40, price: 250, onHand: 0 },
    { id: small.id, sku: large.sku, size: 'small', stems: 12, price: 90, onHand: 7 },
    { id: expect.any(Number), sku: `${small.sku}-NEW`, size: 'medium', stems: 18, price: 120, onHand: 0 },
  ])
  expect((await list({ q: form.slug })).data[0]).toMatchObject({ price: 90, onHand: 7 })
  const fewer = await save(product.id, {
    ...form,
    version: 2,
    variants: [{ id: large.id, sku: small.sku, size: 'grand', stems: 40, price: 250 }],
  })
  expect(fewer.body.data.variants).toHaveLength(1)
  expect((await list({ q: form.slug })).data[0]).toMatchObject({ price: 250, onHand: 0, isLow: true })
})

test('ADMIN-01 a size that was ordered cannot be deleted, and keeps its history', async () => {
  const { form, product } = await created()
  const [small, large] = product.variants
  await stock(small.id, 5)
  const buyer = await makeBuyer(shop, [{ variantId: small.id }])
  expect((await place(buyer)).status).toBe(200)
  const without = {
    ...form,
    version: 1,
    variants: [{ id: large.id, sku: large.sku, size: 'large', stems: 24, price: 180 }],
  }
  expect((await save(product.id, without)).body).toMatchObject({ status: 409, code: 'product.size_used' })
  const foreign = { ...form, version: 1, variants: [{ id: 999_999, sku: 'X', size: 'small', stems: 1, price: 1 }] }
  expect((await save(product.id, foreign)).body.code).toBe('product.size_gone')
  const twice = {
    ...without,
    variants: [
      { ...small, price: 1 },
      { ...small, sku: 'Y', price: 1 },
    ],
  }
  expect((await save(product.id, twice)).body.code).toBe('product.size_gone')
})

test('ADMIN-01 a size cannot be deleted while an order of it is being placed', async () => {
  const { form, product } = await created()
  const [small, large] = product.variants
  await stock(small.id, 5)
  const without = {
    ...form,
    version: 1,
    variants: [{ id: large.id, sku: large.sku, size: 'large', stems: 24, price: 180 }],
  }
  const buyer = await makeBuyer(shop, [{ variantId: small.id }])
  const twin = onSecondProcess(await shop.twin(), admin)
  const [ordered, saved] = await Promise.all([place(buyer), save(product.id, without, twin)])
  expect([ordered.status, saved.status].filter((status) => status === 200)).toHaveLength(1)
  expect(ordered.status).toBeLessThan(500)
  expect(saved.status).toBeLessThan(500)
})

test('ADMIN-01 refuses unknown categories, occasions and pictures, and SKUs of another product', async () => {
  const { form: taken } = await created()
  const form = await productForm(shop)
  const [first] = form.variants
  const codes: [Record<string, unknown>, string, string][] = [
    [{ categoryId: 999_999 }, 'product.category_gone', 'categoryId'],
    [{ occasions: ['no-such-day'] }, 'invalid', 'occasions'],
    [{ pictures: [{ ...form.pictures[0], key: 'nothing' }] }, 'product.picture_gone', 'pictures'],
    [{ pictures: [] }, 'product.needs_picture', 'pictures'],
    [{ pictures: [], status: 'draft', publishAt: '2027-01-01T08:00:00.000Z' }, 'product.needs_picture', 'pictures'],
    [{ status: 'draft', publishAt: '2027-19-39T08:00:00.000Z' }, 'product.publish_at_invalid', 'publishAt'],
    [{ variants: [first, first] }, 'product.sku_twice', 'variants'],
    [{ variants: [{ ...first, sku: taken.variants[0]?.sku }] }, 'product.sku_taken', 'variants'],
    [{ slug: taken.slug }, 'product.slug_taken', 'slug'],
  ]
  for (const [changed, code, field] of codes) {
    const { body } = await add({ ...form, ...changed })
    expect([body.code, Object.keys(body.errors)]).toEqual([code, [field]])
  }
  const invalid = {
    colours: ['beige'],
    slug: 'Not a slug',
    variants: [],
    titleEn: '',
    discountPercent: 91,
    kind: 'car',
  }
  for (const [field, value] of Object.entries(invalid))
    expect(Object.keys((await add({ ...form, [field]: value })).body.errors), field).toEqual([field])
  expect((await add({ ...form, pictures: [], status: 'draft' })).status).toBe(200)
  expect(await shop.db.selectFrom('product').select('id').where('slug', '=', form.slug).execute()).toHaveLength(1)
})

test('ADMIN-01 an old slug redirects until another product uses it', async () => {
  const { form, product } = await created()
  const sizes = product.variants
  const find = async (name: string) => (await shop.visitor().call('findByName', { query: { name } })).body
  const moved = async (slug: string, version: number) =>
    (await save(product.id, { ...form, variants: sizes, slug, version })).status
  expect(await find(form.slug)).toEqual({ kind: 'product', id: product.id, slug: form.slug })
  expect([await moved(`${form.slug}-b`, 1), await moved(`${form.slug}-c`, 2)]).toEqual([200, 200])
  await expect.poll(() => find(form.slug)).toMatchObject({ kind: 'product', id: product.id, moved: true })
  expect(await find(`${form.slug}-b`)).toMatchObject({ kind: 'product', id: product.id, moved: true })
  expect(await find(`${form.slug}-c`)).toEqual({ kind: 'product', id: product.id, slug: `${form.slug}-c` })
  expect(await moved(form.slug, 3)).toBe(200)
  await expect.poll(() => find(form.slug)).toEqual({ kind: 'product', id: product.id, slug: form.slug })
  await expect.poll(() => find(`${form.slug}-c`)).toMatchObject({ kind: 'product', id: product.id, moved: true })
  const other = await created({ slug: `${form.slug}-b`, takesOverSlug: true })
  await expect.poll(() => find(`${form.slug}-b`)).toMatchObject({ kind: 'product', id: other.product.id })
})

test('ADMIN-01 the list finds by title in both languages, SKU and slug, filters and counts', async () => {
  const { form, product } = await created({ titleEn: 'Zebra Meadow', titleAr: 'مرج الحمار الوحشي' })
  for (const q of ['zebra', 'MEADOW zeb', 'الحِمار', form.slug, form.variants[1]?.sku.toLowerCase()])
    expect(
      (await list({ q })).data.map(({ id }) => id),
      q,
    ).toEqual([product.id])
  for (const q of ['zebra nothing', '%', '_', '\\', 'قققق']) expect((await list({ q })).data, q).toEqual([])
  expect(await list({ categoryId: form.categoryId })).toMatchObject({ total: 1, pageCount: 1, more: false })
  expect((await list({ categoryId: form.categoryId, status: 'draft' })).total).toBe(0)
  expect((await list({ categoryId: form.categoryId, stock: 'out' })).total).toBe(1)
  await stock(product.variants[0].id, 40)
  expect((await list({ categoryId: form.categoryId, stock: 'out' })).total).toBe(0)
  expect((await list({ categoryId: form.categoryId, stock: 'low' })).total).toBe(1)
  await stock(product.variants[1].id, 6)
  expect((await list({ categoryId: form.categoryId, stock: 'low' })).total).toBe(0)
  await save(product.id, { ...form, variants: product.variants, lowStock: 6, version: 1 })
  expect((await list({ categoryId: form.categoryId, stock: 'low' })).data[0]).toMatchObject({ isLow: true, onHand: 46 })
  expect((await list()).data[0]?.id).toBe(product.id)
  expect((await list({ pageSize: 1, page: 2 })).data[0]?.id).not.toBe(product.id)
  expect((await list({ pageSize: 1, page: 9_999_999 })).data).toHaveLength(1)
})

test('ADMIN-01 the focus point and the shown size are stored with the picture; the middle is omitted', async () => {
  const key = await makePictureRow(shop)
  const words = { altEn: 'Red roses', altAr: 'ورد أحمر' }
  const { product } = await created({
    pictures: [
      { key, ...words, focusX: 0.25, focusY: 0.75, size: 'large' },
      { key: await makePictureRow(shop), ...words, focusX: 0.5, focusY: 0.5 },
    ],
  })
  const { body } = await shop.visitor().call('getProduct', { params: { id: product.id } })
  expect(body.picture.focus).toEqual({ x: 0.25, y: 0.75 })
  expect(body.pictures.map(({ focus }: { focus: unknown }) => focus)).toEqual([{ x: 0.25, y: 0.75 }, undefined])
  expect(body.pictures.map(({ size }: { size: unknown }) => size)).toEqual(['large', undefined])
  expect(body.picture).not.toHaveProperty('focusX')
  const buyer = await makeBuyer(shop, [{ variantId: product.variants[0].id }])
  const cart = await buyer.visitor.call('getCart', { params: { userId: buyer.userId } })
  expect(cart.body.cartItems[0].picture).toMatchObject({ key, focus: { x: 0.25, y: 0.75 } })
})
