import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { traceStatements } from '../../testing/trace-statements.ts'
import { verifyPassword } from './passwords.ts'

let shop: TestShop
let address = 0
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Each visitor has its own IP address, so that the limit per address does not apply. */
const visitor = (language: Language = 'en') => {
  address += 1
  return shop.visitor({ language, ip: `10.0.0.${address % 250}` })
}
const login = (email: string, password: string, rest: object = {}, headers: Record<string, string> = {}) =>
  visitor().call('login', { body: { email, password, ...rest }, headers })

test('API-02 AUTH-07 ERR-02 a login answers the auth model; the refresh secret is in an httpOnly cookie with the specified path', async () => {
  const user = await makeUser(shop, { role: 'Customer', fullName: 'Huda Amin' })
  const { status, body, headers } = await login(user.email, user.password)
  expect(status).toBe(200)
  expect(body).toEqual({
    userId: user.userId,
    fullName: 'Huda Amin',
    email: user.email,
    roles: ['Customer'],
    clientId: user.clientId,
    isEmailConfirmed: true,
    token: expect.any(String),
    refreshToken: expect.any(String),
    refreshTokenExpiresOn: expect.any(String),
    rememberMe: false,
    message: 'You have successfully logged in.',
  })
  expect(Date.parse(body.refreshTokenExpiresOn)).toBeGreaterThan(shop.clock.now())
  expect(body.token.length).toBeLessThan(1_200)
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^refreshToken=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
  const secret = cookie.slice('refreshToken='.length).split(';')[0]?.split('.')[2] ?? ''
  expect(secret.length).toBe(43)
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('AUTH-06 "remember me" selects between a browser-session cookie and one until the session ends', async () => {
  const user = await makeUser(shop)
  const remembered = await login(user.email, user.password, { rememberMe: true })
  expect(remembered.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000;|Max-Age=2591999;/)
  expect(Date.parse(remembered.body.refreshTokenExpiresOn) - shop.clock.now()).toBeGreaterThan(29 * 86_400_000)
  const forgotten = await login(user.email, user.password)
  expect(forgotten.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/)
  expect(Date.parse(forgotten.body.refreshTokenExpiresOn) - shop.clock.now()).toBeLessThanOrEqual(12 * 3_600_000)
})

test('AUTH-02 requires a valid email and a password of at least 8 characters', async () => {
  const getErrors = async (body: object) => (await visitor().call('login', { body })).body.errors
  const short = { password: ['At least 8 characters, please.'] }
  expect(await getErrors({ email: 'a@b.co', password: 'Seven-7' })).toEqual(short)
  expect(await getErrors({ email: 'a@b.co', password: '🌹'.repeat(7) })).toEqual(short)
  const wrong = await login('nobody@example.com', 'Eight-88')
  expect([wrong.status, wrong.body.code]).toEqual([400, 'login.failed'])
  for (const email of ['not an address', 'a@', '@b.co', 'a b@c.co'])
    expect(Object.keys(await getErrors({ email, password: 'Eight-88' }))).toEqual(['email'])
  const required = ['Please fill this in.']
  expect(await getErrors({})).toEqual({ email: required, password: required })
  expect(await getErrors({ email: ' ', password: '' })).toEqual({ email: required, password: required })
})

test('ERR-02 GROW-10 an unknown address and a wrong password get the same answer, in the same language, after the same steps', async () => {
  const user = await makeUser(shop)
  const { client, trace } = traceStatements(shop)
  const attempt = async (email: string) => {
    let answer: unknown[] = []
    const steps = await trace(async () => {
      const { status, body } = await client.call('login', { body: { email, password: 'Wrong-Password-9' } })
      answer = [status, body.code, body.message]
    })
    return { answer, steps }
  }
  await attempt('warm.up@example.com')
  const [known, unknown] = [await attempt(user.email), await attempt('nobody@example.com')]
  expect(unknown).toEqual(known)
  expect(known.answer).toEqual([400, 'login.failed', 'The email or the password is not right.'])
  expect(known.steps.length).toBeGreaterThan(3)
  const arabic = await visitor('ar').call('login', { body: { email: user.email, password: 'Wrong-Password-9' } })
  expect(arabic.body.message).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.')
})

test('ERR-02 an unknown address costs the same password hash', async () => {
  expect(await verifyPassword(undefined, 'Wrong-Password-9')).toBe(false)
  let hashed = false
  await verifyPassword(undefined, 'Wrong-Password-9', async () => {
    hashed = true
    return true
  })
  expect(hashed).toBe(true)
})

/** Moves all waiting times into the past. */
const passTime = (seconds: number) =>
  sql`update password_guess set next_at = next_at - make_interval(secs => ${seconds})`.execute(shop.db)

test.each(['an existing account', 'an unknown address'])(
  'AUTH-02 GROW-10 wrong passwords for %s from one address delay the next, longer each time, whatever headers or fields say',
  async (whose) => {
    const email = whose === 'an unknown address' ? 'no.one.here@example.com' : (await makeUser(shop)).email
    const guesser = shop.visitor({ ip: '10.2.0.1' })
    const guess = async (n: number) => {
      const written = n % 2 ? email.toUpperCase() : ` ${email}`
      const { status, headers } = await guesser.call('login', {
        body: { email: written, password: 'Wrong-Password-9', userId: n, account: n },
        headers: { 'x-forwarded-for': `7.7.7.${n}` },
      })
      return [status, Number(headers.get('retry-after'))]
    }
    for (let n = 0; n < 5; n += 1) expect(await guess(n)).toEqual([400, 0])
    for (const delay of [5, 10, 20, 40, 80]) {
      const [status, wait = 0] = await guess(0)
      expect(status).toBe(429)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(delay)
      await passTime(delay)
      expect((await guess(1))[0]).toBe(400)
    }
    // After a quarter of an hour without a guess the count begins anew.
    await passTime(160 + 901)
    for (let n = 0; n < 5; n += 1) expect((await guess(n))[0]).toBe(400)
  },
)

test('AUTH-02 GROW-10 a stranger with one address or with many does not lock the owner out of a known browser', async () => {
  const user = await makeUser(shop)
  const wrong = { email: user.email, password: 'Wrong-Password-9' }
  const right = { email: user.email, password: user.password }
  const browser = shop.visitor({ ip: '10.3.0.1' })
  expect((await browser.call('login', { body: right })).status).toBe(200)
  // The browser's cookie goes only where it is read.
  const signedIn = await browser.call('login', { body: right })
  expect(signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))).toMatch(
    /^device=[\w-]{43}; Max-Age=34560000; Path=\/api\/Account; HttpOnly; SameSite=Lax$/,
  )
  const statuses: number[] = []
  for (let n = 0; n < 14; n += 1)
    statuses.push((await shop.visitor({ ip: `10.4.0.${n}` }).call('login', { body: wrong })).status)
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])

  const elsewhere = await shop.visitor({ ip: '10.5.0.1' }).call('login', { body: right })
  expect(elsewhere.status).toBe(429)
  expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await browser.call('login', { body: right })).status).toBe(200)
  // The wait is a minute, not longer with each guess.
  await passTime(60)
  expect((await shop.visitor({ ip: '10.4.1.1' }).call('login', { body: wrong })).status).toBe(400)
  await passTime(60)
  expect((await shop.visitor({ ip: '10.5.0.1' }).call('login', { body: right })).status).toBe(200)
})

test('AUTH-02 GROW-10 a known browser has its own limit, is known to its account only, and is forgotten with the password', async () => {
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  const browser = shop.visitor({ ip: '10.6.0.1' })
  const logIn = (email: string, password: string) => browser.call('login', { body: { email, password } })
  await logIn(user.email, user.password)
  const known = () =>
    shop.db.selectFrom('known_device').select('user_id').where('user_id', 'in', [user.userId, other.userId]).execute()
  expect(await known()).toEqual([{ user_id: user.userId }])
  for (let n = 0; n < 5; n += 1) expect((await logIn(user.email, 'Wrong-Password-9')).status).toBe(400)
  expect((await logIn(user.email, user.password)).status).toBe(429)
  // Another account has its own count.
  expect((await logIn(other.email, other.password)).status).toBe(200)
  await user.visitor.call('changePassword', {
    params: { userId: user.userId },
    body: {
      userId: user.userId,
      email: user.email,
      oldPassword: user.password,
      newPassword: 'Lilac-Lane-47',
      confirmPassword: 'Lilac-Lane-47',
    },
  })
  expect(await known()).toEqual([{ user_id: other.userId }])
})

test('AUTH-02 of forty concurrent wrong passwords on two processes at most ten are checked', async () => {
  const user = await makeUser(shop)
  const twin = await shop.twin()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? shop : twin)
        .visitor({ ip: `10.1.0.${n}` })
        .call('login', { body: { email: user.email, password: 'Wrong-Password-9' } }),
    ),
  )
  const tried = answers.filter((answer) => answer.status === 400).length
  expect(tried).toBe(10)
  expect(answers.filter((answer) => answer.status === 429).length).toBe(30)
})

test('AUTH-02 correct passwords do not count as attempts, also many at once', async () => {
  const user = await makeUser(shop)
  const answers = await Promise.all(Array.from({ length: 25 }, () => login(user.email, user.password)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
})

test('API-02 accepts another spelling of the address and the same password in another Unicode form', async () => {
  const user = await makeUser(shop, { email: 'Layla.Case@Example.com', password: 'Caf\u00e9-Rosa-12' })
  expect((await login('  LAYLA.case@example.COM ', 'Cafe\u0301-Rosa-12')).status).toBe(200)
  expect((await login(user.email, ' Caf\u00e9-Rosa-12')).status).toBe(400)
})

test('AUTH-09 a login revokes the previous session of the browser', async () => {
  const user = await makeUser(shop)
  const browser = visitor()
  const body = { email: user.email, password: user.password }
  const first = await browser.call('login', { body })
  await browser.call('login', { body })
  const old = shop.visitor()
  old.token = first.body.token
  expect((await old.call('getPublicUser', { params: { userId: user.userId } })).status).toBe(401)
})

test('API-02 a password change during a login leaves no session with the old password', async () => {
  const user = await makeUser(shop)
  const change = { userId: user.userId, email: user.email, oldPassword: user.password }
  const newPassword = 'Lilac-Lane-47'
  const [changed, ...logins] = await Promise.all([
    user.visitor.call('changePassword', {
      params: { userId: user.userId },
      body: { ...change, newPassword, confirmPassword: newPassword },
    }),
    ...Array.from({ length: 8 }, () => login(user.email, user.password)),
  ])
  expect(changed?.status).toBe(200)
  for (const { status, body } of logins) {
    if (status !== 200) continue
    const late = shop.visitor()
    late.token = body.token
    expect((await late.call('getPublicUser', { params: { userId: user.userId } })).status).toBe(401)
  }
  const live = await shop.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', user.userId)
    .where('revoked_at', 'is', null)
    .execute()
  expect(live).toEqual([{ id: user.sessionId }])
})
