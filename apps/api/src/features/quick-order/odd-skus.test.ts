import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('P28 a SKU with characters that the database cannot store is unknown or ignored', async () => {
  const { owner } = await makeBusiness(shop)
  const add = (sku: string) => {
    const body = { lines: [{ sku, quntity: 1 }] }
    return owner.visitor.call('addQuickOrder', { params: { userId: owner.userId }, body })
  }
  expect((await add('NO\u0000-SUCH')).body).toMatchObject({
    status: 400,
    message: expect.stringContaining('NO-SUCH'),
  })
  for (const sku of ['\u0000', ' ', '\u0007', '\uD800'])
    expect((await add(sku)).body, JSON.stringify(sku)).toMatchObject({ status: 400 })
})
