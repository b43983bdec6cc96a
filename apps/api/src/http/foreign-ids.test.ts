import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls, type TestAnswer } from '../testing/api-client.ts'
import { createSample, type IdKind } from '../testing/contract-sample.ts'
import { databaseState } from '../testing/database-state.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { type ForeignData, makeForeignData, makeStaff } from '../testing/foreign-data.ts'
import { fillCart, makeFlower } from '../testing/make-order.ts'
import { makePhoto, toFormData } from '../testing/make-picture.ts'
import type { TestUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

/** A text that is in every row of the other users' data and nowhere else. */
const CANARY = 'zqcanary'
const NOBODY = '11111111-1111-4111-8111-111111111111'
const MISSING: Record<IdKind, string | number> = {
  user: NOBODY,
  order: NOBODY,
  file: NOBODY,
  session: NOBODY,
  client: 999_999,
  branch: 999_999,
  manager: 999_999,
  standing: 999_999,
  debt: 999_999,
  reminder: NOBODY,
  giftCard: NOBODY,
}
const MALFORMED = ['0', '-1', 'x', '1e3', "1' or '1'='1", '99999999999999999999']

let shop: TestShop
let ownData: ForeignData
let foreignData: ForeignData
let callers: TestUser[]
let photo: Buffer
beforeAll(async () => {
  shop = await openTestShop({ gateway: fakeGateway() })
  const staff = await makeStaff(shop)
  ownData = await makeForeignData(shop, 'own', staff)
  foreignData = await makeForeignData(shop, CANARY, staff)
  callers = [ownData.shopper, ownData.owner, ownData.manager]
  photo = await makePhoto(200, 100)
})
afterAll(() => shop.close())

const getEndpoint = (name: RouteName): Endpoint => endpoints[name]
const selfKey = (name: RouteName): string | undefined => {
  const { access } = getEndpoint(name)
  return access.kind === 'self' ? access.param : undefined
}

type Choose = (kind: IdKind, key: string) => string | number

/** Calls an endpoint as this caller with the ids that `choose` returns. */
async function request(caller: TestUser, name: RouteName, choose: Choose): Promise<TestAnswer> {
  const endpoint = getEndpoint(name)
  const { params, query, body } = createSample(name, endpoint, choose)
  const self = selfKey(name)
  const address = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))
  if (self) address[self] = caller.userId
  return caller.visitor.call(name, {
    params: address,
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    ...(body === undefined || getRoute(name).method === 'GET' ? {} : { body: getBody(endpoint, body) }),
  })
}

function getBody(endpoint: Endpoint, body: Record<string, unknown>): unknown {
  if (endpoint.accepts !== 'multipart') return body
  const picture = { bytes: photo, type: 'image/jpeg' }
  const texts = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]))
  const shape = (endpoint.body as { shape?: object } | undefined)?.shape ?? {}
  const files = Object.keys(shape).filter((key) => !(key in body))
  return toFormData({ ...texts, ...Object.fromEntries(files.map((key) => [key, picture])) })
}

/** The kinds of id that an endpoint takes, except the caller's own user id. */
function getKinds(name: RouteName): Set<IdKind> {
  const kinds = new Set<IdKind>()
  const { params, query, body } = createSample(name, getEndpoint(name), (kind, key) => {
    if (key !== selfKey(name)) kinds.add(kind)
    return MISSING[kind]
  })
  void [params, query, body]
  return kinds
}

/** A checksum of each table, over all rows or over the rows of the other users. */
const readState = (rows: 'all' | 'foreign') =>
  databaseState(
    shop.db,
    rows === 'all'
      ? []
      : [CANARY, ...foreignData.ids.user, ...foreignData.ids.order, ...foreignData.ids.file].map(String),
  )

const summarize = ({ status, body }: TestAnswer) =>
  typeof body === 'object' && body !== null ? { status, ...body, instance: '' } : { status, body }

/** Kinds of id that an endpoint ignores, because it acts for the caller only. */
const UNREAD: Partial<Record<RouteName, IdKind[]>> = {
  addBranch: ['client'],
  updateBranch: ['client'],
  // Read for client 0 only, which has its own test below.
  getDebts: ['user'],
  getStatement: ['user'],
  getStatementFile: ['user'],
}
const isUnread = (name: RouteName, kind: IdKind) => UNREAD[name]?.includes(kind) ?? false

const guarded = allCalls.filter((name) => getEndpoint(name).access.kind !== 'public')
const withIds = allCalls.filter((name) => getKinds(name).size > 0)

/** Endpoints whose sample failed validation, so that nothing was tested. */
const invalidSamples = new Set<string>()

test.each(withIds)(
  'P22 I51 decisions §1 %s: an id of another user is answered like a missing one, and nothing changes',
  async (name) => {
    await sql`delete from rate_bucket`.execute(shop.db)
    const flower = await makeFlower(shop)
    for (const caller of callers) {
      if (caller.role !== 'Shopper') await fillCart(shop, caller.userId, [flower])
      for (const kind of getKinds(name)) {
        const callerIds = ownIds(caller)
        const withId =
          (id: string | number): Choose =>
          (each, key) =>
            each === kind && key !== selfKey(name) ? id : (callerIds[each] ?? MISSING[each])
        const before = await readState(isUnread(name, kind) ? 'foreign' : 'all')
        const missing = await request(caller, name, withId(MISSING[kind]))
        if (missing.body?.code === 'invalid') invalidSamples.add(`${name} ${JSON.stringify(missing.body.errors)}`)
        for (const id of foreignData.ids[kind]) {
          const foreign = await request(caller, name, withId(id))
          const label = [name, caller.role, kind]
          if (isUnread(name, kind)) expect([...label, foreign.status]).toEqual([...label, missing.status])
          else {
            expect([...label, summarize(foreign)]).toEqual([...label, summarize(missing)])
            expect([...label, foreign.status >= 400 || foreign.body?.isSuccess === false]).toEqual([...label, true])
          }
          expect([...label, JSON.stringify(foreign.body).includes(CANARY)]).toEqual([...label, false])
        }
        for (const id of MALFORMED) expect((await request(caller, name, withId(id))).status).toBeLessThan(500)
        expect([name, caller.role, kind, await readState(isUnread(name, kind) ? 'foreign' : 'all')]).toEqual([
          name,
          caller.role,
          kind,
          before,
        ])
      }
    }
  },
)

const withClientAndUser = withIds.filter((name) => getKinds(name).has('client') && getKinds(name).has('user'))

test.each(withClientAndUser)(
  'P22 %s for client 0 and another user is answered like a missing one, and nothing changes',
  async (name) => {
    const before = await readState('all')
    for (const caller of callers) {
      const requestFor = (user: string | number) =>
        request(caller, name, (kind) => (kind === 'client' ? 0 : kind === 'user' ? user : MISSING[kind]))
      const missing = summarize(await requestFor(NOBODY))
      for (const user of foreignData.ids.user) {
        const foreign = await requestFor(user)
        expect([name, caller.role, summarize(foreign)]).toEqual([name, caller.role, missing])
        expect(foreign.status).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await readState('all')).toEqual(before)
  },
)

test('P22 the samples of these tests pass validation', () => {
  expect([...invalidSamples]).toEqual([])
})

test.each(guarded.filter((name) => getRoute(name).method === 'GET'))(
  'I51 P23 %s returns no data of other users',
  async (name) => {
    for (const caller of callers) {
      const callerIds = ownIds(caller)
      const answer = await request(caller, name, (kind) => callerIds[kind] ?? MISSING[kind])
      expect([name, caller.role, JSON.stringify(answer.body).includes(CANARY)]).toEqual([name, caller.role, false])
    }
  },
)

/** The caller's own ids, the first of each kind; a shopper has orders only. */
function ownIds(caller: TestUser): Partial<Record<IdKind, string | number>> {
  const first = Object.fromEntries(Object.entries(ownData.ids).map(([kind, ids]) => [kind, ids[0]]))
  if (caller.role === 'Shopper')
    return { user: caller.userId, client: 0, branch: 0, order: ownData.ids.order.at(-1) ?? '' }
  return { ...first, user: caller.userId }
}
