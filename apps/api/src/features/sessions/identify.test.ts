import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveKey } from '../../signing-keys.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const MINUTE = 60_000

async function statusWith(user: TestUser, token: string | undefined): Promise<number> {
  const visitor = shop.visitor()
  visitor.token = token
  return (await visitor.call('getPublicUser', { params: { userId: user.userId } })).status
}

test('API-26 only the Authorization header identifies a caller; the cookies authModel and ClientData are never read', async () => {
  const user = await makeUser(shop)
  expect(await statusWith(user, user.visitor.token)).toBe(200)
  const visitor = shop.visitor()
  const model = { userId: user.userId, roles: ['Admin'], token: user.visitor.token }
  visitor.cookies.set('authModel', encodeURIComponent(JSON.stringify(model)))
  visitor.cookies.set('ClientData', encodeURIComponent(JSON.stringify({ clientDto: { id: 1 } })))
  visitor.cookies.set('refreshToken', user.visitor.cookies.get('refreshToken') ?? '')
  expect((await visitor.call('getPublicUser', { params: { userId: user.userId } })).status).toBe(401)
})

test('API-26 refuses foreign, other-purpose, expired and not yet valid tokens', async () => {
  const user = await makeUser(shop)
  const { SECRET } = shop.context.config
  const second = Math.floor(shop.clock.now() / 1000)
  const claims = { sid: user.sessionId, sub: user.userId, aud: 'access', iat: second, exp: second + 600 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sign = (payload: object, key: Uint8Array, header = { alg: 'HS256', typ: 'JWT' }) =>
    new SignJWT(payload as Record<string, unknown>).setProtectedHeader(header).sign(key)
  const key = deriveKey(SECRET, 'access-token')
  expect(await statusWith(user, await sign(claims, key))).toBe(200)
  const [head = '', body = '', signature = ''] = (await sign(claims, key)).split('.')
  const bad: Record<string, string> = {
    none: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'none, signed': `${part({ alg: 'none' })}.${body}.${signature}`,
    'another key': await sign(claims, Buffer.alloc(32, 7)),
    'the key of another use': await sign(claims, deriveKey(SECRET, 'refresh')),
    'the secret itself': await sign(claims, Buffer.from(SECRET)),
    HS512: await sign(claims, Buffer.concat([key, key]), { alg: 'HS512', typ: 'JWT' }),
    'another audience': await sign({ ...claims, aud: 'refresh' }, key),
    'no audience': await sign({ ...claims, aud: undefined }, key),
    'no end': await sign({ ...claims, exp: undefined }, key),
    over: await sign({ ...claims, iat: second - 900, exp: second - 1 }, key),
    'not yet good': await sign({ ...claims, nbf: second + 300 }, key),
    'issued in the future': await sign({ ...claims, iat: second + 300, exp: second + 900 }, key),
    'another user': await sign({ ...claims, sub: (await makeUser(shop)).userId }, key),
    'no such session': await sign({ ...claims, sid: user.userId }, key),
    'changed body': `${head}.${part({ ...claims, exp: second + 6_000 })}.${signature}`,
    empty: '',
    garbage: 'a.b.c',
    'refresh cookie': user.visitor.cookies.get('refreshToken') ?? '',
    'very long': 'x'.repeat(5_000),
    'signed by hand over another body': `${head}.${body}.${createHmac('sha256', 'x').update(body).digest('base64url')}`,
  }
  const statuses: Record<string, number> = {}
  for (const [what, token] of Object.entries(bad)) {
    const answer = await shop.visitor().call('getPublicUser', {
      params: { userId: user.userId },
      headers: { authorization: `Bearer ${token}` },
    })
    statuses[what] = answer.status
  }
  expect(statuses).toEqual(Object.fromEntries(Object.keys(bad).map((what) => [what, 401])))
  const basic = await shop.visitor().call('getPublicUser', {
    params: { userId: user.userId },
    headers: { authorization: `Basic ${user.visitor.token}` },
  })
  expect(basic.status).toBe(401)
})

test('API-26 answers public calls with an expired token', async () => {
  const visitor = shop.visitor()
  visitor.token = 'over.and.out'
  expect((await visitor.call('logout')).status).toBe(200)
})

test('API-08 a changed role, a deletion and a revoked session apply at the next request', async () => {
  const user = await makeUser(shop, { role: 'ShippingEmployee' })
  const status = async () => (await user.visitor.call('getUser', { params: { id: user.userId } })).body.data?.roles
  expect(await status()).toEqual(['ShippingEmployee'])
  await shop.db.updateTable('app_user').set({ role: 'Shopper' }).where('id', '=', user.userId).execute()
  expect(await status()).toEqual(['Shopper'])
  await shop.db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', user.userId).execute()
  expect(await statusWith(user, user.visitor.token)).toBe(401)
  expect((await user.visitor.call('refreshToken')).status).toBe(401)
  const login = await shop.visitor().call('login', { body: { email: user.email, password: user.password } })
  expect(login.status).toBe(400)
})

test('AUTH-08 an access token expires after 12 minutes', async () => {
  const user = await makeUser(shop)
  const begun = shop.clock.now()
  shop.clock.set(begun + 11 * MINUTE)
  expect(await statusWith(user, user.visitor.token)).toBe(200)
  shop.clock.set(begun + 12 * MINUTE + 1_000)
  expect(await statusWith(user, user.visitor.token)).toBe(401)
  shop.clock.set(begun)
})

test('AUTH-08 a clock set back revives no expired token and logs nobody out', async () => {
  const user = await makeUser(shop)
  const begun = shop.clock.now()
  const token = user.visitor.token
  shop.clock.set(begun + 20 * MINUTE)
  expect(await statusWith(user, token)).toBe(401)
  shop.clock.set(begun + MINUTE)
  expect(await statusWith(user, token)).toBe(401)
  const refreshed = await user.visitor.call('refreshToken')
  expect(refreshed.status).toBe(200)
  expect(await statusWith(user, refreshed.body.token)).toBe(200)
  expect(await statusWith(user, token)).toBe(401)
  // A token that expired while its session went on stays expired.
  shop.clock.set(begun + 60 * MINUTE)
  const later = await user.visitor.call('refreshToken')
  shop.clock.set(begun + 21 * MINUTE)
  expect(await statusWith(user, refreshed.body.token)).toBe(401)
  expect(await statusWith(user, later.body.token)).toBe(200)
  shop.clock.set(begun)
})
