import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const HOUR = 3_600_000

/** A browser with the same cookies as the user's at this moment. */
function getCopy(user: TestUser, from: TestShop = shop) {
  const copy = from.visitor()
  copy.cookies.set('refreshToken', user.visitor.cookies.get('refreshToken') ?? '')
  return copy
}

const works = async (user: TestUser, token: string | undefined): Promise<boolean> => {
  const visitor = shop.visitor()
  visitor.token = token
  return (await visitor.call('getPublicUser', { params: { userId: user.userId } })).status === 200
}

test('API-05 a refresh answers a new token, the session id and its end, and rotates the cookie', async () => {
  const user = await makeUser(shop)
  const before = user.visitor.cookies.get('refreshToken')
  const { status, body, headers } = await user.visitor.call('refreshToken')
  expect(status).toBe(200)
  expect(body).toEqual({
    token: expect.any(String),
    refreshToken: user.sessionId,
    refreshTokenExpiresOn: expect.any(String),
  })
  expect(body.token).not.toBe(user.visitor.token)
  expect(user.visitor.cookies.get('refreshToken')).not.toBe(before)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(await works(user, body.token)).toBe(true)
  const stored = await shop.db
    .selectFrom('session')
    .select('refresh_hash')
    .where('id', '=', user.sessionId)
    .executeTakeFirstOrThrow()
  const secret = user.visitor.cookies.get('refreshToken')?.split('.')[2] ?? ''
  expect(stored.refresh_hash.equals(Buffer.from(secret, 'base64url'))).toBe(false)
  expect(stored.refresh_hash.length).toBe(32)
})

test('API-05 an expired access token does not prevent a refresh', async () => {
  const user = await makeUser(shop)
  user.visitor.token = 'a.b.c'
  expect((await user.visitor.call('refreshToken')).status).toBe(200)
})

test('AUTH-08 twenty concurrent refreshes with one cookie on two processes all get the same valid successor', async () => {
  const user = await makeUser(shop)
  const twin = await shop.twin()
  const copies = Array.from({ length: 20 }, (_, n) => getCopy(user, n % 2 ? shop : twin))
  const answers = await Promise.all(copies.map((copy) => copy.call('refreshToken')))
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect(new Set(copies.map((copy) => copy.cookies.get('refreshToken'))).size).toBe(1)
  for (const answer of answers) expect(await works(user, answer.body.token)).toBe(true)
  const row = await shop.db
    .selectFrom('session')
    .select(['generation', 'revoked_at'])
    .where('id', '=', user.sessionId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ generation: 2, revoked_at: null })
  expect((await copies[7]?.call('refreshToken'))?.status).toBe(200)
})

test('AUTH-08 a used cookie after the grace period revokes the session', async () => {
  const user = await makeUser(shop)
  const stolen = getCopy(user)
  const first = await user.visitor.call('refreshToken')
  shop.clock.advance(9_000)
  expect((await getCopy({ ...user, visitor: stolen }).call('refreshToken')).status).toBe(200)
  shop.clock.advance(2_000)
  const reused = await stolen.call('refreshToken')
  expect(reused).toMatchObject({ status: 401, body: { code: 'session.reused' } })
  expect(stolen.cookies.has('refreshToken')).toBe(false)
  expect(await works(user, first.body.token)).toBe(false)
  expect((await user.visitor.call('refreshToken')).status).toBe(401)
})

test('AUTH-08 a cookie two generations old revokes the session at once', async () => {
  const user = await makeUser(shop)
  const old = getCopy(user)
  await user.visitor.call('refreshToken')
  await user.visitor.call('refreshToken')
  expect((await old.call('refreshToken')).body.code).toBe('session.reused')
  expect((await user.visitor.call('refreshToken')).status).toBe(401)
})

test('AUTH-08 a missing, invented and changed cookie are refused with the same message, and cleared', async () => {
  const user = await makeUser(shop)
  const [sid, , secret] = (user.visitor.cookies.get('refreshToken') ?? '').split('.')
  for (const cookie of [undefined, 'x', `${sid}.2.${secret}`, `${user.userId}.1.${secret}`, `${sid}.1.${secret}x`]) {
    const visitor = shop.visitor()
    if (cookie) visitor.cookies.set('refreshToken', cookie)
    const answer = await visitor.call('refreshToken')
    expect(answer.body).toMatchObject({
      status: 401,
      code: 'session.expired',
      message: 'The session has expired. Please log in again.',
    })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refreshToken=; Max-Age=0; Path=\/$/)
  }
  expect((await user.visitor.call('refreshToken')).status).toBe(200)
})

test('AUTH-07 a session expires 12 hours (remembered: 30 days) after its last refresh, and stays expired when the clock is set back', async () => {
  const begun = shop.clock.now()
  const brief = await makeUser(shop)
  const long = await makeUser(shop, { remember: true })
  shop.clock.set(begun + 11 * HOUR)
  expect((await brief.visitor.call('refreshToken')).status).toBe(200)
  shop.clock.set(begun + 22 * HOUR)
  const stored = await brief.visitor.call('refreshToken')
  expect(Date.parse(stored.body.refreshTokenExpiresOn)).toBeGreaterThanOrEqual(begun + 34 * HOUR)
  shop.clock.set(begun + 35 * HOUR)
  expect((await getCopy(brief).call('refreshToken')).body.code).toBe('session.expired')
  shop.clock.set(begun + 23 * HOUR)
  expect((await getCopy(brief).call('refreshToken')).status).toBe(401)
  shop.clock.set(begun + 29 * 24 * HOUR)
  expect((await long.visitor.call('refreshToken')).status).toBe(200)
  shop.clock.set(begun + 60 * 24 * HOUR)
  expect((await long.visitor.call('refreshToken')).status).toBe(401)
  shop.clock.set(begun)
})

test('AUTH-07 a session used every day expires after 90 days', async () => {
  const begun = shop.clock.now()
  const user = await makeUser(shop, { remember: true })
  for (const day of [25, 50, 75]) {
    shop.clock.set(begun + day * 24 * HOUR)
    expect((await user.visitor.call('refreshToken')).status).toBe(200)
  }
  shop.clock.set(begun + 90 * 24 * HOUR + 1_000)
  expect((await user.visitor.call('refreshToken')).status).toBe(401)
  shop.clock.set(begun)
})

test('AUTH-09 ERR-02 logout revokes the session, clears the cookie, and never refuses', async () => {
  const user = await makeUser(shop)
  const copy = getCopy(user)
  const out = await user.visitor.call('logout')
  expect(out).toMatchObject({ status: 200, body: { message: 'You have successfully logged out.' } })
  expect(user.visitor.cookies.has('refreshToken')).toBe(false)
  expect(await works(user, user.visitor.token)).toBe(false)
  expect((await copy.call('refreshToken')).status).toBe(401)
  expect((await user.visitor.call('logout')).status).toBe(200)
  expect((await shop.visitor().call('logout')).status).toBe(200)
  const arabic = await shop.visitor({ language: 'ar' }).call('logout')
  expect(arabic.body.message).toMatch(/[\u0600-\u06FF]/)
})

test('AUTH-09 logout by the token alone revokes that session and no other of the user', async () => {
  const user = await makeUser(shop)
  const other = await shop.visitor().call('login', { body: { email: user.email, password: user.password } })
  const bearer = shop.visitor()
  bearer.token = user.visitor.token
  await bearer.call('logout')
  expect(await works(user, user.visitor.token)).toBe(false)
  expect(await works(user, other.body.token)).toBe(true)
})
