import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const saveProfile = async (change: object) => {
  const user = await makeUser(shop)
  const body = { fullName: 'Nora Salem', email: user.email, phoneNumber: '0551234567', ...change }
  return user.visitor.call('updatePublicUser', { params: { userId: user.userId }, body })
}

test.each([
  ['055 123 4567', '0551234567'],
  ['055-123-4567', '0551234567'],
  ['+966\u00A055\u00A0123\u00A04567', '+966551234567'],
  ['\u202A+966 55 123 4567\u202C', '+966551234567'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', '0551234567'],
])('AGREE-13 the phone %j of a profile is saved as %s', async (phoneNumber, expected) => {
  expect(await saveProfile({ phoneNumber })).toMatchObject({ status: 200, body: { data: { phoneNumber: expected } } })
})

test('AGREE-13 a name without letters is refused with its reason', async () => {
  const { status, body } = await saveProfile({ fullName: '12345' })
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { fullName: ['Write the name in letters.'] } })
})

test('AGREE-13 a registration with a Unicode domain is stored in ASCII and finds its account in either form', async () => {
  const register = (email: string, ip: string) =>
    shop.visitor({ ip }).call('register', {
      body: {
        fullName: 'Nora Salem',
        email,
        phoneNumber: '05512345678',
        password: 'Peony-Path-81',
        confirmPassword: 'Peony-Path-81',
        acceptTerms: true,
      },
    })
  expect((await register('nora@bücher.example', '10.1.0.1')).status).toBe(200)
  expect(await shop.mails('nora@xn--bcher-kva.example')).toHaveLength(1)
  expect((await register('nora@xn--bcher-kva.example', '10.1.0.2')).status).toBe(409)
})
