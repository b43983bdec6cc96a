import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const change = (name: 'addToWishlist' | 'removeFromWishlist', user: TestUser, productId: number) =>
  user.visitor.call(name, { params: { userId: user.userId, productId } })
const getIds = async (user: TestUser): Promise<number[]> => {
  const { body } = await user.visitor.call('getWishlist', { params: { userId: user.userId } })
  return body.favouritItems.map((card: { id: number }) => card.id)
}

test('API-27 a wishlist shows added products newest first, once each, without removed ones', async () => {
  const user = await makeUser(shop)
  const [a, b] = [await makeFlower(shop), await makeFlower(shop)]
  expect((await change('addToWishlist', user, a.productId)).body.message).toBe('Added to your wishlist')
  shop.clock.advance(1_000)
  const { body } = await change('addToWishlist', user, b.productId)
  await change('addToWishlist', user, a.productId)
  expect(body.data.favouritItems.map((card: { id: number }) => card.id)).toEqual([b.productId, a.productId])
  expect(await getIds(user)).toEqual([b.productId, a.productId])
  await change('removeFromWishlist', user, b.productId)
  expect((await change('removeFromWishlist', user, b.productId)).status).toBe(200)
  expect(await getIds(user)).toEqual([a.productId])
})

test('concurrent adds of one product create one entry, of many products all of them', async () => {
  const user = await makeUser(shop)
  const flowers = await Promise.all(Array.from({ length: 12 }, () => makeFlower(shop)))
  const one = flowers[0]?.productId ?? 0
  const answers = await Promise.all(
    [...flowers.map((flower) => flower.productId), one, one, one].map((id) => change('addToWishlist', user, id)),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(15).fill(200))
  expect((await getIds(user)).toSorted((x, y) => x - y)).toEqual(
    flowers.map((flower) => flower.productId).toSorted((x, y) => x - y),
  )
})

test('an unknown product is "Product not found"; an unpublished one is not shown', async () => {
  const user = await makeUser(shop)
  expect(await change('addToWishlist', user, 999_999)).toMatchObject({
    status: 404,
    body: { message: 'Product not found' },
  })
  const flower = await makeFlower(shop)
  await change('addToWishlist', user, flower.productId)
  await shop.db.updateTable('product').set({ status: 'archived' }).where('id', '=', flower.productId).execute()
  expect(await getIds(user)).toEqual([])
})

test('nobody can access the wishlist of another', async () => {
  const [owner, other] = [await makeUser(shop), await makeUser(shop)]
  const flower = await makeFlower(shop)
  const params = { userId: owner.userId, productId: flower.productId }
  expect((await other.visitor.call('addToWishlist', { params })).status).toBe(403)
  expect((await other.visitor.call('getWishlist', { params })).status).toBe(403)
  expect((await shop.visitor().call('getWishlist', { params })).status).toBe(401)
  expect(await getIds(owner)).toEqual([])
})
