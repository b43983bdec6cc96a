import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makePictureRow, productForm } from '../../testing/make-product-form.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
let pictureKey: string
let count = 0
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeAdmin(shop)
  pictureKey = await makePictureRow(shop)
})
afterAll(() => shop.close())

const sell = async (): Promise<string> => {
  const freeLines = [{ title: 'Bouquet', price: 300, quantity: 1 }]
  const payments = [{ method: 'cash', amount: 300 }]
  const { body } = await owner.visitor.call('placeCounterSale', { body: { lines: [], freeLines, payments } })
  return body.data.orderId
}
const addCategory = async (): Promise<number> => {
  const slug = `shelf-${++count}`
  const body = { slug, nameEn: 'Shelf', nameAr: 'رف', altEn: 'Shelf', altAr: 'رف', pictureKey }
  return (await owner.visitor.call('addCategory', { body })).body.data.id
}
const remove = (categoryId: number) => owner.visitor.call('deleteCategory', { params: { categoryId } })
const findHidden = () =>
  shop.db
    .selectFrom('product')
    .select(['id', 'slug', 'category_id'])
    .where('is_free_price', '=', true)
    .executeTakeFirstOrThrow()

test('free-price sales keep a category from being deleted only while there is no other one', async () => {
  const only = await addCategory()
  await owner.visitor.call('openCashDrawer', { body: { openingFloat: 0 } })
  await sell()
  expect((await findHidden()).category_id).toBe(only)
  expect((await remove(only)).body).toMatchObject({ status: 409, code: 'category.needed_at_counter' })
  const other = await addCategory()
  const listed: { id: number; products: number }[] = (await owner.visitor.call('adminCategories')).body.data
  expect(listed.map(({ id, products }) => [id, products])).toEqual([
    [only, 0],
    [other, 0],
  ])
  expect((await remove(only)).status).toBe(200)
  expect((await findHidden()).category_id).toBe(other)
  expect((await remove(other)).body.code).toBe('category.needed_at_counter')
})

test('no product form, file of products or page can name the product of free-price lines', async () => {
  await sell()
  const { id, slug } = await findHidden()
  const skus = await shop.db.selectFrom('variant').select('sku').where('product_id', '=', id).execute()
  expect(skus).toHaveLength(10)
  const categoryId = (await findHidden()).category_id
  const { variants } = await productForm(shop)
  for (const named of [{ slug }, { variants: variants.map((one) => ({ ...one, sku: skus[0]?.sku })) }]) {
    const added = await owner.visitor.call('addProduct', {
      body: await productForm(shop, { categoryId, ...(named as object) }),
    })
    expect(added.status).toBe(400)
  }
  expect((await owner.visitor.call('adminProduct', { params: { productId: id } })).status).toBe(404)
})

test('a walk-in gets no mail and no message, neither about the sale nor about a credit', async () => {
  const orderId = await sell()
  const credited = await owner.visitor.call('creditOrder', {
    params: { orderId },
    body: { amount: 100, reason: 'Wilted', refundTo: 'cash' },
  })
  expect(credited.status).toBe(200)
  const { email } = await shop.db
    .selectFrom('orders')
    .innerJoin('app_user', 'app_user.id', 'orders.user_id')
    .select('email')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(await shop.db.selectFrom('mail').select('kind').where('to_address', '=', email).execute()).toEqual([])
  expect(await shop.db.selectFrom('order_message').select('id').where('order_id', '=', orderId).execute()).toEqual([])
})

test('a customer known by phone is named by the number, and an account that the shop did not create is not', async () => {
  const find = async (phoneNumber: string) =>
    (await owner.visitor.call('counterCustomers', { query: { phoneNumber } })).body.data
  expect(await find('0556003344')).toEqual([])
  const customer = { fullName: 'Noura Salem', phoneNumber: '0556003344' }
  const freeLines = [{ title: 'Bouquet', price: 300, quantity: 1 }]
  const payments = [{ method: 'card', amount: 300 }]
  await owner.visitor.call('placeCounterSale', { body: { lines: [], freeLines, payments, customer } })
  for (const typed of ['0556003344', '+966 55 600 3344'])
    expect(await find(typed)).toMatchObject([{ fullName: 'Noura Salem', client: null, addresses: [] }])
  const shopper = await makeUser(shop)
  await shop.db.updateTable('app_user').set({ phone: '0556003355' }).where('id', '=', shopper.userId).execute()
  expect(await find('0556003355')).toEqual([])
})
