import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFlower } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const getSku = async (variantId: number) =>
  (await shop.db.selectFrom('variant').select('sku').where('id', '=', variantId).executeTakeFirstOrThrow()).sku

describe('a client’s terms', () => {
  test('issue 4 the Admin sets limit, discount, prices by SKU and minimums; omitted values stay unchanged', async () => {
    const owner = await makeUser(shop, { role: 'Customer' })
    const flower = await makeFlower(shop)
    const sku = await getSku(flower.variantId)
    const params = { clientId: owner.clientId }
    const set = (body: object) => admin.visitor.call('setClientTerms', { params, body })
    const prices = [
      { sku, fromQuantity: 1, price: 95.5 },
      { sku, fromQuantity: 10, price: 80 },
    ]
    const minimums = [{ productId: flower.productId, quantity: 5 }]
    const all = { creditLimit: 20_000.5, discountPercent: 10, prices, minimums }
    expect((await set(all)).body).toMatchObject({ message: 'Data updated successfully', data: all })
    expect((await set({ discountPercent: 15 })).body.data).toEqual({ ...all, discountPercent: 15 })
    expect((await set({ prices: [] })).body.data).toMatchObject({ prices: [], minimums })
    const read = await admin.visitor.call('getClientTerms', { params })
    expect(read.body.data).toEqual({ ...all, discountPercent: 15, prices: [] })
    const stored = await sql<{
      credit_limit: number
    }>`select credit_limit from client where id = ${owner.clientId}`.execute(shop.db)
    expect(stored.rows[0]?.credit_limit).toBe(2_000_050)
    const profile = await owner.visitor.call('getClientProfile', { params: { id: owner.userId } })
    expect(profile.body.data.credit).toEqual({ limit: 20_000.5, used: 0, left: 20_000.5 })
  })

  test('issue 4 an invalid value is refused with its field and changes nothing', async () => {
    const owner = await makeUser(shop, { role: 'Customer' })
    const flower = await makeFlower(shop)
    const sku = await getSku(flower.variantId)
    const set = (body: object) => admin.visitor.call('setClientTerms', { params: { clientId: owner.clientId }, body })
    const one = { sku, fromQuantity: 1, price: 5 }
    const cases: [object, string, RegExp][] = [
      [{ prices: [one, { ...one, sku: 'NO-SUCH' }] }, 'prices.1.sku', /NO-SUCH/],
      [{ prices: [{ ...one, sku: 'NO\u0000-SUCH' }] }, 'prices.0.sku', /NO-SUCH/],
      [{ prices: [{ ...one, sku: '\u0000' }] }, 'prices.0.sku', /./],
      [{ prices: [one, one] }, 'prices.1.fromQuantity', /two prices/],
      [{ prices: [{ ...one, price: 1.005 }] }, 'prices.0.price', /two decimals/],
      [{ prices: [{ ...one, price: -1 }] }, 'prices.0.price', /./],
      [{ minimums: [{ productId: 999_999, quantity: 2 }] }, 'minimums.0.productId', /999999/],
      [{ minimums: [{ productId: 1e12, quantity: 2 }] }, 'minimums.0.productId', /./],
      [{ creditLimit: 0.001 }, 'creditLimit', /two decimals/],
    ]
    for (const [body, field, sentence] of cases) {
      const answer = await set({ discountPercent: 7, ...body })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
      expect(answer.body.errors[field][0]).toMatch(sentence)
    }
    const read = await admin.visitor.call('getClientTerms', { params: { clientId: owner.clientId } })
    expect(read.body.data).toEqual({ creditLimit: 0, discountPercent: 0, prices: [], minimums: [] })
    expect((await admin.visitor.call('getClientTerms', { params: { clientId: 999_999 } })).status).toBe(404)
    const missing = await admin.visitor.call('setClientTerms', {
      params: { clientId: 999_999 },
      body: { prices: [one] },
    })
    expect(missing.status).toBe(404)
  })
})
