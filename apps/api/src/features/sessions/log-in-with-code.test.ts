import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deriveKey } from '../../signing-keys.ts'
import type { ApiClient, TestAnswer } from '../../testing/api-client.ts'
import { readAuthenticator } from '../../testing/authenticator.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeSecondFactor } from '../../testing/make-second-factor.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let address = 0
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
beforeEach(() => shop.clock.set(SUNDAY_MORNING))
afterAll(() => shop.close())

const COOKIE = 'loginChallenge'
const MINUTE = 60_000

const newBrowser = (of: TestShop = shop): ApiClient => {
  address += 1
  return of.visitor({ ip: `10.9.${Math.floor(address / 250)}.${address % 250}` })
}
const enterPassword = (user: TestUser, browser: ApiClient, rest: object = {}): Promise<TestAnswer> =>
  browser.call('login', { body: { email: user.email, password: user.password, ...rest } })
const enterCode = (browser: ApiClient, oneTimeCode: string, rest: object = {}): Promise<TestAnswer> =>
  browser.call('loginWithCode', { body: { oneTimeCode, ...rest } })

/** A person with an authenticator app whose next code is not used yet. */
async function makePerson(options: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(shop, options)
  return { user, factor: await makeSecondFactor(shop, user) }
}

const works = async (user: TestUser, token: string | undefined): Promise<boolean> => {
  const visitor = shop.visitor()
  visitor.token = token
  return (await visitor.call('getPublicUser', { params: { userId: user.userId } })).status === 200
}

test('GROW-10 API-02 a login with a second factor opens no session; the code answers the auth model as specified', async () => {
  const { user, factor } = await makePerson({ role: 'Customer' })
  const browser = newBrowser()
  const first = await enterPassword(user, browser, { rememberMe: true })
  expect(first).toMatchObject({
    status: 403,
    body: { code: 'login.code_needed', message: 'Please enter the code from your authenticator app.' },
  })
  expect(JSON.stringify(first.body)).not.toContain(user.userId)
  expect([browser.cookies.has('refreshToken'), browser.cookies.has(COOKIE)]).toEqual([false, true])
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith(COOKIE))
  expect(cookie).toMatch(/Max-Age=900; Path=\/api\/Account; HttpOnly; SameSite=Lax$/)
  // The challenge is no access token.
  expect(await works(user, browser.cookies.get(COOKIE))).toBe(false)
  const sessions = () => shop.db.selectFrom('session').select('id').where('user_id', '=', user.userId).execute()
  expect(await sessions()).toHaveLength(1)

  const second = await enterCode(browser, factor.code(1))
  expect(second.status).toBe(200)
  expect(Object.keys(second.body).toSorted()).toEqual(
    [
      'clientId',
      'email',
      'fullName',
      'isEmailConfirmed',
      'message',
      'refreshToken',
      'refreshTokenExpiresOn',
      'rememberMe',
      'roles',
      'token',
      'userId',
    ].toSorted(),
  )
  expect(second.body).toMatchObject({ userId: user.userId, rememberMe: true })
  expect(second.headers.get('cache-control')).toBe('no-store')
  expect([browser.cookies.has('refreshToken'), browser.cookies.has(COOKIE)]).toEqual([true, false])
  expect(await works(user, second.body.token)).toBe(true)
  expect((await browser.call('refreshToken')).status).toBe(200)
})

test('GROW-10 a person without a second factor logs in as before', async () => {
  const user = await makeUser(shop)
  const browser = newBrowser()
  expect((await enterPassword(user, browser)).status).toBe(200)
  expect(browser.cookies.has(COOKIE)).toBe(false)
})

test('GROW-10 FORM-04 a code with Arabic digits and spaces is accepted, and one of the step before and after', async () => {
  const { user, factor } = await makePerson()
  const inArabic = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  for (const steps of [1, 0, -1]) {
    shop.clock.advance(10 * MINUTE)
    const browser = newBrowser()
    await enterPassword(user, browser)
    const code = inArabic(readAuthenticator(factor.secret, shop.clock.now() + steps * 30_000))
    expect((await enterCode(browser, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  }
  shop.clock.advance(10 * MINUTE)
  for (const steps of [-3, 3]) {
    const browser = newBrowser()
    await enterPassword(user, browser)
    const { body } = await enterCode(browser, readAuthenticator(factor.secret, shop.clock.now() + steps * 30_000))
    expect(body).toMatchObject({ code: 'second_factor.wrong_code', errors: { oneTimeCode: [expect.any(String)] } })
  }
})

test('GROW-10 of logins with one code at the same time, on two processes, one succeeds', async () => {
  const { user, factor } = await makePerson()
  const browsers = [newBrowser(), newBrowser(twin), newBrowser(), newBrowser(twin)]
  for (const browser of browsers) await enterPassword(user, browser)
  const code = factor.code(1)
  const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('second_factor.wrong_code')
})

test('GROW-10 of logins with one recovery code at the same time, on two processes, one succeeds', async () => {
  const { user, factor } = await makePerson()
  const browsers = [newBrowser(), newBrowser(twin), newBrowser()]
  for (const browser of browsers) await enterPassword(user, browser)
  const [code = ''] = factor.recoveryCodes
  const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const left = await user.visitor.call('getSecondFactor', { params: { userId: user.userId } })
  expect(left.body.data.recoveryCodes).toBe(9)
})

test('GROW-10 a challenge works in its browser, for its account, for its step and for 15 minutes', async () => {
  const [one, other] = [await makePerson(), await makePerson()]
  const browser = newBrowser()
  await enterPassword(one.user, browser)
  // The code of another account.
  expect((await enterCode(browser, other.factor.code(1))).body.code).toBe('second_factor.wrong_code')
  // Taken to another browser.
  const thief = newBrowser()
  await enterPassword(other.user, thief)
  thief.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '')
  expect((await enterCode(thief, one.factor.code(1))).body.code).toBe('login.challenge_expired')
  // For another step.
  expect((await browser.call('startLoginEnrolment')).body.code).toBe('login.challenge_expired')
  expect((await browser.call('confirmLoginEnrolment', { body: { oneTimeCode: '123456' } })).body.code).toBe(
    'login.challenge_expired',
  )
  shop.clock.advance(15 * MINUTE)
  expect(await enterCode(browser, one.factor.code())).toMatchObject({
    status: 401,
    body: { code: 'login.challenge_expired' },
  })
  shop.clock.advance(-MINUTE)
  expect((await enterCode(browser, one.factor.code())).status).toBe(200)
})

test('GROW-10 a challenge that is missing, forged, signed with another key or an access token is refused', async () => {
  const { user, factor } = await makePerson()
  const browser = newBrowser()
  expect((await enterCode(browser, factor.code(1))).body.code).toBe('login.challenge_expired')
  await enterPassword(user, browser)
  const own = browser.cookies.get(COOKIE) ?? ''
  const [head = '', body = '', proof = ''] = own.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9 })).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const sign = (use: 'access-token' | 'login-challenge', content: object) =>
    new SignJWT({ ...content }).setProtectedHeader({ alg: 'HS256' }).sign(deriveKey(shop.context.config.SECRET, use))
  const wrong = [
    '',
    'x',
    'x'.repeat(3_000),
    `${head}.${forged}.${proof}`,
    `${none}.${body}.`,
    await sign('access-token', claims),
    await sign('login-challenge', { ...claims, aud: 'access' }),
    user.visitor.token ?? '',
  ]
  for (const challenge of wrong) {
    browser.cookies.set(COOKIE, challenge)
    const answer = await enterCode(browser, factor.code(1))
    expect([challenge.slice(0, 20), answer.status, answer.body.code]).toEqual([
      challenge.slice(0, 20),
      401,
      'login.challenge_expired',
    ])
  }
  browser.cookies.set(COOKIE, own)
  expect((await enterCode(browser, factor.code(1))).status).toBe(200)
})

test('GROW-10 a challenge ends with the password, with the account and with the second factor', async () => {
  const owner = await makeAdmin(shop)
  const [changed, deactivated, reset] = [
    await makePerson(),
    await makePerson({ role: 'ShippingEmployee' }),
    await makePerson({ role: 'ShippingEmployee' }),
  ]
  const browsers = [newBrowser(), newBrowser(), newBrowser()] as const
  await enterPassword(changed.user, browsers[0])
  await enterPassword(deactivated.user, browsers[1])
  await enterPassword(reset.user, browsers[2])
  const newPassword = 'Lilac-Lane-47'
  const { user } = changed
  const passwords = { oldPassword: user.password, newPassword, confirmPassword: newPassword }
  const done = await user.visitor.call('changePassword', {
    params: { userId: user.userId },
    body: { email: user.email, userId: user.userId, ...passwords },
  })
  expect(done.status).toBe(200)
  await owner.visitor.call('changeStaff', {
    params: { userId: deactivated.user.userId },
    body: { isActive: false },
  })
  await owner.visitor.call('resetSecondFactor', { params: { userId: reset.user.userId } })
  const answers = [
    await enterCode(browsers[0], changed.factor.code(1)),
    await enterCode(browsers[1], deactivated.factor.code(1)),
    await enterCode(browsers[2], reset.factor.code(1)),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'login.challenge_expired'))
  expect(await works(deactivated.user, deactivated.user.visitor.token)).toBe(false)
  expect((await enterPassword(reset.user, newBrowser())).status).toBe(200)
})

test('GROW-10 wrong codes are delayed for all unknown browsers together; a known browser has its own count', async () => {
  const { user, factor } = await makePerson()
  const known = newBrowser()
  await enterPassword(user, known)
  expect((await enterCode(known, factor.code(1))).status).toBe(200)
  // Somebody with the password, from many addresses and processes at once.
  const thieves = Array.from({ length: 16 }, (_, n) => newBrowser(n % 2 ? shop : twin))
  for (const thief of thieves) expect((await enterPassword(user, thief)).status).toBe(403)
  const guesses = await Promise.all(thieves.map((thief) => enterCode(thief, '000000')))
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(guesses.filter(({ body }) => body.code === 'second_factor.too_many')).toHaveLength(11)
  const [thief = newBrowser()] = thieves
  shop.clock.advance(MINUTE)
  // Also the right code waits, and so does a recovery code.
  expect((await enterCode(thief, factor.code())).status).toBe(429)
  expect((await enterCode(thief, factor.recoveryCodes[0] ?? '')).status).toBe(429)
  await enterPassword(user, known)
  expect((await enterCode(known, factor.code())).status).toBe(200)
  const rows = await shop.db.selectFrom('password_guess').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(user.userId)
})

test('GROW-10 a trusted browser is not asked for 30 days; turning the second factor off and on ends that', async () => {
  const { user, factor } = await makePerson()
  const browser = newBrowser()
  await enterPassword(user, browser)
  expect((await enterCode(browser, factor.code(1), { trustDevice: true })).status).toBe(200)
  expect((await enterPassword(user, browser)).status).toBe(200)
  expect((await enterPassword(user, newBrowser())).body.code).toBe('login.code_needed')
  shop.clock.advance(30 * 24 * 60 * MINUTE - MINUTE)
  expect((await enterPassword(user, browser)).status).toBe(200)
  shop.clock.advance(2 * MINUTE)
  expect((await enterPassword(user, browser)).body.code).toBe('login.code_needed')
  // A login without the wish does not trust it again.
  expect((await enterCode(browser, factor.code())).status).toBe(200)
  shop.clock.advance(MINUTE)
  expect((await enterPassword(user, browser)).body.code).toBe('login.code_needed')
  expect((await enterCode(browser, factor.code(), { trustDevice: true })).status).toBe(200)
  expect((await enterPassword(user, browser)).status).toBe(200)

  await signInAgain(shop, user)
  shop.clock.advance(MINUTE)
  const off = await user.visitor.call('disableSecondFactor', {
    params: { userId: user.userId },
    body: { password: user.password, oneTimeCode: factor.code() },
  })
  expect(off.status).toBe(200)
  await makeSecondFactor(shop, user)
  expect((await enterPassword(user, browser)).body.code).toBe('login.code_needed')
})

/** A person with two trusted browsers, whose sessions are open. */
async function makeTrusted(options: Parameters<typeof makeUser>[1] = {}) {
  const { user, factor } = await makePerson(options)
  const [mine, lost] = [newBrowser(), newBrowser()]
  for (const [index, browser] of [mine, lost].entries()) {
    if (index > 0) shop.clock.advance(MINUTE)
    await enterPassword(user, browser)
    const { body } = await enterCode(browser, factor.code(1), { trustDevice: true })
    browser.token = body.token
  }
  const isTrusted = async (browser: ApiClient) => (await enterPassword(user, browser)).status === 200
  return { user, mine, lost, isTrusted }
}

test('GROW-10 logging out everywhere else ends the trust of the other browsers', async () => {
  const { user, mine, lost, isTrusted } = await makeTrusted()
  expect((await mine.call('endOtherSessions', { params: { userId: user.userId } })).status).toBe(200)
  expect([await isTrusted(mine), await isTrusted(lost)]).toEqual([true, false])
})

test('GROW-10 ending one session ends the trust of its browser; logging out there does not', async () => {
  const { user, mine, lost, isTrusted } = await makeTrusted()
  await mine.call('logout')
  expect(await isTrusted(mine)).toBe(true)
  const { body } = await lost.call('getSessions', { params: { userId: user.userId } })
  const { sessionId } = body.data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  const params = { userId: user.userId, sessionId }
  expect((await lost.call('endSession', { params })).status).toBe(200)
  expect([await isTrusted(mine), await isTrusted(lost)]).toEqual([true, false])
})

test('GROW-10 logging a member of staff out everywhere ends the trust of their browsers', async () => {
  const owner = await makeAdmin(shop)
  const { user, mine, lost, isTrusted } = await makeTrusted({ role: 'ShippingEmployee' })
  await signInAgain(shop, owner)
  expect((await owner.visitor.call('endStaffSessions', { params: { userId: user.userId } })).status).toBe(200)
  expect([await isTrusted(mine), await isTrusted(lost)]).toEqual([false, false])
})

test('GROW-10 a new password ends the trust of all browsers and keeps the count of wrong codes', async () => {
  const { user, mine, lost, isTrusted } = await makeTrusted()
  const thief = newBrowser()
  await enterPassword(user, thief)
  for (const _guess of [1, 2, 3, 4, 5]) expect((await enterCode(thief, '000000')).status).toBe(400)
  const password = 'Lilac-Lane-47'
  const changed = await mine.call('changePassword', {
    params: { userId: user.userId },
    body: {
      email: user.email,
      userId: user.userId,
      oldPassword: user.password,
      newPassword: password,
      confirmPassword: password,
    },
  })
  expect(changed.status).toBe(200)
  user.password = password
  expect([await isTrusted(mine), await isTrusted(lost)]).toEqual([false, false])
  await enterPassword(user, thief)
  expect((await enterCode(thief, '000000')).status).toBe(429)
})

/** Requires a second factor of staff, or no longer. */
async function requireOfStaff(owner: TestUser, staffSecondFactor: boolean): Promise<void> {
  const { data } = (await owner.visitor.call('adminSettings')).body
  const { value, version } = data.find(({ key }: { key: string }) => key === 'accounts')
  const body = { value: { ...value, staffSecondFactor }, version }
  const saved = await owner.visitor.call('saveSetting', { params: { key: 'accounts' }, body })
  expect(saved.status).toBe(200)
}

test('GROW-10 where it is required, staff set it up at their next login before anything else; others and open sessions are not asked', async () => {
  const owner = await makeAdmin(shop)
  const desk = await makeAdmin(shop, ['orders'])
  const shopper = await makeUser(shop)
  await requireOfStaff(owner, true)
  expect((await desk.visitor.call('adminMe')).status).toBe(200)
  expect((await enterPassword(shopper, newBrowser())).status).toBe(200)
  const browser = newBrowser()
  const first = await enterPassword(desk, browser)
  expect([first.status, first.body.code]).toEqual([403, 'login.enrolment_needed'])
  expect(browser.cookies.has('refreshToken')).toBe(false)
  expect((await enterCode(browser, '123456')).body.code).toBe('login.challenge_expired')
  const { secret } = (await browser.call('startLoginEnrolment')).body.data
  const wrong = await browser.call('confirmLoginEnrolment', { body: { oneTimeCode: '000000' } })
  expect(wrong.body).toMatchObject({ code: 'second_factor.wrong_code', errors: { oneTimeCode: [expect.any(String)] } })
  const body = { oneTimeCode: readAuthenticator(secret, shop.clock.now()) }
  const done = await browser.call('confirmLoginEnrolment', { body })
  expect(done.status).toBe(200)
  expect(done.body.recoveryCodes).toHaveLength(10)
  expect(await works(desk, done.body.token)).toBe(true)
  // From now on the code is asked; the enrolment cannot be repeated with the old challenge.
  expect((await enterPassword(desk, newBrowser())).body.code).toBe('login.code_needed')
  expect((await browser.call('startLoginEnrolment')).body.code).toBe('login.challenge_expired')
  const off = await desk.visitor.call('disableSecondFactor', {
    params: { userId: desk.userId },
    body: { password: desk.password, oneTimeCode: readAuthenticator(secret, shop.clock.now() + 30_000) },
  })
  expect(off.body.code).toBe('second_factor.required')
  await requireOfStaff(owner, false)
  expect((await enterPassword(await makeAdmin(shop), newBrowser())).status).toBe(200)
})
