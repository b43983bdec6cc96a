import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import type { Role } from '@warda/domain/access/roles'
import { isMessageKey } from '@warda/i18n/translate'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../testing/api-client.ts'
import { fillCart, makeFlower, makeOrder } from '../testing/make-order.ts'
import { makeUser, type TestUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { nastyText, nastyValue, someDay, wireValue } from '../testing/wire-values.ts'

let shop: TestShop
/** The caller, in the first role that the endpoint allows. */
let user: TestUser
const callers = new Map<Role, TestUser>()
let orderId: string
const loggedErrors: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  orderId = (await makeOrder(shop, { paymentTerms: 'cash' })).order.id
  for (let n = 0; n < 3; n += 1) await makeFlower(shop, { stock: 5_000 })
  const { log } = shop.context
  shop.context.log = Object.assign(Object.create(log) as typeof log, {
    error: (details: { err?: Error }) => void loggedErrors.push(String(details.err?.stack ?? details.err)),
  })
})
afterAll(() => shop.close())

/** Endpoints that accepted at least one input. */
const accepted = new Set<RouteName>()
/** Endpoints that must accept at least one input, because most of their work follows the validation. */
const DEEP: readonly RouteName[] = [
  'register',
  'updatePublicUser',
  'reportProblem',
  'setLanguage',
  'addToCart',
  'quoteOrder',
  'placeOrder',
  'quotePhoneOrder',
  'quoteEdit',
  'editOrder',
]
const RUNS = 60
/** Maximum number of rounds until an endpoint of `DEEP` accepts an input. */
const ROUNDS = 30
const getRole = (name: RouteName): Role => {
  const { access } = getEndpoint(name)
  return ('roles' in access ? access.roles?.[0] : undefined) ?? 'Shopper'
}
const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
const getSchema = (schema: z.ZodMiniType | undefined) =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Parameters<typeof wireValue>[0]) : {}

const getBody = (name: RouteName): fc.Arbitrary<unknown> => {
  const { body } = getEndpoint(name)
  if (getRoute(name).method === 'GET') return fc.constant(undefined)
  return body
    ? fc.oneof({ arbitrary: wireValue(getSchema(body)), weight: 5 }, { arbitrary: nastyValue, weight: 1 })
    : fc.constant({})
}

/** Query values are texts before validation. */
const getQuery = (name: RouteName): fc.Arbitrary<Record<string, string | undefined>> => {
  const keys = Object.keys(getSchema(getEndpoint(name).query).properties ?? {})
  const value = (key: string) =>
    key === 'email' ? fc.oneof(fc.constant('nora@example.com'), nastyText) : DAYS.has(key) ? someDay : pageOrText
  return fc.record(Object.fromEntries([...keys, 'x'].map((key) => [key, value(key)])), { requiredKeys: [] })
}
const DAYS = new Set(['from', 'to', 'day', 'deliveryDay'])
const pageOrText = fc.oneof(fc.constantFrom('1', '2', '0', 'roses', 'ورد'), nastyText)

const getParams = (name: RouteName): fc.Arbitrary<Record<string, string>> => {
  const keys = [...getRoute(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '')
  const { access } = getEndpoint(name)
  const ownParam = access.kind === 'self' ? access.param : undefined
  const value = (key: string) =>
    key === ownParam || (key === 'orderId' && name !== 'cancelOrder')
      ? fc.constant(key === ownParam ? user.userId : orderId)
      : fc.oneof(fc.constantFrom('0', '1', '999999', user.userId, '11111111-1111-4111-8111-111111111111'), nastyText)
  return fc.record(Object.fromEntries(keys.map((key) => [key, value(key)])))
}

test.each(allCalls)(
  'ERR-09 %s answers every input with a response or a problem, never with an internal error',
  async (name) => {
    const role = getRole(name)
    user = callers.get(role) ?? (await makeUser(shop, { role }))
    const input = fc.record({ params: getParams(name), query: getQuery(name), body: getBody(name) })
    const one = async ({ params, query, body }: { params: Record<string, string>; query: object; body: unknown }) => {
      if (name === 'placeOrder' || name === 'quoteOrder') await fillCart(shop, user.userId, [{ variantId: 1 }])
      const { body: text, address } = toRequest(name, params, query, withExistingIds(body))
      loggedErrors.length = 0
      const headers = {
        'x-xsrf-token': user.visitor.cookies.get('XSRF-TOKEN') ?? '',
        'content-type': 'application/json',
        'accept-language': 'ar',
      }
      const init = { method: getRoute(name).method, headers, ...(text === undefined ? {} : { body: text }) }
      const response = await user.visitor.fetch(address, init)
      if (response.ok) accepted.add(name)
      if (!response.headers.get('content-type')?.includes('json')) return response.body?.cancel()
      const answer = await response.json()
      expect(loggedErrors).toEqual([])
      expect(response.status === 503 || response.status < 500).toBe(true)
      if (response.status < 400) return
      const message = Array.isArray(answer) ? answer[0]?.description : answer.message
      expect(message).toMatch(/[\u0600-\u06FF]/)
      if (!Array.isArray(answer)) expect(answer).toMatchObject({ code: expect.any(String), status: response.status })
    }
    const property = fc.asyncProperty(input, one).beforeEach(async () => {
      await sql`delete from rate_bucket`.execute(shop.db)
    })
    const rounds = DEEP.includes(name) ? ROUNDS : 1
    for (let round = 0; round < rounds && (round === 0 || !accepted.has(name)); round += 1)
      await fc.assert(property, { numRuns: RUNS })
    callers.set(role, await makeUser(shop, { role }))
  },
)

/** Replaces the ids of a body by the caller's id or an existing order id. */
const withExistingIds = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body
  if ('oldPassword' in body) return { ...body, userId: user.userId }
  return 'orderId' in body ? { ...body, orderId } : body
}

/** The address and body of a request; characters that a URL cannot encode are replaced. */
function toRequest(name: RouteName, params: Record<string, string>, query: object, body: unknown) {
  const path = getRoute(name).path.replace(
    /\{(\w+)\}/g,
    (_, key: string) => encodeURIComponent((params[key] ?? '').toWellFormed()) || '-',
  )
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value).toWellFormed()]))
  return { address: `/api${path}?${search}`, body: body === undefined ? undefined : JSON.stringify(body) }
}

test.each(allCalls)('LANG-04 %s: every error of its schemas has a message', (name) => {
  const endpoint = getEndpoint(name)
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    fc.assert(
      fc.property(fc.oneof(wireValue(getSchema(schema)), nastyValue), (value) => {
        const result = z.safeParse(schema, value)
        for (const issue of result.success ? [] : result.error.issues) {
          if (/^[a-z][A-Za-z_]*$/.test(issue.message))
            expect([issue.message, isMessageKey(`field_${issue.message}`)]).toEqual([issue.message, true])
        }
      }),
      { numRuns: 100 },
    )
  }
})

test('ERR-09 some values pass validation', () => {
  expect(DEEP.filter((name) => !accepted.has(name))).toEqual([])
})
