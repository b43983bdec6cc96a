import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '../../jobs/delete-expired.ts'
import { readAuthenticator } from '../../testing/authenticator.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeSecondFactor, type TestSecondFactor } from '../../testing/make-second-factor.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { resetSecondFactorOnServer } from './index.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
beforeEach(() => shop.clock.set(SUNDAY_MORNING))
afterAll(() => shop.close())

const params = ({ userId }: TestUser) => ({ userId })
const read = async (user: TestUser) => (await user.visitor.call('getSecondFactor', { params: params(user) })).body.data
const start = (user: TestUser, password = user.password) =>
  user.visitor.call('startSecondFactor', { params: params(user), body: { password } })
const confirm = (user: TestUser, oneTimeCode: string) =>
  user.visitor.call('confirmSecondFactor', { params: params(user), body: { oneTimeCode } })
const renew = (user: TestUser, oneTimeCode: string) =>
  user.visitor.call('renewRecoveryCodes', { params: params(user), body: { oneTimeCode } })
const disable = (user: TestUser, oneTimeCode: string, password = user.password) =>
  user.visitor.call('disableSecondFactor', { params: params(user), body: { password, oneTimeCode } })

test('GROW-10 an enrolment answers secret and QR code once, is confirmed with a code, and answers ten recovery codes', async () => {
  const user = await makeUser(shop)
  expect(await read(user)).toEqual({ since: null, recoveryCodes: 0, isRequired: false })
  const { body, headers } = await start(user)
  expect(headers.get('cache-control')).toBe('no-store')
  const { secret, address, qrCode } = body.data
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(address).toBe(`otpauth://totp/Warda:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Warda`)
  expect(qrCode.size).toBeGreaterThan(20)
  expect(qrCode.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  // Not confirmed: a login asks for nothing.
  expect(await read(user)).toMatchObject({ since: null })
  const wrong = await confirm(user, readAuthenticator(secret, shop.clock.now() + 90_000))
  expect(wrong).toMatchObject({ status: 400, body: { code: 'second_factor.wrong_code' } })
  expect(Object.keys(wrong.body.errors)).toEqual(['oneTimeCode'])
  const code = readAuthenticator(secret, shop.clock.now())
  const confirmed = await confirm(user, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect(confirmed.status).toBe(200)
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
  for (const each of confirmed.body.recoveryCodes) expect(each).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(await read(user)).toEqual({ since: expect.any(String), recoveryCodes: 10, isRequired: false })
  expect((await shop.mails(user.email)).map(({ subject }) => subject)).toEqual([
    'Two-step login for your Warda account',
  ])
  expect((await start(user)).body.code).toBe('second_factor.already_on')
  expect((await confirm(user, code)).body.code).toBe('second_factor.already_on')
})

test('GROW-10 secret and recovery codes are not stored readably', async () => {
  const user = await makeUser(shop)
  const factor = await makeSecondFactor(shop, user)
  const { rows } = await sql<{ text: string }>`
    select (select json_agg(f)::text from second_factor f) || (select json_agg(c)::text from recovery_code c) ||
      (select coalesce(json_agg(a)::text, '') from audit_entry a) || (select coalesce(json_agg(m)::text, '') from mail m) as text
  `.execute(shop.db)
  const stored = rows[0]?.text ?? ''
  expect(stored.length).toBeGreaterThan(500)
  for (const secret of [
    factor.secret,
    ...factor.recoveryCodes,
    ...factor.recoveryCodes.map((code) => code.replace('-', '')),
  ])
    expect(stored).not.toContain(secret)
  const exported = await user.visitor.fetch(`/api/User/mydata/${user.userId}`)
  const text = await exported.text()
  expect(text).toContain('"recoveryCodes": 10')
  expect(text).not.toContain(factor.secret)
})

test('GROW-10 an enrolment needs the password, and one of two at once is confirmed', async () => {
  const user = await makeUser(shop)
  const refused = await start(user, 'Wrong-Password-9')
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'password.wrong', errors: { password: [expect.any(String)] } },
  })
  expect((await confirm(user, '123456')).body.code).toBe('second_factor.not_started')
  await start(user)
  const { secret } = (await start(user)).body.data
  const code = readAuthenticator(secret, shop.clock.now())
  const answers = await Promise.all([
    confirm(user, code),
    confirm(onSecondProcess(twin, user), code),
    confirm(user, code),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const codes = await shop.db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_id', '=', user.userId)
    .execute()
  expect(codes).toHaveLength(10)
})

test('GROW-10 a code of the app is accepted once, also by two processes at the same time', async () => {
  const user = await makeUser(shop)
  const factor = await makeSecondFactor(shop, user)
  const other = onSecondProcess(twin, user)
  // The code of the enrolment is used.
  expect((await renew(user, factor.code())).body.code).toBe('second_factor.wrong_code')
  const code = factor.code(1)
  const answers = await Promise.all([renew(user, code), renew(other, code), renew(user, code), renew(other, code)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  // A code of an earlier step is not accepted after it.
  expect((await renew(user, factor.code())).status).toBe(400)
})

test('GROW-10 a recovery code is accepted once, also by two processes at the same time, and renewing replaces all', async () => {
  const user = await makeUser(shop)
  const { recoveryCodes, ...factor } = await makeSecondFactor(shop, user)
  const [first = '', second = ''] = recoveryCodes
  const typed = first.toLowerCase().replace('-', ' ')
  const answers = await Promise.all([renew(user, typed), renew(onSecondProcess(twin, user), first)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await renew(user, second)).status).toBe(400)
  const renewed: string[] = answers.find(({ status }) => status === 200)?.body.recoveryCodes
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect((await renew(user, factor.code(1))).status).toBe(200)
})

test('GROW-10 turning it off needs password and code; afterwards it can be set up again', async () => {
  const user = await makeUser(shop)
  const factor = await makeSecondFactor(shop, user)
  const wrongPassword = await disable(user, factor.code(1), 'Wrong-Password-9')
  expect(wrongPassword.body.code).toBe('password.wrong')
  expect((await disable(user, '000000')).body.code).toBe('second_factor.wrong_code')
  expect((await disable(user, factor.code(1))).status).toBe(200)
  expect(await read(user)).toMatchObject({ since: null, recoveryCodes: 0 })
  // More answers than wrong codes are allowed at once: nothing is counted.
  for (const _answer of [1, 2, 3, 4]) {
    expect((await disable(user, factor.code(1))).body.code).toBe('second_factor.off')
    expect((await renew(user, factor.code(1))).body.code).toBe('second_factor.off')
  }
  await makeSecondFactor(shop, user)
  expect(await read(user)).toMatchObject({ recoveryCodes: 10 })
})

test('GROW-10 wrong codes of the signed-in owner are delayed, by all processes together', async () => {
  const user = await makeUser(shop)
  const factor = await makeSecondFactor(shop, user)
  const other = onSecondProcess(twin, user)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => renew(n % 2 ? user : other, '000000')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  const over = await renew(user, factor.code(1))
  expect(over).toMatchObject({ status: 429, body: { code: 'second_factor.too_many' } })
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each(['', '12345', 'abc', 'x'.repeat(5_000)])(
  'GROW-10 FORM-01 the code "%.9s" is refused at its field in both languages',
  async (code) => {
    for (const language of ['en', 'ar'] as const) {
      const user = await makeUser(shop, { language })
      const { status, body } = await confirm(user, code)
      expect([status, Object.keys(body.errors)]).toEqual([400, ['oneTimeCode']])
      expect(/[\u0600-\u06FF]/.test(body.errors.oneTimeCode[0])).toBe(language === 'ar')
    }
  },
)

test('GROW-10 nobody reads or changes the second factor of another person', async () => {
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  await makeSecondFactor(shop, other)
  const asOther = { ...user, userId: other.userId }
  const answers = [
    await user.visitor.call('getSecondFactor', { params: params(other) }),
    await start(asOther),
    await confirm(asOther, '123456'),
    await renew(asOther, '123456'),
    await disable(asOther, '123456'),
    await user.visitor.call('resetSecondFactor', { params: params(other) }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
})

const reset = (by: TestUser, of: TestUser) => by.visitor.call('resetSecondFactor', { params: params(of) })

test('GROW-10 an owner resets the second factor of a member of staff: audited, mailed, and nobody else may', async () => {
  const owner = await makeAdmin(shop)
  const desk = await makeAdmin(shop, ['people', 'orders'], { fullName: 'Reem Saad', language: 'ar' })
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  await makeSecondFactor(shop, desk)
  await makeSecondFactor(shop, driver)
  const { data: staff } = await owner.visitor.fetchAnswer('getStaff')
  expect(
    staff
      .filter(({ hasSecondFactor }) => hasSecondFactor)
      .map(({ userId }) => userId)
      .toSorted(),
  ).toEqual([desk.userId, driver.userId].toSorted())
  expect((await reset(desk, driver)).body.code).toBe('second_factor.owners_only')
  expect((await reset(driver, desk)).status).toBe(403)
  expect((await reset(owner, owner)).body.code).toBe('people.yourself')
  expect((await reset(owner, await makeUser(shop))).body.code).toBe('not_found')
  const done = await reset(owner, desk)
  expect([done.status, done.body.message]).toEqual([200, 'The two-step login of Reem Saad is reset.'])
  expect((await reset(owner, desk)).body.code).toBe('second_factor.off')
  expect(await read(desk)).toMatchObject({ since: null, recoveryCodes: 0 })
  const { body } = await owner.visitor.call('getAudit', { query: { action: 'resetSecondFactor' } })
  expect(body.data).toHaveLength(1)
  expect(body.data[0].text).toBe('Reset the two-step login of \u2068Reem Saad\u2069')
  const mails = await shop.mails(desk.email)
  expect(mails.at(-1)).toMatchObject({ language: 'ar', subject: 'التحقق بخطوتين لحسابك في وردة' })
  expect(mails.at(-1)?.body_text).toContain('أزال المتجر')
})

test('GROW-10 the command on the server lets the last owner in again, and leaves an audit entry', async () => {
  const owner = await makeAdmin(shop, null, { fullName: 'Mona Ali' })
  await makeSecondFactor(shop, owner)
  expect(await resetSecondFactorOnServer(shop.db, 'nobody@example.com', new Date(SUNDAY_MORNING))).toMatchObject({
    code: 'not_found',
  })
  const done = await resetSecondFactorOnServer(shop.db, owner.email.toUpperCase(), new Date(SUNDAY_MORNING))
  expect(done).toEqual({ ok: true, value: { name: 'Mona Ali' } })
  expect(await read(owner)).toMatchObject({ since: null })
  const again = await resetSecondFactorOnServer(shop.db, owner.email, new Date(SUNDAY_MORNING))
  expect(again).toMatchObject({ code: 'second_factor.off' })
  const { body } = await owner.visitor.call('getAudit', { query: { actorId: owner.userId } })
  expect(body.data.map(({ text }: { text: string }) => text)).toContain(
    'The two-step login of \u2068Mona Ali\u2069 was reset on the server',
  )
})

test('GROW-10 a second factor goes with its account', async () => {
  const user = await makeUser(shop)
  await makeSecondFactor(shop, user)
  const deleted = await user.visitor.call('deleteMyAccount', {
    params: params(user),
    body: { password: user.password },
  })
  expect(deleted.status).toBe(200)
  const count = async ({ userId }: TestUser) =>
    (
      await sql<{ n: number }>`
        select (select count(*) from second_factor where user_id = ${userId})::int + (select count(*) from recovery_code where user_id = ${userId})::int as n
      `.execute(shop.db)
    ).rows[0]?.n
  expect(await count(user)).toBe(0)

  const unfinished = await makeUser(shop)
  expect((await start(unfinished)).status).toBe(200)
  expect(await count(unfinished)).toBe(1)
  shop.clock.advance(24 * 3_600_000 - 1000)
  await deleteExpired(shop.context, {})
  expect(await count(unfinished)).toBe(1)
  shop.clock.advance(2000)
  await deleteExpired(shop.context, {})
  expect(await count(unfinished)).toBe(0)
})

test('GROW-10 the nightly deletion ends an enrolment that was not finished within a day, and no other', async () => {
  const [old, recent, confirmed] = [await makeUser(shop), await makeUser(shop), await makeUser(shop)]
  await makeSecondFactor(shop, confirmed)
  const stale = (await start(old)).body.data.secret
  const { secret } = (await start(recent)).body.data
  const begin = (user: TestUser, hours: number) =>
    sql`
      update second_factor set created_at = created_at - make_interval(hours => ${hours}) where user_id = ${user.userId}
    `.execute(shop.db)
  await begin(old, 25)
  await begin(recent, 23)
  await begin(confirmed, 25)
  await deleteExpired(shop.context, {})
  const gone = await confirm(old, readAuthenticator(stale, SUNDAY_MORNING))
  expect([gone.status, gone.body.code]).toEqual([409, 'second_factor.not_started'])
  expect((await confirm(recent, readAuthenticator(secret, SUNDAY_MORNING))).status).toBe(200)
  expect((await read(confirmed)).since).not.toBeNull()
  // The person can begin again.
  expect((await start(old)).status).toBe(200)
})

test('GROW-10 ADMIN-03 codes and secrets of staff are not in the audit log', async () => {
  const desk = await makeAdmin(shop)
  const factor: TestSecondFactor = await makeSecondFactor(shop, desk)
  await renew(desk, factor.code(1))
  const { rows } = await sql<{ action: string; subject: string; detail: object }>`
    select action, subject, detail from audit_entry where actor_id = ${desk.userId} order by id
  `.execute(shop.db)
  expect(rows).toEqual([
    { action: 'startSecondFactor', subject: '', detail: {} },
    { action: 'confirmSecondFactor', subject: '', detail: {} },
    { action: 'renewRecoveryCodes', subject: '', detail: {} },
  ])
})
