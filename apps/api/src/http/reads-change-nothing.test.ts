import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { type RouteName, routeOf } from '@warda/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allCalls } from '../testing/api-client.ts'
import { type IdKind, sampleOf } from '../testing/contract-sample.ts'
import { databaseState } from '../testing/database-state.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { type ForeignData, makeForeignData, makeStaff } from '../testing/foreign-data.ts'
import { makeFlower } from '../testing/make-order.ts'
import type { MadeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let foreign: ForeignData
let callers: MadeUser[]
beforeAll(async () => {
  shop = await openTestShop({ gateway: fakeGateway() })
  const staff = await makeStaff(shop)
  foreign = await makeForeignData(shop, 'reader', staff)
  const { variantId, productId } = await makeFlower(shop)
  const product = await shop.db.selectFrom('product').selectAll().where('id', '=', productId).executeTakeFirstOrThrow()
  Object.assign(known, { id: productId, productId, variantId, categoryId: product.category_id, name: product.title_en })
  callers = [foreign.shopper, foreign.owner, foreign.manager, staff.driver, staff.admin]
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => sql`delete from rate_bucket`.execute(shop.db))

const endpointOf = (name: RouteName): Endpoint => endpoints[name]
/** Names of the call's path that stand for its caller. */
const selfKey = (name: RouteName): string | undefined => {
  const { access } = endpointOf(name)
  return access.kind === 'self' ? access.param : undefined
}

/** What is there and is no secret, by the name it has in an address. */
const known: Record<string, string | number> = { day: '2026-11-30', deliveryDay: '2026-11-30' }

/** A call's addresses with ids that are there, the caller's own where one of theirs is asked for; one for each order where one is named. */
function addressesFor(name: RouteName, caller: MadeUser): string[] {
  const written = foreign.ids.order.map((orderId) => {
    const ids = (kind: IdKind) => (kind === 'order' ? orderId : (foreign.ids[kind][0] ?? 0))
    const { params, query } = sampleOf(name, endpointOf(name), ids)
    const own = selfKey(name)
    const value = (key: string) => encodeURIComponent(String(key === own ? caller.userId : (known[key] ?? params[key])))
    const path = routeOf(name).path.replace(/\{(\w+)\}/g, (_, key: string) => value(key))
    const search = Object.entries(query).map(([key, sample]) => [key, String(known[key] ?? sample)])
    return `/api${path}?${new URLSearchParams(search)}`
  })
  return [...new Set(written)]
}

const reading = allCalls.filter((name) => routeOf(name).method === 'GET' && !endpointOf(name).actsOnGet)

/** Calls that gave somebody what they asked for: reading what is refused would prove nothing. */
const given = new Set<RouteName>()

test.each(reading)('I62 %s, read by everybody, changes nothing', async (name) => {
  const before = await databaseState(shop.db)
  for (const caller of callers) {
    for (const address of addressesFor(name, caller)) {
      const { status } = await caller.visitor.fetch(address)
      expect(status).toBeLessThan(500)
      if (status === 200) given.add(name)
    }
  }
  expect(await databaseState(shop.db)).toEqual(before)
})

/** A signed address and an import of their own are made by the tests of those. */
const ELSEWHERE: RouteName[] = ['getFile', 'getImport']

test('I62 the calls of this walk were answered', () => {
  expect(reading.filter((name) => !given.has(name) && !ELSEWHERE.includes(name))).toEqual([])
})

test.each(['HEAD', 'OPTIONS'])('I62 %s changes nothing, whatever the call', async (method) => {
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
