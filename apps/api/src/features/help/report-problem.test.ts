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
  return shop.visitor({ language, ip: `10.4.0.${address % 250}` })
}
const report = (rest: object = {}) => ({
  name: 'Sara',
  email: 'sara@example.com',
  phone: '+966551234567',
  problemType: 'paymentProblem',
  description: 'My card was charged twice.\nOrder 10001.',
  ...rest,
})

test('FORM-02 stores a report, sends it to the shop and confirms it to the sender in their language', async () => {
  const { status, body } = await visitor('ar').call('reportProblem', { body: report() })
  expect(status).toBe(200)
  expect(body.message).toMatch(/[\u0600-\u06FF]/)
  const row = await shop.db.selectFrom('problem_report').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: 'Sara', problem_type: 'paymentProblem', user_id: null, language: 'ar' })
  const [received] = await shop.mails('hello@warda.example')
  expect(received?.body_text).toContain('My card was charged twice.')
  expect(received?.body_text).toContain('sara@example.com')
  const [word] = await shop.mails('sara@example.com')
  expect(word).toMatchObject({ language: 'ar', subject: 'وصلتنا رسالتك' })
  expect(word?.body_text).not.toContain('My card')
})

test('FORM-02 the report of a signed-in user belongs to their account', async () => {
  const user = await makeUser(shop)
  await user.visitor.call('reportProblem', { body: report({ email: user.email }) })
  const row = await shop.db
    .selectFrom('problem_report')
    .select('user_id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  expect(row.user_id).toBe(user.userId)
})

test('FORM-02 checks every rule of the form', async () => {
  const broken: [object, string][] = [
    [{ name: 'S' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ email: 'a@b@c.de' }, 'email'],
    [{ email: ['a@b.co', 'c@d.co'] }, 'email'],
    [{ email: 'a@b.co\r\nBcc: everyone@example.com' }, 'email'],
    [{ phone: '' }, 'phone'],
    [{ problemType: 'other' }, 'problemType'],
    [{ problemType: undefined }, 'problemType'],
    [{ description: 'too short' }, 'description'],
    [{ description: 'x'.repeat(501) }, 'description'],
  ]
  for (const [rest, field] of broken) {
    const { status, body } = await visitor().call('reportProblem', { body: report(rest) })
    expect({ rest, status, fields: Object.keys(body.errors) }).toEqual({ rest, status: 400, fields: [field] })
  }
})

test('FORM-02 many reports from one address send it one mail an hour', async () => {
  for (let n = 0; n < 5; n += 1)
    await visitor().call('reportProblem', { body: report({ email: 'victim@example.com' }) })
  expect(await shop.mails('victim@example.com')).toHaveLength(1)
  shop.clock.advance(3_600_000)
  await visitor().call('reportProblem', { body: report({ email: 'Victim@example.com' }) })
  expect(await shop.mails('Victim@example.com')).toHaveLength(1)
})
