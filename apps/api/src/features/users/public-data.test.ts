import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn } from '../../testing/mail-links.ts'
import { completeProfile } from '../../testing/make-client.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const save = (user: TestUser, change: object, visitor = user.visitor) =>
  visitor.call('updatePublicUser', {
    params: { userId: user.userId },
    body: { fullName: user.fullName, email: user.email, phoneNumber: '+966551234567', ...change },
  })

test('API-08 getuser answers the user with the client, and whether its profile is incomplete', async () => {
  const empty = await makeUser(shop, { role: 'Customer', organizationName: null })
  const customer = await makeUser(shop, { role: 'Customer', organizationName: null })
  await completeProfile(customer)
  const shopper = await makeUser(shop)
  const read = async (user: TestUser) => (await user.visitor.call('getUser', { params: { id: user.userId } })).body
  expect(await read(empty)).toMatchObject({
    data: { userId: empty.userId, clientDto: { id: empty.clientId, organizationName: null } },
    isNotComplete: true,
  })
  expect(await read(customer)).toMatchObject({
    data: { clientDto: { organizationName: 'Narjis Hotels' } },
    isNotComplete: false,
  })
  expect(await read(shopper)).toMatchObject({ data: { roles: ['Shopper'], clientDto: null }, isNotComplete: false })
})

test('API-25 the public data is name, email and phone, and nothing more', async () => {
  const user = await makeUser(shop)
  const { body } = await user.visitor.call('getPublicUser', { params: { userId: user.userId.toUpperCase() } })
  expect(body).toEqual({
    data: {
      fullName: user.fullName,
      email: user.email,
      phoneNumber: '0551234567',
      pendingEmail: null,
      isEmailConfirmed: true,
    },
  })
})

test('API-25 a foreign id and an unknown one are refused alike, and nothing changes', async () => {
  const user = await makeUser(shop)
  const other = await makeUser(shop)
  const foreign = await save(other, { fullName: 'Taken Over' }, user.visitor)
  const missing = await user.visitor.call('updatePublicUser', {
    params: { userId: '11111111-1111-4111-8111-111111111111' },
    body: { fullName: 'Taken Over', email: other.email, phoneNumber: '+966551234567' },
  })
  expect(foreign.status).toBe(403)
  expect({ ...foreign.body, instance: '' }).toEqual({ ...missing.body, instance: '' })
  const { body } = await other.visitor.call('getPublicUser', { params: { userId: other.userId } })
  expect(body.data.fullName).toBe(other.fullName)
})

test('AUTH-05 name 3 to 50, a valid email, an optional + and 8 to 15 digits', async () => {
  const user = await makeUser(shop)
  const broken: [object, string][] = [
    [{ fullName: 'No' }, 'fullName'],
    [{ fullName: 'x'.repeat(51) }, 'fullName'],
    [{ email: 'nobody' }, 'email'],
    [{ phoneNumber: '1234567' }, 'phoneNumber'],
    [{ phoneNumber: '1'.repeat(16) }, 'phoneNumber'],
    [{ phoneNumber: '05-512-34' }, 'phoneNumber'],
  ]
  for (const [change, field] of broken) {
    const { status, body } = await save(user, change)
    expect({ change, status, fields: Object.keys(body.errors) }).toEqual({ change, status: 400, fields: [field] })
  }
  const saved = await save(user, { fullName: 'x'.repeat(50), phoneNumber: '+٩٦٦٥٥٧٦٥٤٣٢١' })
  expect(saved.body).toMatchObject({
    message: 'Data updated successfully',
    data: { phoneNumber: '+966557654321', fullName: 'x'.repeat(50) },
  })
})

test('API-25 a body changes name, phone and email only', async () => {
  const user = await makeUser(shop)
  await save(user, {
    role: 'Admin',
    roles: ['Admin'],
    passwordHash: 'x',
    clientId: 7,
    isEmailConfirmed: false,
    id: 'x',
  })
  const row = await shop.db
    .selectFrom('app_user')
    .select(['role', 'client_id', 'password_hash'])
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ role: 'Shopper', client_id: null })
  expect(row.password_hash).toMatch(/^\$argon2id/)
})

test('API-25 a new email is pending until its link is opened; the old one is notified and stays until then', async () => {
  const user = await makeUser(shop, { language: 'ar' })
  const next = `next.${user.email}`
  const saved = await save(user, { email: next })
  expect(saved.body.data).toMatchObject({ email: user.email, pendingEmail: next, isEmailConfirmed: true })
  expect((await shop.mails(user.email)).map((mail) => mail.subject)).toEqual([
    'طلب تغيير البريد الإلكتروني لحسابك في وردة',
  ])
  const login = (email: string) => shop.visitor().call('login', { body: { email, password: user.password } })
  expect((await login(next)).status).toBe(400)
  const link = await linkIn(shop, next, '/auth/confirm-email')
  expect((await shop.visitor().call('confirmEmail', { body: link })).status).toBe(200)
  expect((await shop.visitor().call('confirmEmail', { body: link })).status).toBe(200)
  expect((await login(next)).status).toBe(200)
  expect((await login(user.email)).status).toBe(400)
  const { body } = await user.visitor.call('getPublicUser', { params: { userId: user.userId } })
  expect(body.data).toMatchObject({ email: next, pendingEmail: null })
})

test('API-25 restoring the old address, a newer address or a new password invalidates a pending link', async () => {
  const user = await makeUser(shop)
  const follow = async (email: string) => {
    const link = await linkIn(shop, email, '/auth/confirm-email')
    return (await shop.visitor().call('confirmEmail', { body: link })).status
  }
  await save(user, { email: `a.${user.email}` })
  await save(user, { email: user.email })
  expect(await follow(`a.${user.email}`)).toBe(400)
  await save(user, { email: `b.${user.email}` })
  await save(user, { email: `c.${user.email}` })
  expect(await follow(`b.${user.email}`)).toBe(400)
  await user.visitor.call('changePassword', {
    params: { userId: user.userId },
    body: {
      userId: user.userId,
      email: user.email,
      oldPassword: user.password,
      newPassword: 'Lilac-Lane-47',
      confirmPassword: 'Lilac-Lane-47',
    },
  })
  expect(await follow(`c.${user.email}`)).toBe(400)
})

test('API-25 refuses a taken address, when saving and when the link is opened', async () => {
  const user = await makeUser(shop)
  const other = await makeUser(shop)
  const taken = await save(user, { email: other.email.toUpperCase() })
  expect(taken).toMatchObject({
    status: 409,
    body: { errors: { email: ['An account with this email already exists.'] } },
  })
  const expected = `wanted.${user.email}`
  await save(user, { email: expected })
  await makeUser(shop, { email: expected })
  const link = await linkIn(shop, expected, '/auth/confirm-email')
  const late = await shop.visitor().call('confirmEmail', { body: link })
  expect(late).toMatchObject({ status: 409, body: { code: 'email.taken' } })
})
