import { endpoints } from '@warda/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../testing/api-client.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeMaterial, makeSupplier, setRecipe } from '../../testing/make-material.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
let florist: TestUser
let materialId: number
let supplierOrderId: number
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeAdmin(shop)
  florist = await makeAdmin(shop, ['workroom', 'materials'])
  const supplierId = await makeSupplier(owner, { phone: '0559914026', email: 'hidden@grower.example' })
  materialId = await makeMaterial(owner, { supplierId, stock: 40, cost: 4_817.35, reorderLevel: 100 })
  const body = { supplierId, expectedOn: '2026-11-30', lines: [{ materialId, quantity: 25 }] }
  supplierOrderId = (await owner.visitor.call('createSupplierOrder', { body })).body.data.id
  const flower = await makeFlower(shop)
  await setRecipe(owner, flower.variantId, [materialId, 3])
  await makeOrder(shop, { deliveryDate: '2026-11-29', deliverySlot: '19:00-20:00', paymentTerms: 'cash' }, { flower })
})
afterAll(() => shop.close())

const needs = (name: (typeof allCalls)[number]) => {
  const { access } = endpoints[name]
  return 'needs' in access ? access.needs : undefined
}

test('DESK-04 no endpoint of the permission "materials" tells a florist a cost or how to reach a supplier', async () => {
  const params = { materialId }
  const requests: Record<string, object> = {
    materials: {},
    material: { params },
    materialMovements: { params },
    recordWaste: { params, body: { quantity: 2, reason: 'sample' } },
    countMaterial: { params, body: { expected: 38, counted: 39 } },
    purchaseList: {},
    supplierOrders: {},
    receiveMaterials: { body: { supplierOrderId, lines: [{ materialId, quantity: 5 }] } },
  }
  expect(Object.keys(requests).toSorted()).toEqual(allCalls.filter((name) => needs(name) === 'materials').toSorted())
  for (const name of allCalls) {
    const request = requests[name]
    if (!request) continue
    const { status, body } = await florist.visitor.call(name, request)
    const text = JSON.stringify(body)
    expect([name, status]).toEqual([name, 200])
    expect(text).not.toMatch(/cost|price|value|margin|revenue|phone|email|4817|120\.43|9914026|grower\.example/i)
  }
  for (const name of allCalls.filter((one) => needs(one) === 'purchasing'))
    expect([
      name,
      (
        await florist.visitor.call(name, {
          params: { materialId, batchId: 1, productId: 1, variantId: 1, supplierId: 1, supplierOrderId } as never,
        })
      ).status,
    ]).toEqual([name, 403])
})

test('DESK-03 somebody with the permission "purchasing" alone reads and changes no stock', async () => {
  const accountant = await makeAdmin(shop, ['purchasing'])
  expect((await accountant.visitor.call('materials', {})).status).toBe(403)
  expect((await accountant.visitor.call('margins', {})).status).toBe(200)
})
