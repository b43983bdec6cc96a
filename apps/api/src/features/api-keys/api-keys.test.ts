import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute } from '@warda/contract/routes'
import { API_SCOPES, type ApiScope } from '@warda/domain/access/api-scopes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls, type CallInput } from '../../testing/api-client.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeFlower, makeOrder } from '../../testing/make-order.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeAdmin(shop)
})
afterAll(() => shop.close())

const DAY_MS = 86_400_000

async function createKey(by: TestUser, scopes: readonly ApiScope[], expiresInDays: number | null = null) {
  const { status, body } = await by.visitor.call('createApiKey', {
    body: { name: 'Stock system', scopes, expiresInDays },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as { key: string; data: { id: string; lastCharacters: string } }
}

/** Sends a request with a key and nothing else: no cookie and no XSRF token. */
const send = (key: string, name: (typeof allCalls)[number], input: CallInput = {}) =>
  shop.visitor().call(name, { ...input, headers: { ...input.headers, authorization: `Bearer ${key}` } })

test('a key reads and writes what its scopes allow, without cookies', async () => {
  const { key } = await createKey(owner, ['catalogue:write'])
  const { variantId } = await makeFlower(shop, { stock: 5 })
  expect((await send(key, 'adminProducts')).status).toBe(200)
  const changed = await send(key, 'changeStock', { body: { variantId, change: 3, reason: 'restock' } })
  expect([changed.status, changed.body.onHand]).toEqual([200, 8])
  const refused = await send(key, 'adminOrders')
  expect([refused.status, refused.body.code]).toEqual([403, 'api_key.scope_missing'])
  expect(refused.body.message).toContain('orders:read')
})

test('a scope to read does not write', async () => {
  const { key } = await createKey(owner, ['catalogue:read'])
  const { variantId } = await makeFlower(shop, { stock: 5 })
  expect((await send(key, 'adminProducts')).status).toBe(200)
  const refused = await send(key, 'changeStock', { body: { variantId, change: 3, reason: 'restock' } })
  expect([refused.status, refused.body.code]).toEqual([403, 'api_key.scope_missing'])
  const { on_hand } = await shop.db
    .selectFrom('stock')
    .selectAll()
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow()
  expect(on_hand).toBe(5)
})

test('a second permission inside a use case counts only with its scope to write', async () => {
  const cancel = async (scopes: readonly ApiScope[]) => {
    const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
    const { key } = await createKey(owner, scopes)
    return send(key, 'cancelOrder', {
      params: { orderId: order.id },
      body: { reason: 'No roses left', refundTo: 'credit' },
    })
  }
  const needs = (endpoints.cancelOrder as Endpoint).access
  expect('needs' in needs && needs.needs).toBe('refunds')
  expect((await cancel(['orders:write', 'refunds:read'])).status).toBe(403)
  expect((await cancel(['orders:write', 'refunds:write'])).status).toBe(200)
})

test('with all scopes a key still opens no endpoint about staff, settings, keys, webhooks, accounts or carts', async () => {
  const { key } = await createKey(owner, [...API_SCOPES])
  const opened: string[] = []
  for (const name of allCalls) {
    const endpoint: Endpoint = endpoints[name]
    if (endpoint.access.kind === 'public') continue
    const { method } = getRoute(name)
    const id = '00000000-0000-4000-8000-000000000000'
    const params = new Proxy({}, { get: () => id })
    const { status, body } = await send(key, name, { params, ...(method === 'GET' ? {} : { body: {} }) })
    if (status !== 403 || !String(body.code).startsWith('api_key.')) opened.push(name)
  }
  const expected = allCalls.filter((name) => {
    const { access } = endpoints[name] as Endpoint
    const admins = access.kind === 'role' ? access.roles : access.kind === 'self' ? (access.orRoles ?? []) : []
    const needs = 'needs' in access ? access.needs : undefined
    return admins.includes('Admin') && API_SCOPES.includes(`${needs}:read` as ApiScope)
  })
  expect(opened.toSorted()).toEqual(expected.toSorted())
  expect(opened.length).toBeGreaterThan(40)
  const forbidden = [
    'createApiKey',
    'createWebhook',
    'invite',
    'changeStaff',
    'saveSetting',
    'getAudit',
    'openCashDrawer',
  ]
  expect(opened.filter((name) => forbidden.includes(name))).toEqual([])
})

test('a key is refused once it is revoked, expired, or its employee loses the permission or leaves', async () => {
  const status = async (key: string) => (await send(key, 'adminProducts')).status
  const revoked = await createKey(owner, ['catalogue:read'])
  expect(await status(revoked.key)).toBe(200)
  expect((await owner.visitor.call('revokeApiKey', { params: { apiKeyId: revoked.data.id } })).status).toBe(200)
  expect(await status(revoked.key)).toBe(401)

  const clerk = await makeAdmin(shop, ['catalogue', 'settings'])
  const { key } = await createKey(clerk, ['catalogue:read'])
  expect(await status(key)).toBe(200)
  const change = (set: object) => shop.db.updateTable('app_user').set(set).where('id', '=', clerk.userId).execute()
  await change({ permissions: ['settings'] })
  expect(await status(key)).toBe(403)
  await change({ permissions: ['catalogue'], deactivated_at: new Date() })
  expect(await status(key)).toBe(401)
  await change({ deactivated_at: null, role: 'Shopper' })
  expect(await status(key)).toBe(401)
  await change({ role: 'Admin' })
  expect(await status(key)).toBe(200)

  const begun = shop.clock.now()
  const expiring = await createKey(owner, ['catalogue:read'], 30)
  shop.clock.set(begun + 29 * DAY_MS)
  expect(await status(expiring.key)).toBe(200)
  shop.clock.set(begun + 31 * DAY_MS)
  expect(await status(expiring.key)).toBe(401)
  shop.clock.set(begun)
})

test('nobody gives a key more than they have, and the database never holds a key', async () => {
  const clerk = await makeAdmin(shop, ['catalogue', 'settings'])
  const body = { name: 'Too much', scopes: ['orders:read'], expiresInDays: null }
  const refused = await clerk.visitor.call('createApiKey', { body })
  expect([refused.status, refused.body.code]).toEqual([403, 'api_key.above_you'])
  expect(refused.body.errors.scopes).toHaveLength(1)
  const { key, data } = await createKey(clerk, ['catalogue:read'])
  expect(key).toMatch(/^shopkey_[\w-]{43}$/)
  expect(data.lastCharacters).toBe(key.slice(-4))
  const rows = await shop.db.selectFrom('api_key').selectAll().execute()
  const answers = await shop.db.selectFrom('idempotency').selectAll().execute()
  const audit = await shop.db.selectFrom('audit_entry').selectAll().execute()
  expect(JSON.stringify([rows, answers, audit])).not.toContain(key.slice(8))
  const listed = (await clerk.visitor.call('apiKeys')).body.data
  expect(JSON.stringify(listed)).not.toContain(key.slice(8, 40))
})

test('wrong, changed and foreign keys are refused, and a key is no session', async () => {
  const { key } = await createKey(owner, ['catalogue:read'])
  const wrong = [`${key}x`, key.slice(0, -1), key.toUpperCase(), 'shopkey_', `shopkey_${'a'.repeat(43)}`]
  for (const text of wrong) expect((await send(text, 'adminProducts')).status).toBe(401)
  expect((await send(key, 'refreshToken')).status).toBe(401)
  // A public call is answered as for anybody.
  expect((await send(key, 'getProducts')).status).toBe(200)
})

test('the audit log names the key of a change, and the list its last use', async () => {
  const { key, data } = await createKey(owner, ['catalogue:write'])
  const { variantId } = await makeFlower(shop)
  await send(key, 'changeStock', { body: { variantId, change: 1, reason: 'restock' } })
  const entry = await shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', `variant:${variantId}`)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor_id: owner.userId, action: 'changeStock', detail: { apiKey: 'Stock system' } })
  const audit = (await owner.visitor.call('getAudit', { query: { action: 'changeStock' } })).body.data
  expect(audit[0]).toMatchObject({ actor: owner.fullName, apiKey: 'Stock system' })
  const { data: keys } = (await owner.visitor.call('apiKeys')).body
  const listed = keys.find(({ id }: { id: string }) => id === data.id)
  expect(listed).toMatchObject({ state: 'active', userName: owner.fullName, scopes: ['catalogue:write'] })
  expect(listed.lastUsedAt).not.toBeNull()
})

test('a program with a key does not make its employee look active', async () => {
  const clerk = await makeAdmin(shop, ['catalogue', 'settings'])
  const { key } = await createKey(clerk, ['catalogue:read'])
  const set = { last_seen_at: new Date('2026-01-01') }
  await shop.db.updateTable('app_user').set(set).where('id', '=', clerk.userId).execute()
  shop.clock.set(shop.clock.now() + 2 * 60_000)
  expect((await send(key, 'adminProducts')).status).toBe(200)
  const user = await shop.db
    .selectFrom('app_user')
    .select('last_seen_at')
    .where('id', '=', clerk.userId)
    .executeTakeFirst()
  expect(user).toEqual(set)
})

test('a key has a limit of 600 requests a minute, including refused ones', async () => {
  const { key } = await createKey(owner, ['catalogue:read'])
  await send(key, 'adminOrders')
  await shop.db.updateTable('rate_bucket').set({ hits: 600 }).where('key', 'like', 'apiKey:%').execute()
  const refused = await send(key, 'adminProducts')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
