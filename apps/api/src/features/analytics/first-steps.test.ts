import type { SettingKey } from '@warda/contract/setting-values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_CONTACT, DEMO_IDENTITY, DEMO_LEGAL, DEMO_SELLER } from '../../demo/content/shop.ts'
import { makeBuyer, makeFlower, place } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop({ named: false, environment: { DEMO: '0' } })
  owner = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const steps = async (shopOwner = owner): Promise<Record<string, boolean> | null> => {
  const { firstSteps } = (await shopOwner.visitor.call('shopOverview')).body
  return (
    firstSteps && Object.fromEntries(firstSteps.map(({ step, done }: { step: string; done: boolean }) => [step, done]))
  )
}
const save = async (key: SettingKey, parts: object = {}) => {
  const { body } = await owner.visitor.call('adminSettings')
  const { value, version } = body.data.find((setting: { key: string }) => setting.key === key)
  return owner.visitor.call('saveSetting', { params: { key }, body: { value: { ...value, ...parts }, version } })
}

const REQUIRED = { identity: false, contact: false, seller: false, legal: false }

test('ADMIN-05 OPEN-03 setup steps are completed one by one; after the first order those remain that the law requires', async () => {
  const none = { ...REQUIRED, calendar: false, category: false, product: false, stock: false, team: false }
  expect(await steps()).toEqual(none)
  expect((await save('calendar')).status).toBe(200)
  expect(await steps()).toEqual({ ...none, calendar: true })
  await makeUser(shop, { role: 'ShippingEmployee' })
  const empty = await makeFlower(shop, { stock: 0 })
  expect(empty).toBeDefined()
  const onSale = { ...none, calendar: true, category: true, product: true, team: true }
  expect(await steps()).toEqual(onSale)
  const flower = await makeFlower(shop)
  expect(await steps()).toEqual({ ...onSale, stock: true })
  expect((await place(await makeBuyer(shop, [flower]))).status).toBe(200)
  expect(await steps()).toEqual(REQUIRED)
  for (const [key, parts] of [
    ['identity', DEMO_IDENTITY],
    ['contact', { ...DEMO_CONTACT, address: { en: '', ar: '' } }],
    ['legal', DEMO_LEGAL],
  ] as const)
    expect((await save(key, parts)).status, key).toBe(200)
  // Without its own address the contact page shows the national address of the seller.
  expect(await steps()).toEqual({ ...REQUIRED, identity: true, legal: true })
  expect((await save('seller', DEMO_SELLER)).status).toBe(200)
  expect(await steps()).toBe(null)
  // An authentication that has ended counts as missing.
  expect((await save('legal', { authenticationEnds: '2026-11-28' })).status).toBe(200)
  expect(await steps()).toEqual({ identity: true, contact: true, seller: true, legal: false })
})

test('OPEN-03 the demo does not show the steps of the law', async () => {
  const demo = await openTestShop({ named: false })
  try {
    const demoOwner = await makeUser(demo, { role: 'Admin' })
    expect(await steps(demoOwner)).toMatchObject(REQUIRED)
    expect((await place(await makeBuyer(demo, [await makeFlower(demo)]))).status).toBe(200)
    expect(await steps(demoOwner)).toBe(null)
  } finally {
    await demo.close()
  }
})
