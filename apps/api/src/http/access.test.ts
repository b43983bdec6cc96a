import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { type RouteName, routeOf } from '@warda/contract/routes'
import { ROLES } from '@warda/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls, type TestAnswer } from '../testing/api-client.ts'
import { type MadeUser, makeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let people: Record<string, MadeUser>
let other: MadeUser
beforeAll(async () => {
  shop = await openTestShop()
  const made = await Promise.all(ROLES.map(async (role) => [role, await makeUser(shop, { role })] as const))
  people = Object.fromEntries(made)
  other = await makeUser(shop, { role: 'Customer' })
})
afterAll(() => shop.close())

const NOBODY = '11111111-1111-4111-8111-111111111111'
const MALFORMED = ['x', '0', '-1', '1e3', '99999999999999999999', "1' or '1'='1", '%00', '../..', '١', 'constructor']

const endpointOf = (name: RouteName): Endpoint => endpoints[name]
const keysOf = (name: RouteName): string[] => [...routeOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '')
const selfKey = (name: RouteName): string | undefined => {
  const { access } = endpointOf(name)
  return access.kind === 'self' ? access.param : undefined
}

/** Parameters that the contract takes: the first kind of id that fits each key. */
function goodParams(name: RouteName, self: string): Record<string, string> {
  const schema = endpointOf(name).params
  const params = Object.fromEntries(keysOf(name).map((key) => [key, key === selfKey(name) ? self : NOBODY]))
  for (const key of keysOf(name)) {
    if (key === selfKey(name)) continue
    const fits = [NOBODY, '999999'].find((value) => {
      const result = schema ? z.safeParse(schema, { ...params, [key]: value }) : null
      return result === null || result.success || !result.error.issues.some((issue) => issue.path[0] === key)
    })
    params[key] = fits ?? NOBODY
  }
  return params
}

const ask = (user: MadeUser | null, name: RouteName, params: Record<string, string>): Promise<TestAnswer> => {
  const visitor = shop.visitor({ ip: '10.8.0.1' })
  visitor.token = user?.visitor.token
  return visitor.call(name, { params, body: routeOf(name).method === 'GET' ? undefined : {} })
}

/** An answer without what differs each time. */
const seen = ({ status, body }: TestAnswer) =>
  JSON.stringify([status, typeof body === 'object' && body !== null ? { ...body, instance: '' } : body])

/** Everything a refused call might have changed. */
async function stateOf(): Promise<unknown> {
  const { rows } = await sql`
    select (select coalesce(json_agg(u order by u.id), '[]') from app_user u)::text as users,
      (select coalesce(json_agg(c), '[]') from cart_line c)::text as carts,
      (select coalesce(json_agg(w), '[]') from wishlist_item w)::text as wishes,
      (select coalesce(json_agg(o), '[]') from orders o)::text as orders,
      (select count(*) from mail) as mails, (select count(*) from review) as reviews,
      (select count(*) from session where revoked_at is null) as sessions`.execute(shop.db)
  return rows
}

const guarded = allCalls.filter((name) => endpointOf(name).access.kind !== 'public')

test('API-26 the calls that anybody may make are exactly these', () => {
  expect(allCalls.filter((name) => endpointOf(name).access.kind === 'public').sort()).toEqual([
    'acceptInvitation',
    'confirmDelivery',
    'confirmEmail',
    'confirmPayment',
    'findByName',
    'getAddOns',
    'getCategories',
    'getDeliveryDays',
    'getHome',
    'getProduct',
    'getProducts',
    'getReviews',
    'getSetUp',
    'getSite',
    'getTerms',
    'login',
    'logout',
    'paylinkWebhook',
    'refreshToken',
    'register',
    'reportProblem',
    'resendConfirmation',
    'resetPassword',
    'sendResetPassword',
    'setLanguage',
    'setUpShop',
  ])
})

test.each(guarded)('API-26 %s without a session: 401 and nothing changes', async (name) => {
  const before = await stateOf()
  const answer = await ask(null, name, goodParams(name, other.userId))
  expect([answer.status, answer.body.code]).toEqual([401, 'signed_out'])
  expect(await stateOf()).toEqual(before)
})

const ownOnly = guarded.filter((name) => selfKey(name) !== undefined)

test.each(ownOnly)(
  'ERR-04 %s under another, a missing or a malformed user id: the same refusal, for every role',
  async (name) => {
    const access = endpointOf(name).access
    const before = await stateOf()
    for (const role of ROLES) {
      if (access.kind === 'self' && access.orRoles?.includes(role)) continue
      const caller = people[role] as MadeUser
      const answers: string[] = []
      for (const id of [other.userId, NOBODY, ...MALFORMED]) {
        const answer = await ask(caller, name, goodParams(name, id))
        // An id that makes another path of it is simply no path.
        if (id === '../..' && answer.status === 404) continue
        answers.push(seen(answer))
      }
      expect(new Set(answers)).toEqual(new Set([answers[0]]))
      expect(JSON.parse(answers[0] ?? '[]')).toMatchObject([403, { code: 'access.denied', message: 'Access Denied' }])
    }
    expect(await stateOf()).toEqual(before)
  },
)

const byRole = guarded.filter((name) => endpointOf(name).access.kind === 'role')

test('ERR-04 the calls of a role refuse every other role with 403', async () => {
  for (const name of byRole) {
    const { access } = endpointOf(name)
    for (const role of ROLES) {
      if (access.kind === 'role' && access.roles.includes(role)) continue
      const answer = await ask(people[role] as MadeUser, name, goodParams(name, other.userId))
      expect([name, role, answer.status, answer.body.code]).toEqual([name, role, 403, 'access.denied'])
    }
  }
})

const withOtherIds = allCalls.filter((name) => keysOf(name).some((key) => key !== selfKey(name)))

test.each(withOtherIds)(
  'ERR-04 %s with malformed ids answers as for nothing there, never an error of ours',
  async (name) => {
    const caller = people.Customer as MadeUser
    const good = goodParams(name, caller.userId)
    for (const key of keysOf(name).filter((each) => each !== selfKey(name))) {
      for (const value of MALFORMED) {
        const answer = await ask(caller, name, { ...good, [key]: value })
        expect([name, key, value, answer.status < 500]).toEqual([name, key, value, true])
      }
    }
  },
)
