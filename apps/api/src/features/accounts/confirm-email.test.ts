import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn } from '../../testing/mail-links.ts'
import { makeUser, TEST_PASSWORD } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let address = 0
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const HOUR = 3_600_000
const PAGE = '/auth/confirm-email'

const visitor = (language: Language = 'en') => {
  address += 1
  return shop.visitor({ language, ip: `10.2.0.${address % 250}` })
}

async function registered(email: string, rest: object = {}) {
  await visitor().call('register', {
    body: {
      fullName: 'Sama Nasser',
      email,
      phoneNumber: '05512345678',
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      acceptTerms: true,
      ...rest,
    },
  })
  return linkIn(shop, email, PAGE)
}

test('API-03 confirms the address and sends a welcome code of 15 %; the same link again gives the same answer', async () => {
  const link = await registered('sama@example.com')
  const first = await visitor().call('confirmEmail', { body: link })
  expect(first).toMatchObject({
    status: 200,
    body: { message: 'Email sama@example.com Verified Successfully!', welcomePercent: 15 },
  })
  expect(first.body.welcomeCode).toMatch(/^WARDA-[A-Z2-9]{6}$/)
  const again = await visitor('ar').call('confirmEmail', { body: link })
  expect(again).toMatchObject({ status: 200, body: { welcomeCode: first.body.welcomeCode } })
  expect(again.body.message).toMatch(/[\u0600-\u06FF]/)
  const codes = (await shop.mails('sama@example.com')).filter((mail) => mail.body_text.includes(first.body.welcomeCode))
  expect(codes).toHaveLength(1)
  const coupon = await shop.db
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', first.body.welcomeCode)
    .executeTakeFirstOrThrow()
  expect(coupon).toMatchObject({ percent: 15, first_order_only: true })
  const login = await visitor().call('login', { body: { email: 'sama@example.com', password: TEST_PASSWORD } })
  expect(login.body.isEmailConfirmed).toBe(true)
})

test('API-03 ten concurrent uses of one link create one code and one mail', async () => {
  const link = await registered('rush@example.com')
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor().call('confirmEmail', { body: link })))
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map((answer) => answer.body.welcomeCode)).size).toBe(1)
  const mails = await shop.mails('rush@example.com')
  expect(mails.map((mail) => mail.subject)).toEqual(['Confirm your email for Warda', 'Your welcome gift from Warda'])
})

test('API-03 refuses wrong, foreign, expired and other-purpose tokens with the same message', async () => {
  const link = await registered('late@example.com')
  const other = await registered('other@example.com')
  const refusals = [
    { email: link.email, token: 'x'.repeat(43) },
    { email: link.email, token: 'short' },
    { email: link.email, token: 'x'.repeat(2_000) },
    { email: 'other@example.com', token: link.token },
    { email: link.email, token: other.token },
  ]
  await visitor().call('sendResetPassword', { query: { email: link.email } })
  refusals.push(await linkIn(shop, link.email, '/auth/reset-password'))
  for (const body of refusals) {
    expect(await visitor().call('confirmEmail', { body })).toMatchObject({
      status: 400,
      body: { code: 'token.invalid', message: 'This link is no longer valid. Please ask for a new one.' },
    })
  }
  const begun = shop.clock.now()
  shop.clock.set(begun + 25 * HOUR)
  expect((await visitor().call('confirmEmail', { body: link })).body.code).toBe('token.invalid')
  shop.clock.set(begun)
  // An expired token stays invalid when the clock is set back.
  expect((await visitor().call('confirmEmail', { body: link })).body.code).toBe('token.invalid')
  expect((await visitor().call('confirmEmail', { body: other })).status).toBe(200)
})

test('API-03 stores no token in tables or outbox', async () => {
  const link = await registered('secret@example.com')
  const tokens = await shop.db.selectFrom('one_time_token').select('token_hash').execute()
  const outbox = await shop.db.selectFrom('mail').select('payload').execute()
  const stored = JSON.stringify([tokens.map((row) => row.token_hash.toString('base64url')), outbox])
  expect(Buffer.from(link.token, 'base64url')).toHaveLength(32)
  expect(stored).not.toContain(link.token)
})

test('API-03 resending answers every address the same and mails only an unconfirmed account, once a minute', async () => {
  await registered('again@example.com')
  const settled = await makeUser(shop, { email: 'settled@example.com' })
  shop.clock.advance(61_000)
  const ask = (email: string) => visitor().call('resendConfirmation', { body: { email } })
  const answers = [await ask('again@example.com'), await ask(settled.email), await ask('no.account@example.com')]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([JSON.stringify([200, { message: 'If an account is waiting for it, a new link is on its way.' }])]),
  )
  await ask('again@example.com')
  expect(await shop.mails('again@example.com')).toHaveLength(2)
  expect(await shop.mails(settled.email)).toHaveLength(0)
  expect(await shop.mails('no.account@example.com')).toHaveLength(0)
  const link = await linkIn(shop, 'again@example.com', PAGE)
  expect((await visitor().call('confirmEmail', { body: link })).status).toBe(200)
  expect((await ask('again@example.com')).status).toBe(200)
  const fourth = await ask('again@example.com')
  expect(fourth.status).toBe(429)
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
})
