import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('API-04 the demo mailbox lists the sent mails, shows one in a frame without scripts, and returns them as JSON', async () => {
  const user = await makeUser(shop)
  await shop.visitor().call('sendResetPassword', { query: { email: user.email } })
  await shop.runJobs()
  const list = await shop.visitor().fetch('/mailbox')
  const html = await list.text()
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('Reset your Warda password')
  const id = /href="\/mailbox\/(\d+)"/.exec(html)?.[1]
  const shown = await (await shop.visitor().fetch(`/mailbox/${id}`)).text()
  expect(shown).toContain('sandbox="allow-top-navigation-by-user-activation allow-popups"')
  expect(shown).toContain('/auth/reset-password?token=')
  const data = await (await shop.visitor().fetch(`/mailbox.json?to=${user.email}`)).json()
  expect(data).toMatchObject({ data: [{ to: user.email, subject: 'Reset your Warda password', language: 'en' }] })
  expect((await shop.visitor().fetch('/mailbox/999999')).status).toBe(404)
})

test('LANG-01 the mailbox uses the stored language, right to left in Arabic', async () => {
  const html = await (await shop.visitor().fetch('/mailbox', { headers: { cookie: 'app_language=ar' } })).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('صندوق البريد')
})

test('a recipient with U+0000 has no mails', async () => {
  const visitor = shop.visitor()
  expect(await (await visitor.fetch('/mailbox.json?to=%00')).json()).toEqual({ data: [], texts: [] })
  expect((await visitor.fetch('/mailbox?to=%00')).status).toBe(200)
})

test('the mailbox exists only in the demo', async () => {
  const real = await openTestShop({ environment: { DEMO: '0' } })
  expect((await real.visitor().fetch('/mailbox')).status).toBe(404)
  expect((await real.visitor().fetch('/mailbox.json')).status).toBe(404)
  await real.close()
})
