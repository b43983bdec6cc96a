import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const NEW = 'Lilac-Lane-47'

const change = (user: TestUser, rest: object = {}, visitor = user.visitor) =>
  visitor.call('changePassword', {
    params: { userId: user.userId },
    body: {
      email: user.email,
      userId: user.userId,
      oldPassword: user.password,
      newPassword: NEW,
      confirmPassword: NEW,
      ...rest,
    },
  })
const logIn = (user: TestUser, password: string) =>
  shop.visitor().call('login', { body: { email: user.email, password } })

test('API-24 a change revokes all other sessions at the next request, keeps this one, and notifies the owner', async () => {
  const user = await makeUser(shop)
  const others = await Promise.all([1, 2, 3].map(() => logIn(user, user.password)))
  const done = await change(user)
  expect(done).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } })
  for (const other of others) {
    const visitor = shop.visitor()
    visitor.token = other.body.token
    expect((await visitor.call('getPublicUser', { params: { userId: user.userId } })).status).toBe(401)
  }
  expect((await user.visitor.call('getPublicUser', { params: { userId: user.userId } })).status).toBe(200)
  expect((await user.visitor.call('refreshToken')).status).toBe(200)
  expect((await logIn(user, user.password)).status).toBe(400)
  expect((await logIn(user, NEW)).status).toBe(200)
  const subjects = (await shop.mails(user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('password'))).toEqual(['Your Warda password was changed'])
})

test('AUTH-04 the new password differs, is strong and is confirmed; the old one must be correct', async () => {
  const user = await makeUser(shop)
  const broken: [object, string][] = [
    [{ oldPassword: '' }, 'oldPassword'],
    [{ newPassword: user.password, confirmPassword: user.password }, 'newPassword'],
    [{ newPassword: 'lilac-lane-47', confirmPassword: 'lilac-lane-47' }, 'newPassword'],
    [{ confirmPassword: 'Lilac-Lane-48' }, 'confirmPassword'],
    [{ oldPassword: 'Wrong-Password-9' }, 'oldPassword'],
  ]
  for (const [rest, field] of broken) {
    const { status, body } = await change(user, rest)
    expect({ rest, status, fields: Object.keys(body.errors) }).toEqual({ rest, status: 400, fields: [field] })
  }
  const nameAsPassword = `${user.fullName.replaceAll(' ', '')}!`
  expect((await change(user, { newPassword: nameAsPassword, confirmPassword: nameAsPassword })).body.code).toBe(
    'password.personal',
  )
  expect((await logIn(user, user.password)).status).toBe(200)
})

test('API-24 path, token and body must name the same user', async () => {
  const user = await makeUser(shop)
  const other = await makeUser(shop)
  expect((await change(other, {}, user.visitor)).status).toBe(403)
  expect((await change(user, { userId: other.userId })).status).toBe(403)
  expect((await logIn(user, user.password)).status).toBe(200)
  expect((await logIn(other, other.password)).status).toBe(200)
})

test('API-24 GROW-10 guessing the old password is delayed as at a login, and strangers at the login do not delay it', async () => {
  const user = await makeUser(shop)
  for (let n = 0; n < 6; n += 1) await logIn(user, 'Wrong-Password-9')
  expect((await logIn(user, user.password)).status).toBe(429)
  for (let n = 0; n < 5; n += 1) expect((await change(user, { oldPassword: 'Wrong-Password-9' })).status).toBe(400)
  const over = await change(user)
  expect(over).toMatchObject({ status: 429, body: { code: 'login.too_many' } })
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
})
