import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBuyer, makeFlower, place } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop({ named: false })
  owner = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const steps = async () => (await owner.visitor.call('shopOverview')).body.firstSteps
const save = async (key: 'calendar') => {
  const { body } = await owner.visitor.call('adminSettings')
  const { value, version } = body.data.find((setting: { key: string }) => setting.key === key)
  return owner.visitor.call('saveSetting', { params: { key }, body: { value, version } })
}

test('ADMIN-05 setup steps are completed one by one and disappear with the first order', async () => {
  const none = { contact: false, seller: false, calendar: false, category: false, product: false, team: false }
  expect(await steps()).toEqual(none)
  expect((await save('calendar')).status).toBe(200)
  expect(await steps()).toEqual({ ...none, calendar: true })
  await makeUser(shop, { role: 'ShippingEmployee' })
  const flower = await makeFlower(shop)
  expect(await steps()).toEqual({ ...none, calendar: true, category: true, product: true, team: true })
  expect((await place(await makeBuyer(shop, [flower]))).status).toBe(200)
  expect(await steps()).toBe(null)
})
