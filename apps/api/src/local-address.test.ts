import { expect, test } from 'vitest'
import { withPortInUse } from './local-address.ts'
import { openTestServer } from './testing/server.ts'

test.each([
  ['see http://localhost:3000/orders/1', 'http://localhost:4310', 'see http://localhost:4310/orders/1'],
  [
    '<a href="http://localhost:3000/auth?token=a&email=b">',
    'http://localhost:1',
    '<a href="http://localhost:1/auth?token=a&email=b">',
  ],
  ['http://localhost:3000', 'http://localhost:4310', 'http://localhost:4310'],
  ['http://localhost:3000.evil.example/', 'http://localhost:4310', 'http://localhost:3000.evil.example/'],
  ['http://localhost:3000/orders/1', 'https://shop.example', 'http://localhost:3000/orders/1'],
])('API-04 %s in a shop at %s reads %s', (text, publicUrl, expected) => {
  expect(withPortInUse(text, publicUrl)).toBe(expected)
})

test('API-04 with PORT=0 the mails link to the port in use', async () => {
  const server = await openTestServer({
    seed: async () => {},
    web: false,
    environment: { PORT: '0', PUBLIC_URL: 'http://localhost:0' },
  })
  expect(server.running.url).toBe(`http://localhost:${server.running.port}`)
  const call = await fetch(`${server.running.url}/api/Category/getallcategories`)
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(call.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  const email = 'port@example.com'
  const form = { fullName: 'Port Reader', email, phoneNumber: '05512345678', password: 'Peony-Path-81' }
  const registered = await fetch(`${server.running.url}/api/Account/register`, {
    method: 'POST',
    headers: { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf },
    body: new URLSearchParams({ ...form, confirmPassword: form.password }),
  })
  expect(registered.status).toBe(200)
  const mailbox = async () => (await (await fetch(`${server.running.url}/mailbox.json?to=${email}`)).json()).data
  await expect.poll(mailbox, { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await mailbox()
  expect(mail.text).toContain(`http://localhost:${server.running.port}/auth/confirm-email?token=`)
  // As after a start with another port, whose mails stay in the data folder.
  const old = 'http://localhost:3000/auth/confirm-email?token='
  await server.db
    .updateTable('mailbox_message')
    .set({ body_text: old, html: `<a href="${old}">` })
    .execute()
  const [stored] = await mailbox()
  expect([stored.text, stored.html].join()).not.toContain('localhost:3000')
  await server.close()
})
