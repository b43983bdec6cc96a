import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { PERMISSIONS, type Permission } from '@warda/domain/access/permissions'
import { OVERRIDE_PERMISSIONS } from '@warda/domain/counter-sales/overrides'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../testing/api-client.ts'
import { createSample } from '../testing/contract-sample.ts'
import { makeAdmin } from '../testing/make-admin.ts'
import { makeBusiness, makeOrder } from '../testing/make-order.ts'
import type { TestUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { type StandInAuthority, startStandInAuthority } from '../testing/tax-authority/stand-in-authority.ts'

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111'
const requiredPermission = (name: RouteName): Permission | undefined => {
  const { access }: Endpoint = endpoints[name]
  return 'needs' in access ? access.needs : undefined
}
const restricted = allCalls.flatMap((name) => {
  const needs = requiredPermission(name)
  return needs ? [{ name, needs }] : []
})

let shop: TestShop
// Requests to the tax authority are answered with 503 without it.
let authority: StandInAuthority
const without = new Map<Permission, TestUser>()
const only = new Map<Permission, TestUser>()
beforeAll(async () => {
  authority = await startStandInAuthority()
  shop = await openTestShop({ environment: { ZATCA_URL: authority.url } })
  for (const one of PERMISSIONS) {
    without.set(
      one,
      await makeAdmin(
        shop,
        PERMISSIONS.filter((other) => other !== one),
      ),
    )
    only.set(one, await makeAdmin(shop, [one]))
  }
})
afterAll(async () => {
  await shop.close()
  await authority.close()
})

/** Sends a request with unknown ids, so that it passes the access check and changes nothing. */
function request(user: TestUser | undefined, name: RouteName) {
  const endpoint: Endpoint = endpoints[name]
  const { params, query, body } = createSample(name, endpoint, (kind) =>
    ['user', 'order', 'file', 'standing', 'reminder', 'giftCard'].includes(kind) ? UNKNOWN_ID : 999_999,
  )
  const address = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))
  if (endpoint.access.kind === 'self') address[endpoint.access.param] = user?.userId ?? UNKNOWN_ID
  const visitor = shop.visitor({ ip: '10.9.0.1' })
  visitor.token = user?.visitor.token
  return visitor.call(name, {
    params: address,
    query,
    body: getRoute(name).method === 'GET' ? undefined : (body ?? {}),
  })
}

async function readState(): Promise<unknown> {
  const { rows } = await sql`
    select (select coalesce(json_agg(u order by u.id), '[]') from app_user u)::text as users,
      (select coalesce(json_agg(p order by p.id), '[]') from product p)::text as products,
      (select coalesce(json_agg(c order by c.id), '[]') from category c)::text as categories,
      (select coalesce(json_agg(s order by s.key), '[]') from setting s)::text as settings,
      (select coalesce(json_agg(c order by c.code), '[]') from coupon c)::text as coupons,
      (select count(*) from invitation) as invitations, (select count(*) from picture) as pictures,
      (select count(*) from orders) as orders, (select count(*) from mail) as mails,
      (select count(*) from product_import) as imports, (select count(*) from audit_entry) as notes`.execute(shop.db)
  return rows
}

/** Permissions of single fields of a request; `counter-deliveries.test.ts` checks each. */
const WITHIN_CALLS: readonly Permission[] = Object.values(OVERRIDE_PERMISSIONS)

test('ADMIN-03 each permission is required by some endpoint or field', () => {
  const required = [...restricted.map(({ needs }) => needs), ...WITHIN_CALLS]
  expect(new Set(required)).toEqual(new Set(PERMISSIONS))
  expect(restricted.length).toBeGreaterThan(50)
})

test.each(restricted)(
  'ADMIN-03 $name rejects an Admin without only $needs, and changes nothing',
  async ({ name, needs }) => {
    const before = await readState()
    const answer = await request(without.get(needs), name)
    expect([answer.status, answer.body.code]).toEqual([403, 'access.denied'])
    expect(await readState()).toEqual(before)
  },
)

// Live streams never end; their own tests cover them.
const finite = restricted.filter(({ name }) => name !== 'liveBoard' && name !== 'liveWorkroom')

test.each(finite)('ADMIN-03 $name accepts an Admin with only $needs', async ({ name, needs }) => {
  const answer = await request(only.get(needs), name)
  expect(answer.body?.code).not.toBe('access.denied')
  expect(answer.status).not.toBe(401)
  expect(answer.status).toBeLessThan(500)
})

test('ADMIN-03 endpoints for every signed-in user return to an Admin only data of their permissions', async () => {
  const { order, buyer } = await makeOrder(shop, { paymentTerms: 'cash' })
  const { owner } = await makeBusiness(shop)
  const fetchStatuses = async (user: TestUser) => {
    const { call } = user.visitor
    const period = { from: '2026-11-01', to: '2026-11-28' }
    const client = { clientId: owner.clientId }
    const answers = await Promise.all([
      call('getDebts', { params: { clientId: 0 }, query: { userId: buyer.userId } }),
      call('getDebts', { params: client }),
      call('getStatement', { params: client, query: period }),
      call('getInvoices', { params: { orderId: order.id } }),
    ])
    return answers.map(({ status }) => status)
  }
  expect(await fetchStatuses(await makeAdmin(shop, ['catalogue']))).toEqual([404, 404, 404, 404])
  expect(await fetchStatuses(await makeAdmin(shop, ['clients']))).toEqual([200, 200, 200, 404])
  expect(await fetchStatuses(await makeAdmin(shop, ['orders']))).toEqual([200, 200, 200, 200])
})
