import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { fillCart, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const here = { latitude: 24.75, longitude: 46.7 }
const placeAt = async (deliveryAddress: { city: string; [part: string]: unknown }, buyer?: TestUser) => {
  const user = buyer ?? (await makeBuyer(shop))
  await fillCart(shop, user.userId, [await makeFlower(shop)])
  return place(
    user,
    retailOrder({ paymentTerms: 'cash', deliveryAddress: { line: 'King Fahd Road 12', ...deliveryAddress } }),
  )
}

describe('where the shop delivers', () => {
  test.each([
    ['جدة', {}, 'deliveryAddress.city'],
    ['Jeddah', here, 'deliveryAddress.city'],
    ['Riyadh', { latitude: 21.54, longitude: 39.17 }, 'deliveryAddress'],
  ])('AGREE-02 an order to %s with %j is refused at %s, and nothing is placed', async (city, at, field) => {
    const buyer = await makeBuyer(shop)
    const answer = await placeAt({ city, ...at }, buyer)
    expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({ status: 400, fields: [field] })
    const orders = await shop.db.selectFrom('orders').select('id').where('user_id', '=', buyer.userId).execute()
    expect(orders).toEqual([])
  })

  test('AGREE-02 the refusal is in the caller’s language', async () => {
    const buyer = await makeBuyer(shop)
    const body = retailOrder({ paymentTerms: 'cash', deliveryAddress: { line: 'طريق الملك 12', city: 'جدة' } })
    const params = { id: buyer.userId }
    const headers = { 'accept-language': 'ar' }
    expect(
      (await buyer.visitor.call('placeOrder', { params, body, headers })).body.errors['deliveryAddress.city'][0],
    ).toContain('لا نوصّل')
  })

  test.each([
    ['the city', { city: 'الرياض' }],
    ['a district in another spelling', { city: 'Ar Riyadh', district: 'olayya' }],
    ['coordinates in an unlisted town', { city: 'Ammariyah', ...here }],
  ])('AGREE-02 an order that gives %s is placed', async (_, address) => {
    expect((await placeAt(address)).status).toBe(200)
  })

  test('AGREE-02 a short address is accepted in any form and added to the line; an invalid one is refused', async () => {
    const answer = await placeAt({ city: 'Riyadh', shortAddress: 'rrrd ٢٩٢٩' })
    expect(answer.body.data.deliveryAddress).toContain('RRRD2929')
    expect((await placeAt({ city: 'Riyadh', shortAddress: 'RRR29' })).body.errors).toMatchObject({
      'deliveryAddress.shortAddress': [expect.any(String)],
    })
  })

  test('AGREE-02 the owner’s list decides at once, with the fee of the district in quote and order', async () => {
    const admin = await makeAdmin(shop, ['settings'])
    const city = { en: 'Riyadh', ar: 'الرياض' }
    const zones = [{ city, district: { en: 'Al Malqa', ar: 'الملقا' }, feeHalalas: 4_000 }]
    const saved = await admin.visitor.call('saveSetting', {
      params: { key: 'zones' },
      body: { value: { zones }, version: 0 },
    })
    expect(saved.status).toBe(200)
    const listed = async () => (await shop.visitor().call('getDeliveryZones')).body.data
    await expect.poll(listed).toEqual([{ city, district: { en: 'Al Malqa', ar: 'الملقا' }, fee: 40 }])
    expect((await placeAt({ city: 'Riyadh' })).body.errors).toMatchObject({
      'deliveryAddress.district': [expect.any(String)],
    })
    const buyer = await makeBuyer(shop)
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    const address = { city: 'Riyadh', district: 'حي الملقا' }
    const quote = await buyer.visitor.call('quoteOrder', { params: { id: buyer.userId }, body: address })
    expect(quote.body.deliveryFee).toBe(40)
    const deliveryAddress = { line: 'Street 5', ...address }
    const placed = await place(buyer, retailOrder({ paymentTerms: 'cash', deliveryAddress }))
    expect(placed.body.data.deliveryFee).toBe(40)
    expect(
      (
        await admin.visitor.call('saveSetting', {
          params: { key: 'zones' },
          body: { value: { zones: [] }, version: 1 },
        })
      ).status,
    ).toBe(400)
    await shop.db.deleteFrom('setting').where('key', '=', 'zones').execute()
    await expect.poll(async () => (await listed()).length).toBeGreaterThan(50)
  })

  test('AGREE-02 the desk is refused too, and delivers outside with a reason, which is stored in the order’s note', async () => {
    const admin = await makeAdmin(shop, ['orders'])
    const buyer = await makeBuyer(shop)
    const { variantId } = await makeFlower(shop)
    const deliveryAddress = { line: 'Corniche 1', city: 'جدة' }
    const order = { ...retailOrder({ paymentTerms: 'cash', deliveryAddress }), userId: buyer.userId }
    const call = (rest: object) =>
      admin.visitor.call('placePhoneOrder', { body: { ...order, lines: [{ variantId, quntity: 1 }], ...rest } })
    expect((await call({})).body.code).toBe('delivery.city_not_served')
    const placed = await call({ outsideReason: 'The owner drives there on Sunday' })
    expect(placed.status).toBe(200)
    const view = await admin.visitor.call('adminOrder', { params: { orderId: placed.body.data.id } })
    expect(view.body.data.shopNote).toContain('The owner drives there on Sunday')
    const edit = (address: object) =>
      admin.visitor.call('editOrder', { params: { orderId: placed.body.data.id }, body: { deliveryAddress: address } })
    expect((await edit({ ...deliveryAddress, note: 'Blue gate' })).status).toBe(200)
    expect((await edit({ line: 'Main street 1', city: 'Dammam' })).body.code).toBe('delivery.city_not_served')
  })

  test('AGREE-02 a change of the place is judged like a new address', async () => {
    const admin = await makeAdmin(shop, ['orders'])
    const buyer = await makeBuyer(shop)
    const { body } = await placeAt({ city: 'Riyadh' }, buyer)
    const edit = (deliveryAddress: object) =>
      admin.visitor.call('editOrder', { params: { orderId: body.data.id }, body: { deliveryAddress } })
    expect((await edit({ line: 'Corniche 1', city: 'جدة' })).body).toMatchObject({
      code: 'delivery.city_not_served',
      errors: { 'deliveryAddress.city': [expect.any(String)] },
    })
    expect((await edit({ line: 'Street 5', city: 'الرياض', shortAddress: 'RRRD2929' })).status).toBe(200)
    const row = await shop.db
      .selectFrom('orders')
      .select('address_line')
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    expect(row.address_line).toBe('Street 5 (RRRD2929)')
  })

  test('AGREE-02 a buyer’s own order cannot claim the desk’s exception', async () => {
    const buyer = await makeBuyer(shop)
    await fillCart(shop, buyer.userId, [await makeFlower(shop)])
    const body = {
      ...retailOrder({ paymentTerms: 'cash', deliveryAddress: { line: 'Corniche 1', city: 'جدة' } }),
      outsideReason: 'please',
    }
    expect((await place(buyer, body)).body.code).toBe('delivery.city_not_served')
  })
})

describe('address book', () => {
  const book = async (user: TestUser) =>
    (await user.visitor.call('getAddressBook', { params: { userId: user.userId } })).body.data

  test('AGREE-02 keeps recipients and addresses once each, latest first, until they are removed', async () => {
    const buyer = await makeBuyer(shop)
    await placeAt({ city: 'Riyadh', district: 'Al Malqa' }, buyer)
    await placeAt({ city: 'Riyadh', district: 'Al Olaya', ...here }, buyer)
    await placeAt({ city: 'riyadh', district: 'Al Malqa' }, buyer)
    const entries = await book(buyer)
    expect(entries.map(({ address }: { address: { district: string } }) => address.district)).toEqual([
      'Al Malqa',
      'Al Olaya',
    ])
    expect(entries[1].address).toMatchObject(here)
    const params = { userId: buyer.userId, addressId: entries[0].id }
    const other = await makeBuyer(shop)
    expect((await other.visitor.call('deleteAddress', { params })).status).toBe(403)
    await other.visitor.call('deleteAddress', { params: { ...params, userId: other.userId } })
    expect(await book(buyer)).toHaveLength(2)
    expect((await buyer.visitor.call('deleteAddress', { params })).status).toBe(200)
    expect(await book(buyer)).toHaveLength(1)
  })

  test('AGREE-02 the address book is exported with the other data', async () => {
    const buyer = await makeBuyer(shop)
    await placeAt({ city: 'Riyadh', district: 'Al Malqa' }, buyer)
    const data = (await buyer.visitor.call('downloadMyData', { params: { userId: buyer.userId } })).body
    expect(data.addressBook).toMatchObject([{ city: 'Riyadh', district: 'Al Malqa' }])
  })
})
