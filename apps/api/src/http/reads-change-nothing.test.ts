import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allCalls } from '../testing/api-client.ts'
import { createSample, type IdKind } from '../testing/contract-sample.ts'
import { databaseState } from '../testing/database-state.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { type ForeignData, makeForeignData, makeStaff } from '../testing/foreign-data.ts'
import { getRequestToken, makeWaitingOrder } from '../testing/make-address-request.ts'
import { addWebhook } from '../testing/make-integration-calls.ts'
import { makeMaterial } from '../testing/make-material.ts'
import { makeTrackingCode } from '../testing/make-message-order.ts'
import { makeFlower } from '../testing/make-order.ts'
import type { TestUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let foreign: ForeignData
let callers: TestUser[]
/** The sender of an order that waits for its recipient's address. */
let askedSender: TestUser & { orderId: string }
/** An order that was sold at the counter. */
let soldOrderId: string
beforeAll(async () => {
  shop = await openTestShop({ gateway: fakeGateway() })
  const staff = await makeStaff(shop)
  foreign = await makeForeignData(shop, 'reader', staff)
  const asked = await makeWaitingOrder(shop)
  askedSender = { ...asked.buyer, orderId: asked.order.id }
  const { variantId, productId } = await makeFlower(shop)
  const product = await shop.db.selectFrom('product').selectAll().where('id', '=', productId).executeTakeFirstOrThrow()
  Object.assign(knownValues, {
    id: productId,
    productId,
    variantId,
    categoryId: product.category_id,
    name: product.title_en,
    slug: product.slug,
    token: getRequestToken(shop, asked),
    code: await makeTrackingCode(shop, asked.order.id),
    materialId: await makeMaterial(staff.admin, { stock: 5, cost: 10 }),
  })
  const sale = { lines: [{ variantId, quantity: 1 }], payments: [{ method: 'card', amount: 100 }] }
  soldOrderId = (await staff.admin.visitor.call('placeCounterSale', { body: sale })).body.data.orderId
  const terms = await foreign.shopper.visitor.call('getLegalText', { params: { page: 'terms' } })
  knownValues.version = terms.body.version
  knownValues.webhookId = await addWebhook(staff.admin.visitor)
  callers = [askedSender, foreign.shopper, foreign.owner, foreign.manager, staff.driver, staff.admin]
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from rate_bucket`.execute(shop.db))

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
/** The path parameter that must be the caller's id. */
const selfParameter = (name: RouteName): string | undefined => {
  const { access } = getEndpoint(name)
  return access.kind === 'self' ? access.param : undefined
}

/** Existing public values by the parameter name. */
const knownValues: Record<string, string | number> = { day: '2026-11-30', deliveryDay: '2026-11-30' }

/** URLs of an endpoint with existing ids and the caller's own id, one for each order where it has an order id. */
function addressesFor(name: RouteName, caller: TestUser): string[] {
  const addresses = [...foreign.ids.order, askedSender.orderId, soldOrderId].map((orderId) => {
    const ids = (kind: IdKind) => (kind === 'order' ? orderId : (foreign.ids[kind][0] ?? 0))
    const { params, query } = createSample(name, getEndpoint(name), ids)
    const self = selfParameter(name)
    const value = (key: string) =>
      encodeURIComponent(String(key === self ? caller.userId : (knownValues[key] ?? params[key])))
    const path = getRoute(name).path.replace(/\{(\w+)\}/g, (_, key: string) => value(key))
    const search = Object.entries(query).map(([key, sample]) => [key, String(knownValues[key] ?? sample)])
    return `/api${path}?${new URLSearchParams(search)}`
  })
  return [...new Set(addresses)]
}

const reads = allCalls.filter((name) => getRoute(name).method === 'GET' && !getEndpoint(name).actsOnGet)

/** Endpoints that answered 200 at least once; an error response proves nothing. */
const succeeded = new Set<RouteName>()

test.each(reads)('I62 %s changes nothing for any caller', async (name) => {
  const before = await databaseState(shop.db)
  for (const caller of callers) {
    for (const address of addressesFor(name, caller)) {
      const { status } = await caller.visitor.fetch(address)
      expect(status).toBeLessThan(500)
      if (status === 200) succeeded.add(name)
    }
  }
  expect(await databaseState(shop.db)).toEqual(before)
})

/** Covered by the tests of signed files, imports, changes of items, substitutions and tracking. */
const COVERED_ELSEWHERE: RouteName[] = [
  'getFile',
  'getImport',
  'importRows',
  'getItemChange',
  'getSubstitutes',
  'getTrackingPhoto',
]

test('I62 the tested endpoints answered successfully', () => {
  expect(reads.filter((name) => !succeeded.has(name) && !COVERED_ELSEWHERE.includes(name))).toEqual([])
})

test.each(['HEAD', 'OPTIONS'])('I62 %s changes nothing at any endpoint', async (method) => {
  const before = await databaseState(shop.db)
  for (const name of allCalls) {
    for (const caller of callers) {
      for (const address of addressesFor(name, caller)) {
        const { status } = await caller.visitor.fetch(address, { method })
        expect([name, status < 500]).toEqual([name, true])
      }
    }
    await sql`delete from rate_bucket`.execute(shop.db)
  }
  expect(await databaseState(shop.db)).toEqual(before)
})
