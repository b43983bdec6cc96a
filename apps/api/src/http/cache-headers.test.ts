import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../testing/api-client.ts'
import { createSample } from '../testing/contract-sample.ts'
import { type ForeignData, makeForeignData, makeStaff } from '../testing/foreign-data.ts'
import type { TestUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let foreign: ForeignData
let callers: TestUser[]
beforeAll(async () => {
  shop = await openTestShop()
  const staff = await makeStaff(shop)
  foreign = await makeForeignData(shop, 'reader', staff)
  callers = [foreign.shopper, foreign.owner, foreign.manager, staff.driver, staff.admin]
})
afterAll(() => shop.close())

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]

function addressFor(name: RouteName, caller: TestUser): string {
  const { access } = getEndpoint(name)
  const { params, query } = createSample(name, getEndpoint(name), (kind) => foreign.ids[kind][0] ?? 0)
  const value = (key: string) => (access.kind === 'self' && key === access.param ? caller.userId : String(params[key]))
  const path = getRoute(name).path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(value(key)))
  const search = new URLSearchParams(Object.entries(query).map(([key, sample]) => [key, String(sample)]))
  return `/api${path}?${search}`
}

const isShared = (name: RouteName): boolean => getEndpoint(name).cached === true

test.each(allCalls.filter((name) => !isShared(name)))(
  'GROW-03 no cache keeps an answer of %s, successful or not',
  async (name) => {
    for (const caller of callers) {
      const { headers } = await caller.visitor.fetch(addressFor(name, caller), { method: getRoute(name).method })
      expect(headers.get('cache-control')).toMatch(/(^|, )no-store$/)
    }
    await sql`delete from rate_bucket`.execute(shop.db)
  },
)

test.each(allCalls.filter(isShared))(
  'GROW-03 %s is the same for everybody in a language and is asked for every time',
  async (name) => {
    const bodies = new Set<string>()
    for (const caller of callers) {
      const { headers, status, text } = await read(caller, addressFor(name, caller))
      if (status !== 200) continue
      bodies.add(text)
      expect(headers.get('vary')).toContain('Accept-Language')
      expect(headers.get('cache-control')).toBe(headers.has('set-cookie') ? 'private, no-cache' : 'no-cache')
    }
    expect(bodies.size).toBeLessThanOrEqual(1)
  },
)

const read = async (caller: TestUser, address: string) => {
  const answer = await caller.visitor.fetch(address)
  return { headers: answer.headers, status: answer.status, text: await answer.text() }
}

test('GROW-03 no cache keeps a cookie', async () => {
  const answer = await shop.app.request('/api/Category/getallcategories')
  expect(answer.headers.get('set-cookie')).toContain('XSRF-TOKEN=')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
})
