import { afterAll, beforeAll, expect, test } from 'vitest'
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

let count = 0
const getForm = async (changed: object = {}) => {
  count += 1
  return {
    slug: `kind-${count}`,
    nameEn: `Kind ${count}`,
    nameAr: `نوع ${count}`,
    pictureKey: await makePictureRow(shop),
    altEn: 'Roses',
    altAr: 'ورد',
    ...changed,
  }
}
const add = (body: unknown, who = admin) => who.visitor.call('addCategory', { body })
const save = (categoryId: number, body: unknown) => admin.visitor.call('saveCategory', { params: { categoryId }, body })
const remove = (categoryId: number, who = admin) => who.visitor.call('deleteCategory', { params: { categoryId } })
const order = (categoryIds: number[]) => admin.visitor.call('orderCategories', { body: { categoryIds } })
const all = async (): Promise<{ id: number; products: number }[]> =>
  (await admin.visitor.call('adminCategories')).body.data
const listSlugs = async () =>
  (await shop.visitor().call('getCategories')).body.map(({ slug }: { slug: string }) => slug)

test('ADMIN-01 categories are created, changed, ordered, and deleted when they are empty', async () => {
  const [a, b] = [await getForm(), await getForm()]
  const first = (await add(a)).body.data
  const second = (await add(b)).body.data
  expect(first).toMatchObject({
    slug: a.slug,
    nameEn: a.nameEn,
    nameAr: a.nameAr,
    products: 0,
    picture: { alt: 'Roses' },
  })
  expect(second.position).toBe(first.position + 1)
  await expect.poll(listSlugs).toEqual([a.slug, b.slug])
  expect((await order([second.id, first.id])).status).toBe(200)
  await expect.poll(listSlugs).toEqual([b.slug, a.slug])
  for (const wrong of [[first.id], [first.id, first.id], [first.id, second.id, 999_999]])
    expect((await order(wrong)).body.code).toBe('category.list_changed')
  const added = await admin.visitor.call('addProduct', {
    body: await productForm(shop, { categoryId: first.id, status: 'draft' }),
  })
  expect(added.status).toBe(200)
  expect((await all()).find(({ id }) => id === first.id)?.products).toBe(1)
  expect((await remove(first.id)).body).toMatchObject({ status: 409, code: 'category.not_empty' })
  expect((await remove(second.id)).status).toBe(200)
  expect((await remove(second.id)).body.code).toBe('not_found')
  expect((await save(999_999, await getForm())).body.code).toBe('not_found')
  expect((await add({ ...(await getForm()), slug: a.slug })).body).toMatchObject({
    status: 409,
    code: 'category.slug_taken',
  })
  expect((await add(await getForm({ pictureKey: 'nothing' }))).body.code).toBe('product.picture_gone')
  expect((await add(await getForm({ pictureKey: 'a\0b' }))).body.errors).toHaveProperty('pictureKey')
})

test('DESK-07 a category without a picture shows that of its best seller', async () => {
  const form = await getForm({ pictureKey: '', altEn: '', altAr: '' })
  const added = await add(form)
  expect(added.status).toBe(200)
  const { id, picture } = added.body.data
  expect(picture).toBeNull()
  const shown = async () =>
    (await shop.visitor().call('getCategories')).body.find(({ slug }: { slug: string }) => slug === form.slug)?.picture
  await expect.poll(shown).toBeNull()
  const product = await productForm(shop, { categoryId: id })
  expect((await admin.visitor.call('addProduct', { body: product })).status).toBe(200)
  await expect.poll(shown).toMatchObject({ key: product.pictures[0]?.key, alt: form.nameEn })
  const own = await makePictureRow(shop)
  const undescribed = await save(id, { ...form, pictureKey: own })
  expect(Object.keys(undescribed.body.errors).sort()).toEqual(['altAr', 'altEn'])
  expect((await save(id, { ...form, pictureKey: own, altEn: 'Tulips', altAr: 'توليب' })).status).toBe(200)
  await expect.poll(shown).toMatchObject({ key: own, alt: 'Tulips' })
  expect((await save(id, form)).body.data.picture).toBeNull()
})

test('ADMIN-01 the old slug of a category redirects, and search finds its new name at once', async () => {
  const form = await getForm()
  const { id } = (await add(form)).body.data
  const find = async (name: string) => (await shop.visitor().call('findByName', { query: { name } })).body
  await expect.poll(() => find(form.slug)).toEqual({ kind: 'category', slug: form.slug })
  expect((await save(id, { ...form, slug: 'renamed', nameEn: 'Renamed kind' })).body.data.slug).toBe('renamed')
  await expect.poll(() => find(form.slug)).toEqual({ kind: 'category', slug: 'renamed', moved: true })
  expect(await find('Renamed kind')).toEqual({ kind: 'category', slug: 'renamed' })
  await add({ ...(await getForm()), slug: form.slug })
  await expect.poll(() => find(form.slug)).toEqual({ kind: 'category', slug: form.slug })
})

test('ADMIN-01 of moving a product into a category and deleting it at the same time one succeeds', async () => {
  const twin = onSecondProcess(await shop.twin(), admin)
  for (let round = 0; round < 4; round++) {
    const { id } = (await add(await getForm())).body.data
    const form = await productForm(shop, { categoryId: id })
    const [added, removed] = await Promise.all([admin.visitor.call('addProduct', { body: form }), remove(id, twin)])
    expect([added.status, removed.status].filter((status) => status === 200)).toHaveLength(1)
    expect([added.body.code, removed.body.code]).toContain(
      added.status === 200 ? 'category.not_empty' : 'product.category_gone',
    )
  }
})
