import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let address = 0
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const visitor = (language: Language = 'en') => {
  address += 1
  return shop.visitor({ language, ip: `10.0.${Math.floor(address / 250)}.${address % 250}` })
}

const form = (email: string, rest: object = {}) => ({
  fullName: 'Nora Salem',
  email,
  phoneNumber: '05512345678',
  password: 'Peony-Path-81',
  confirmPassword: 'Peony-Path-81',
  acceptTerms: true,
  ...rest,
})

const getUser = (email: string) =>
  shop.db.selectFrom('app_user').selectAll().where('email_folded', '=', email.toLowerCase()).executeTakeFirst()

test('API-01 a personal registration creates an unconfirmed Shopper and mails the confirmation link', async () => {
  const { status, body } = await visitor().call('register', { body: form('Nora@Example.com') })
  expect({ status, body }).toEqual({ status: 200, body: { message: 'Register Successfully' } })
  const user = await getUser('nora@example.com')
  expect(user).toMatchObject({
    role: 'Shopper',
    email: 'Nora@Example.com',
    client_id: null,
    email_confirmed_at: null,
    language: 'en',
  })
  expect(user?.terms_accepted_at).toBeInstanceOf(Date)
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const mails = await shop.mails('Nora@Example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body_text).toContain('http://localhost:3000/auth/confirm-email?token=')
})

test('API-01 the five specified fields register an account, and the acceptance of the terms is recorded', async () => {
  const { acceptTerms: _, ...fields } = form('five.fields@example.com')
  const created = await visitor().call('register', {
    body: new URLSearchParams(fields as Record<string, string>).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([created.status, created.body]).toEqual([200, { message: 'Register Successfully' }])
  const user = await getUser('five.fields@example.com')
  expect(user?.terms_accepted_at).toBeInstanceOf(Date)
  const consents = await shop.db
    .selectFrom('consent')
    .select(['purpose', 'given'])
    .where('user_id', '=', user?.id ?? '')
    .orderBy('id')
    .execute()
  // Without `acceptMarketing` there is no consent to offers (OPEN-03).
  expect(consents).toEqual([
    { purpose: 'terms', given: true },
    { purpose: 'privacy', given: true },
  ])
})

test.each([false, 'false', '', 'no'])('API-01 refused terms (acceptTerms %j) register nobody', async (acceptTerms) => {
  const email = 'refused.terms@example.com'
  const refused = await visitor().call('register', { body: form(email, { acceptTerms }) })
  expect(refused).toMatchObject({ status: 400, body: [{ code: 'acceptTerms' }] })
  expect(await getUser(email)).toBeUndefined()
})

test('API-01 a business registration creates a Customer with an empty client', async () => {
  await visitor('ar').call('register', { body: form('biz@example.com', { accountType: 'business' }) })
  const user = await getUser('biz@example.com')
  expect(user).toMatchObject({ role: 'Customer', language: 'ar' })
  const client = await shop.db
    .selectFrom('client')
    .selectAll()
    .where('id', '=', user?.client_id ?? 0)
    .executeTakeFirst()
  expect(client?.organization_name).toBeNull()
  const [mail] = await shop.mails('biz@example.com')
  expect(mail).toMatchObject({ language: 'ar', subject: 'أكّد بريدك الإلكتروني في وردة' })
})

test('API-01 accepts the form as JSON, urlencoded and multipart', async () => {
  const fields = form('urlencoded@example.com', { acceptTerms: 'true' }) as unknown as Record<string, string>
  const encoded = await visitor().call('register', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, email: 'multipart@example.com' })) data.set(name, value)
  const multipart = await visitor().call('register', { body: data })
  expect([encoded.status, multipart.status]).toEqual([200, 200])
})

test('AUTH-01 reports every rule of the register form as an array of descriptions', async () => {
  const broken: [object, string][] = [
    [{ fullName: 'No' }, 'fullName'],
    [{ fullName: 'x'.repeat(21) }, 'fullName'],
    [{ email: 'nobody' }, 'email'],
    [{ phoneNumber: '0551234567' + '89' }, 'phoneNumber'],
    [{ phoneNumber: 'not a phone' }, 'phoneNumber'],
    [{ password: 'Sh0rt!', confirmPassword: 'Sh0rt!' }, 'password'],
    [{ password: 'peony-path-81', confirmPassword: 'peony-path-81' }, 'password'],
    [{ password: 'PEONY-PATH-81', confirmPassword: 'PEONY-PATH-81' }, 'password'],
    [{ password: 'Peony-Path-xx', confirmPassword: 'Peony-Path-xx' }, 'password'],
    [{ password: 'PeonyPath81', confirmPassword: 'PeonyPath81' }, 'password'],
    [{ password: 'Password1!', confirmPassword: 'Password1!' }, 'password'],
    [{ confirmPassword: 'Peony-Path-82' }, 'confirmPassword'],
    [{ acceptTerms: false }, 'acceptTerms'],
    [{ accountType: 'admin' }, 'accountType'],
  ]
  for (const [change, field] of broken) {
    const { status, body } = await visitor().call('register', { body: form('broken@example.com', change) })
    expect({ change, status, fields: body.map((item: { code: string }) => item.code) }).toEqual({
      change,
      status: 400,
      fields: [field],
    })
    expect(body[0].description.length).toBeGreaterThan(5)
  }
  expect(await getUser('broken@example.com')).toBeUndefined()
})

test('AUTH-01 accepts eleven characters with Arabic digits, and names of 20 code points', async () => {
  const change = { phoneNumber: '٠٥٥١٢٣٤٥٦٧٨', fullName: 'نورة'.repeat(5) }
  expect((await visitor().call('register', { body: form('digits@example.com', change) })).status).toBe(200)
  expect(await getUser('digits@example.com')).toMatchObject({ phone: '05512345678', full_name: 'نورة'.repeat(5) })
})

test('OPEN-02 a Saudi mobile registers in every common form, stored as E.164', async () => {
  const forms = ['0551234567', '551234567', '+966 55 123 4567', '00966-55-123-4567', '(055) 123 4567', '٠٥٥١٢٣٤٥٦٧']
  for (const [at, phoneNumber] of forms.entries()) {
    const email = `mobile${at}@example.com`
    expect((await visitor().call('register', { body: form(email, { phoneNumber }) })).status).toBe(200)
    expect(await getUser(email)).toMatchObject({ phone_e164: '+966551234567' })
  }
  const refused = await visitor().call('register', { body: form('short@example.com', { phoneNumber: '055123456' }) })
  expect(refused).toMatchObject({
    status: 400,
    body: [{ code: 'phoneNumber', description: 'The phone number must have exactly 11 characters.' }],
  })
})

test('AUTH-01 can require a Saudi mobile number, stored as typed and as E.164', async () => {
  await shop.db
    .insertInto('setting')
    .values({ key: 'accounts', value: JSON.stringify({ phoneRule: 'saudiMobile' }) })
    .execute()
  await expect.poll(() => shop.context.notifications.version('settings')).toBeGreaterThan(1)
  const eleven = await visitor('ar').call('register', { body: form('saudi@example.com') })
  expect(eleven).toMatchObject({ status: 400, body: [{ description: 'اكتب رقم جوال سعودي، مثل 05XXXXXXXX.' }] })
  const mobile = await visitor().call('register', { body: form('saudi@example.com', { phoneNumber: '٠٥٠ ١٢٣ ٤٥٦٧' }) })
  expect(mobile.status).toBe(200)
  expect(await getUser('saudi@example.com')).toMatchObject({ phone: '050 123 4567', phone_e164: '+966501234567' })
  const version = shop.context.notifications.version('settings')
  await shop.db
    .updateTable('setting')
    .set({ value: JSON.stringify({}) })
    .where('key', '=', 'accounts')
    .execute()
  await expect.poll(() => shop.context.notifications.version('settings')).toBeGreaterThan(version)
})

test('AUTH-01 refuses a password that contains the name or the address', async () => {
  const input = { fullName: 'Zaynab Haddad', password: 'Zaynab.1', confirmPassword: 'Zaynab.1' }
  const { status, body } = await visitor().call('register', { body: form('zaynab.haddad@example.com', input) })
  expect({ status, code: body[0]?.code }).toEqual({ status: 400, code: 'password.personal' })
})

test('API-01 ignores role, client, confirmation and points in the payload', async () => {
  const wish = {
    role: 'Admin',
    roles: ['Admin'],
    clientId: 1,
    isAdmin: true,
    emailConfirmed: true,
    email_confirmed_at: '2020-01-01',
    points: 1_000,
    id: '00000000-0000-4000-8000-000000000000',
    constructor: { prototype: { role: 'Admin' } },
  }
  const body = JSON.stringify({ ...form('wisher@example.com'), ...wish }).replace('{', '{"__proto__":{"role":"Admin"},')
  const answer = await visitor().call('register', { body, headers: { cookie: '' } })
  expect(answer.status).toBe(403)
  await visitor().call('register', { body })
  const user = await getUser('wisher@example.com')
  expect(user).toMatchObject({ role: 'Shopper', client_id: null, email_confirmed_at: null })
  expect(user?.id).not.toBe(wish.id)
})

test('ERR-01 answers a taken address with the array in the language of the request, ignoring case', async () => {
  await makeUser(shop, { email: 'taken@example.com' })
  const { status, body } = await visitor('ar').call('register', { body: form(' TAKEN@Example.com') })
  expect({ status, body }).toEqual({
    status: 409,
    body: [{ code: 'email.taken', description: 'يوجد حساب بهذا البريد من قبل.' }],
  })
})

test('API-01 twenty concurrent registrations of one address create one account, one client and one mail', async () => {
  const emails = ['race@example.com', 'RACE@example.com', 'Race@Example.com', 'race@EXAMPLE.com']
  const before = await shop.db
    .selectFrom('client')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      visitor().call('register', { body: form(emails[n % 4] ?? '', { accountType: 'business' }) }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
  const users = await shop.db
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', 'race@example.com')
    .execute()
  expect(users).toHaveLength(1)
  const after = await shop.db
    .selectFrom('client')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(after.n - before.n).toBe(1)
  await shop.runJobs()
  const sent = await shop.db
    .selectFrom('mailbox_message')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['to_address']), '=', 'race@example.com'))
    .execute()
  expect(sent).toHaveLength(1)
})

test('API-01 frees the address of a deleted account', async () => {
  const removed = await makeUser(shop, { email: 'gone@example.com' })
  await shop.db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', removed.userId).execute()
  expect((await visitor().call('register', { body: form('gone@example.com') })).status).toBe(200)
})
