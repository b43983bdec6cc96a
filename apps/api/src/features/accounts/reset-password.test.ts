import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn } from '../../testing/mail-links.ts'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { traceStatements } from '../../testing/trace-statements.ts'

let shop: TestShop
let address = 0
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const HOUR = 3_600_000
const PAGE = '/auth/reset-password'
const NEW = 'Lilac!Lane47'

const visitor = (language: Language = 'en') => {
  address += 1
  return shop.visitor({ language, ip: `10.3.0.${address % 250}` })
}
const ask = (email: string, headers: Record<string, string> = {}) =>
  visitor().call('sendResetPassword', { query: { email }, headers })
const logIn = async (email: string, password: string) =>
  (await visitor().call('login', { body: { email, password } })).status

test('API-04 the link sets a new password, revokes sessions and other links; the owner is notified of it and of the login after it', async () => {
  const user = await makeUser(shop, { language: 'ar', confirmed: false })
  await visitor().call('resendConfirmation', { body: { email: user.email } })
  const confirmation = await linkIn(shop, user.email, '/auth/confirm-email')
  await ask(user.email)
  const link = await linkIn(shop, user.email, PAGE)
  const done = await visitor().call('resetPassword', { body: { ...link, password: NEW } })
  expect(done).toMatchObject({ status: 200, body: { message: 'Your new password is set. Please log in with it.' } })
  expect(await logIn(user.email, user.password)).toBe(400)
  expect(await logIn(user.email, NEW)).toBe(200)
  expect((await user.visitor.call('getPublicUser', { params: { userId: user.userId } })).status).toBe(401)
  expect((await user.visitor.call('refreshToken')).status).toBe(401)
  expect((await visitor().call('confirmEmail', { body: confirmation })).body.code).toBe('token.invalid')
  const notices = (await shop.mails(user.email)).filter((mail) => mail.subject === 'تغيّرت كلمة مرورك في وردة')
  expect(notices).toHaveLength(1)
  const logins = (await shop.mails(user.email)).filter((mail) => mail.subject === 'تسجيل دخول جديد إلى حسابك في وردة')
  expect(logins).toHaveLength(1)
  const again = await visitor().call('resetPassword', { body: { ...link, password: 'Other!Lane48' } })
  expect(again.body.code).toBe('token.invalid')
})

test('API-04 one of ten concurrent uses of one link succeeds', async () => {
  const user = await makeUser(shop)
  await ask(user.email)
  const link = await linkIn(shop, user.email, PAGE)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      visitor().call('resetPassword', { body: { ...link, password: `Lilac!Lane${n}47` } }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const winner = answers.findIndex((answer) => answer.status === 200)
  expect(await logIn(user.email, `Lilac!Lane${winner}47`)).toBe(200)
})

test('AUTH-03 requires a strong password with one of !@#$%^&*', async () => {
  const user = await makeUser(shop)
  await ask(user.email)
  const link = await linkIn(shop, user.email, PAGE)
  for (const password of ['Lilac-Lane47', 'lilac!lane47', 'LILAC!LANE47', 'Lilac!Lane', 'Li!4', 'Password1!', '']) {
    const { status, body } = await visitor().call('resetPassword', { body: { ...link, password } })
    expect({ password, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      password,
      status: 400,
      fields: ['password'],
    })
  }
  const response = await visitor().call('resetPassword', {
    body: { ...link, password: `${user.email.split('@')[0]}!A1` },
  })
  expect(response.body.code).toBe('password.personal')
  expect((await visitor().call('resetPassword', { body: { ...link, password: NEW } })).status).toBe(200)
})

test('API-04 a link expires after an hour, is valid for one address, and stays expired when the clock is set back', async () => {
  const user = await makeUser(shop)
  const other = await makeUser(shop)
  await ask(user.email)
  const link = await linkIn(shop, user.email, PAGE)
  const foreign = await visitor().call('resetPassword', { body: { ...link, email: other.email, password: NEW } })
  expect(foreign.body.code).toBe('token.invalid')
  const begun = shop.clock.now()
  shop.clock.set(begun + HOUR + 1_000)
  expect((await visitor().call('resetPassword', { body: { ...link, password: NEW } })).body.code).toBe('token.invalid')
  shop.clock.set(begun)
  expect((await visitor().call('resetPassword', { body: { ...link, password: NEW } })).body.code).toBe('token.invalid')
  expect(await logIn(user.email, user.password)).toBe(200)
})

test('API-04 a request answers every address the same and sends nothing new within a minute', async () => {
  const user = await makeUser(shop)
  const [existing, unknown] = [await ask(user.email), await ask('nobody.at.all@example.com')]
  expect([existing.status, existing.body]).toEqual([unknown.status, unknown.body])
  expect(existing.headers.get('cache-control')).toBe('no-store')
  await Promise.all([ask(user.email.toUpperCase()), ask(user.email)])
  expect(await shop.mails(user.email)).toHaveLength(1)
  expect((await ask(user.email)).status).toBe(429)
})

test('API-04 GROW-10 a request does the same for every address; only the job that sends the mail looks for the account', async () => {
  const user = await makeUser(shop)
  const { client, trace } = traceStatements(shop)
  const steps = (email: string) => trace(() => client.call('sendResetPassword', { query: { email } }))
  await steps('warm.up@example.com')
  const [known, unknown] = [await steps(user.email), await steps('nobody.at.all@example.com')]
  expect(unknown).toEqual(known)
  expect(known.some((statement) => statement.includes('app_user'))).toBe(false)
  expect(await shop.mails('nobody.at.all@example.com')).toHaveLength(0)
  expect(await shop.mails(user.email)).toHaveLength(1)
})

test('API-04 the GET request has no effect for HEAD, prefetches, other sites and repeated or missing addresses', async () => {
  const user = await makeUser(shop)
  const path = `/api/Account/sendresetpassword?email=${user.email}`
  const statuses = [
    (await visitor().fetch(path, { method: 'HEAD' })).status,
    (await ask(user.email, { 'sec-purpose': 'prefetch' })).status,
    (await ask(user.email, { purpose: 'prefetch' })).status,
    (await ask(user.email, { 'sec-fetch-site': 'cross-site' })).status,
    (await visitor().fetch(`${path}&email=${user.email}`)).status,
    (await visitor().fetch('/api/Account/sendresetpassword')).status,
    (await visitor().fetch('/api/Account/sendresetpassword?email[]=a@b.co')).status,
  ]
  expect(statuses).toEqual([405, 403, 403, 403, 400, 400, 400])
  expect(await shop.mails(user.email)).toHaveLength(0)
})

test('API-04 links in mails use the configured URL whatever the request says', async () => {
  const user = await makeUser(shop)
  await ask(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  const [mail] = await shop.mails(user.email)
  expect(mail?.html).toContain('http://localhost:3000/auth/reset-password?token=')
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test('API-04 a reset unlocks an account with too many attempts', async () => {
  const user = await makeUser(shop)
  for (let n = 0; n < 11; n += 1) await logIn(user.email, 'Wrong-Password-9')
  expect(await logIn(user.email, user.password)).toBe(429)
  await ask(user.email)
  const link = await linkIn(shop, user.email, PAGE)
  await visitor().call('resetPassword', { body: { ...link, password: NEW } })
  expect(await logIn(user.email, NEW)).toBe(200)
})
