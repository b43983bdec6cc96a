import type { Language } from '@warda/domain/language'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, TEST_PASSWORD } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

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

test('ERR-02 an unknown address and a wrong password get the same answer, in the same language, in about the same time', async () => {
  let user = await makeUser(shop)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  // The minimum of several, because other load on the machine makes the others longer.
  const least = (list: number[]) => Math.min(...list)
  const timed = async (into: number[], email: string) => {
    const begun = performance.now()
    const { status, body } = await login(email, 'Wrong-Password-9')
    into.push(performance.now() - begun)
    answers.add(JSON.stringify([status, body.code, body.message]))
  }
  await timed([], 'warm.up@example.com')
  const ratio = () => least(times.unknown) / least(times.known)
  for (let round = 0; round < 9 || (round < 40 && (ratio() < 0.6 || ratio() > 1.7)); round += 1) {
    // An account allows at most ten attempts.
    if (round % 8 === 0) user = await makeUser(shop)
    await timed(times.known, user.email)
    await timed(times.unknown, `nobody${round}@example.com`)
  }
  expect([...answers]).toEqual([JSON.stringify([400, 'login.failed', 'The email or the password is not right.'])])
  // Without the placeholder hash the unknown address would be many times faster.
  expect(ratio()).toBeGreaterThan(0.6)
  expect(ratio()).toBeLessThan(1.7)
  const arabic = await visitor('ar').call('login', { body: { email: user.email, password: 'Wrong-Password-9' } })
  expect(arabic.body.message).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.')
})

test.each(['an existing account', 'an unknown address'])(
  'AUTH-02 ten wrong passwords in a quarter of an hour close %s, whatever headers or fields say',
  async (whose) => {
    const email = whose === 'nobody at all' ? 'no.one.here@example.com' : (await makeUser(shop)).email
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const written = n % 2 ? email.toUpperCase() : ` ${email}`
      const answer = await login(
        written,
        'Wrong-Password-9',
        { userId: n, account: n },
        { 'x-forwarded-for': `7.7.7.${n}` },
      )
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    const right = await login(email, TEST_PASSWORD)
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    await sql`update rate_bucket set window_start = window_start - interval '16 minutes'`.execute(shop.db)
    expect((await login(email, TEST_PASSWORD)).status).toBe(whose === 'nobody at all' ? 400 : 200)
  },
)

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
  expect(tried).toBeGreaterThan(5)
  expect(tried).toBeLessThanOrEqual(10)
  expect(answers.filter((answer) => answer.status === 429).length).toBe(40 - tried)
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
