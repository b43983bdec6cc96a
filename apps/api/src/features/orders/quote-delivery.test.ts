import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const quote = (query: Record<string, unknown>, language: 'en' | 'ar' = 'en') =>
  shop.visitor({ language }).call('quoteDelivery', { query })

test('AGREE-02 a product page gets the fee that an order to the same place is charged, and the earliest free window', async () => {
  const flower = await makeFlower(shop, { price: 20_000 })
  const { data } = (await quote({ city: 'الرياض', district: 'olayya', variantId: String(flower.variantId) })).body
  expect(data).toMatchObject({ problem: null, earliest: { date: '2026-11-29' } })
  const days = (await shop.visitor().call('getDeliveryDays')).body
  const open = days.days[0].slots.find(({ state }: { state: string }) => state === 'open')
  expect(data.earliest.slot).toBe(open.id)
  const buyer = await makeBuyer(shop, [flower])
  const address = { line: 'King Fahd Road 12', city: 'Riyadh', district: 'Al Olaya' }
  const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', deliveryAddress: address }))
  expect(placed.body.data.deliveryFee).toBe(data.fee)
})

test('AGREE-02 a place that the shop does not serve is named in the reader’s language, as the checkout does', async () => {
  const buyer = await makeBuyer(shop)
  await fillCart(shop, buyer.userId, [await makeFlower(shop)])
  for (const language of ['en', 'ar'] as const) {
    const headers = { 'accept-language': language }
    const body = retailOrder({ deliveryAddress: { line: 'King Fahd Road 12', city: 'Jeddah' } })
    const refused = await buyer.visitor.call('placeOrder', { params: { id: buyer.userId }, body, headers })
    expect((await quote({ city: 'Jeddah' }, language)).body.data.problem).toBe(
      refused.body.errors['deliveryAddress.city'][0],
    )
  }
})

test('the value of the goods decides about free delivery; an unknown product and a huge quantity do not matter', async () => {
  const { variantId } = await makeFlower(shop, { price: 30_000 })
  await shop.db
    .insertInto('setting')
    .values({ key: 'calendar', value: JSON.stringify({ freeFromHalalas: 50_000 }) })
    .execute()
  const at = (more: object) => quote({ city: 'Riyadh', ...more })
  await expect.poll(async () => (await at({})).body.data.freeFrom).toBe(500)
  expect((await at({ variantId: String(variantId) })).body.data.fee).toBeGreaterThan(0)
  const two = (await at({ variantId: String(variantId), quantity: '2' })).body.data
  expect([two.fee, two.freeFrom]).toEqual([0, null])
  expect((await at({ variantId: '999999999', quantity: '999999999' })).body.data.fee).toBeGreaterThan(0)
})

test.each([{}, { city: '' }, { city: 'x'.repeat(5_000) }, { city: 'Riyadh', variantId: '-1' }])(
  'a request like %j is refused as invalid',
  async (query) => {
    expect((await quote(query)).status).toBe(400)
  },
)
