import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import type { Role } from '@warda/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '../testing/demo-shop.ts'
import { DEMO_ACCOUNTS } from '../testing/demo-users.ts'
import { tableForm, toCsv } from '../testing/make-import-file.ts'
import { addWebhook } from '../testing/make-integration-calls.ts'
import type { TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openDemoShop({ now: Date.now() })
})
afterAll(() => shop.close())

type Caller = Awaited<ReturnType<typeof logIn>>

async function logIn(role: Role) {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role)
  const visitor = shop.visitor()
  const { body } = await visitor.call('login', {
    body: { email: account?.email ?? '', password: account?.password ?? '', rememberMe: false },
  })
  visitor.token = body.token
  return { visitor, userId: body.userId as string, clientId: body.clientId as number }
}

/** Every list of the contract: endpoints that take a page number. */
const lists = (Object.keys(endpoints) as RouteName[]).filter((name) => {
  const { query } = endpoints[name] as { query?: { shape?: Record<string, unknown> } }
  return getRoute(name).method === 'GET' && query?.shape !== undefined && 'page' in query.shape
})

/** Role and path parameters of each list; by default an Admin and none. */
const CALLERS: Partial<Record<RouteName, { role: Role; params: (caller: Caller) => Promise<object> | object }>> = {
  getBoardOrders: { role: 'ShippingEmployee', params: ({ userId }) => ({ userId }) },
  getOrders: { role: 'Shopper', params: ({ userId }) => ({ userId, clientId: 0 }) },
  getBranches: { role: 'Customer', params: ({ userId }) => ({ id: userId }) },
  getStandingOrders: { role: 'Customer', params: ({ userId }) => ({ userId }) },
  getReviews: { role: 'Shopper', params: async () => ({ productId: await reviewedProduct() }) },
  importRows: { role: 'Admin', params: async ({ visitor }) => ({ importId: await checkImport(visitor) }) },
  webhookDeliveries: { role: 'Admin', params: async (caller) => ({ webhookId: await addWebhook(caller.visitor) }) },
  stockHistory: { role: 'Admin', params: async () => ({ variantId: await anyVariant() }) },
  materialMovements: { role: 'Admin', params: async () => ({ materialId: await anyMaterial() }) },
}

const reviewedProduct = async () =>
  (await shop.db.selectFrom('review').select('product_id').executeTakeFirstOrThrow()).product_id
const checkImport = async (visitor: Caller['visitor']) => {
  const body = tableForm(toCsv([{ slug: 'last-page', sku: 'LAST-PAGE' }]))
  return (await visitor.call('importProducts', { body })).body.data.id
}
const anyMaterial = async () => (await shop.db.selectFrom('material').select('id').executeTakeFirstOrThrow()).id
const anyVariant = async () =>
  (await shop.db.selectFrom('stock_move').select('variant_id').executeTakeFirstOrThrow()).variant_id

/** Signed addresses of private files differ at each request. */
const withoutSignatures = (data: unknown): string => JSON.stringify(data).replace(/getfile\/[^"]+/g, 'getfile')

test('AGREE-12 the lists of the contract are known', () => {
  expect(lists.length).toBeGreaterThan(8)
})

test.each(lists)('AGREE-12 %s shows its last page when asked for one past the end', async (name) => {
  const { role, params } = CALLERS[name] ?? { role: 'Admin' as const, params: () => ({}) }
  const caller = await logIn(role)
  const parameters = await params(caller)
  const read = (page: number) => caller.visitor.call(name, { params: parameters, query: { page } } as never)
  const past = await read(9_999)
  expect([name, past.status]).toEqual([name, 200])
  expect(past.body.page).toBe(past.body.pageCount)
  const last = await read(past.body.pageCount)
  // Reading the audit log adds an entry.
  if (name !== 'getAudit') expect(withoutSignatures(past.body.data)).toEqual(withoutSignatures(last.body.data))
  if (past.body.total > 0) expect(past.body.data.length).toBeGreaterThan(0)
})
