import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { ROLES } from '@warda/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls, type TestAnswer } from '../testing/api-client.ts'
import { makeUser, type TestUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let users: Record<string, TestUser>
let other: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  const entries = await Promise.all(ROLES.map(async (role) => [role, await makeUser(shop, { role })] as const))
  users = Object.fromEntries(entries)
  other = await makeUser(shop, { role: 'Customer' })
})
afterAll(() => shop.close())

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111'
const MALFORMED = ['x', '0', '-1', '1e3', '99999999999999999999', "1' or '1'='1", '%00', '../..', '١', 'constructor']

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
const pathParameters = (name: RouteName): string[] =>
  [...getRoute(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '')
const selfParameter = (name: RouteName): string | undefined => {
  const { access } = getEndpoint(name)
  return access.kind === 'self' ? access.param : undefined
}

/** Path parameters that the contract accepts: the first kind of id that each parameter accepts. */
function validParams(name: RouteName, self: string): Record<string, string> {
  const schema = getEndpoint(name).params
  const params = Object.fromEntries(
    pathParameters(name).map((key) => [key, key === selfParameter(name) ? self : UNKNOWN_ID]),
  )
  for (const key of pathParameters(name)) {
    if (key === selfParameter(name)) continue
    const valid = [UNKNOWN_ID, '999999'].find((value) => {
      const result = schema ? z.safeParse(schema, { ...params, [key]: value }) : null
      return result === null || result.success || !result.error.issues.some((issue) => issue.path[0] === key)
    })
    params[key] = valid ?? UNKNOWN_ID
  }
  return params
}

const request = (user: TestUser | null, name: RouteName, params: Record<string, string>): Promise<TestAnswer> => {
  const visitor = shop.visitor({ ip: '10.8.0.1' })
  visitor.token = user?.visitor.token
  return visitor.call(name, { params, body: getRoute(name).method === 'GET' ? undefined : {} })
}

/** A response without the fields that differ each time. */
const comparable = ({ status, body }: TestAnswer) =>
  JSON.stringify([status, typeof body === 'object' && body !== null ? { ...body, instance: '' } : body])

/** Data that a rejected request might have changed. */
async function readState(): Promise<unknown> {
  const { rows } = await sql`
    select (select coalesce(json_agg(u order by u.id), '[]') from app_user u)::text as users,
      (select coalesce(json_agg(c), '[]') from cart_line c)::text as carts,
      (select coalesce(json_agg(w), '[]') from wishlist_item w)::text as wishes,
      (select coalesce(json_agg(o), '[]') from orders o)::text as orders,
      (select count(*) from mail) as mails, (select count(*) from review) as reviews,
      (select count(*) from session where revoked_at is null) as sessions`.execute(shop.db)
  return rows
}

const guarded = allCalls.filter((name) => getEndpoint(name).access.kind !== 'public')

test('API-26 the public endpoints are exactly these', () => {
  expect(allCalls.filter((name) => getEndpoint(name).access.kind === 'public').sort()).toEqual([
    'acceptInvitation',
    'addStockAlert',
    'answerAddressRequest',
    'answerItemChange',
    'confirmDelivery',
    'confirmEmail',
    'confirmLoginEnrolment',
    'confirmPayment',
    'findByName',
    'getAddOns',
    'getAddressRequest',
    'getCategories',
    'getDeliveryDays',
    'getDeliveryZones',
    'getHome',
    'getItemChange',
    'getLegalText',
    'getProduct',
    'getProductBySlug',
    'getProductFeed',
    'getProducts',
    'getReviews',
    'getSetUp',
    'getSite',
    'getSitemap',
    'getTracking',
    'getTrackingPhoto',
    'giftCardOffer',
    'login',
    'loginWithCode',
    'logout',
    'moyasarWebhook',
    'paylinkWebhook',
    'quoteDelivery',
    'refreshToken',
    'register',
    'removeStockAlerts',
    'reportProblem',
    'resendConfirmation',
    'resetPassword',
    'resolveMapLink',
    'sendResetPassword',
    'setLanguage',
    'setUpShop',
    'startLoginEnrolment',
    'stopOccasionReminder',
    'stopTrackingMessages',
  ])
})

test.each(guarded)('API-26 %s without a session: 401 and nothing changes', async (name) => {
  const before = await readState()
  const answer = await request(null, name, validParams(name, other.userId))
  expect([answer.status, answer.body.code]).toEqual([401, 'signed_out'])
  expect(await readState()).toEqual(before)
})

const selfOnly = guarded.filter((name) => selfParameter(name) !== undefined)

test.each(selfOnly)(
  'ERR-04 %s with the id of another, an unknown or a malformed user: the same error for every role',
  async (name) => {
    const access = getEndpoint(name).access
    const before = await readState()
    for (const role of ROLES) {
      if (access.kind === 'self' && access.orRoles?.includes(role)) continue
      const caller = users[role] as TestUser
      const answers: string[] = []
      for (const id of [other.userId, UNKNOWN_ID, ...MALFORMED]) {
        const answer = await request(caller, name, validParams(name, id))
        // This id changes the path, which then does not exist.
        if (id === '../..' && answer.status === 404) continue
        answers.push(comparable(answer))
      }
      expect(new Set(answers)).toEqual(new Set([answers[0]]))
      expect(JSON.parse(answers[0] ?? '[]')).toMatchObject([403, { code: 'access.denied', message: 'Access Denied' }])
    }
    expect(await readState()).toEqual(before)
  },
)

const byRole = guarded.filter((name) => getEndpoint(name).access.kind === 'role')

test('ERR-04 endpoints of a role answer every other role with 403', async () => {
  for (const name of byRole) {
    const { access } = getEndpoint(name)
    for (const role of ROLES) {
      if (access.kind === 'role' && access.roles.includes(role)) continue
      const answer = await request(users[role] as TestUser, name, validParams(name, other.userId))
      expect([name, role, answer.status, answer.body.code]).toEqual([name, role, 403, 'access.denied'])
    }
  }
})

const withOtherIds = allCalls.filter((name) => pathParameters(name).some((key) => key !== selfParameter(name)))

test.each(withOtherIds)('ERR-04 %s with malformed ids never answers with a server error', async (name) => {
  const caller = users.Customer as TestUser
  const params = validParams(name, caller.userId)
  for (const key of pathParameters(name).filter((each) => each !== selfParameter(name))) {
    for (const value of MALFORMED) {
      const answer = await request(caller, name, { ...params, [key]: value })
      expect([name, key, value, answer.status < 500]).toEqual([name, key, value, true])
    }
  }
})
