import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const form = {
  fullName: 'Nora Salem',
  email: 'Nora@Example.com',
  phoneNumber: '05512345678',
  password: 'Peony-Path-81',
  confirmPassword: 'Peony-Path-81',
  acceptTerms: true,
}

test('API-01 API-02 register, then login', async () => {
  const visitor = shop.visitor()
  const made = await visitor.call('register', { body: form })
  expect(made).toMatchObject({ status: 200, body: { message: 'Register Successfully' } })
  const login = await visitor.call('login', { body: { email: 'nora@example.com ', password: form.password } })
  expect(login.body).toMatchObject({ fullName: 'Nora Salem', roles: ['Shopper'] })
  visitor.token = login.body.token
  console.error(login.headers.getSetCookie(), login.body)
  const r = await visitor.call('refreshToken')
  console.error(r.status, r.body, r.headers.getSetCookie())
  const r2 = await shop.visitor().call('refreshToken', {headers: {cookie: 'refreshToken=x; XSRF-TOKEN='+visitor.cookies.get('XSRF-TOKEN'), 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN')!}})
  console.error(r2.status, r2.body, r2.headers.getSetCookie())
})

test('made user', async () => {
  const user = await makeUser(shop, { role: 'Customer' })
  expect(user.clientId).toBeGreaterThan(0)
})
