import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn } from '../../testing/mail-links.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let twin: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  owner = await makeAdmin(shop)
})
afterAll(() => shop.close())

const HOUR = 3_600_000
const PASSWORD = 'Lilac!Lane47'
const PAGE = '/auth/accept-invitation'
const person = (email: string) => ({ email, fullName: 'Huda Salem', role: 'Admin', permissions: ['orders'] })
const inviteBy = (admin: TestUser, body: object) => admin.visitor.call('invite', { body })
const accept = (link: { token: string; email: string }, on: TestShop = shop) =>
  on.visitor().call('acceptInvitation', { body: { ...link, password: PASSWORD, confirmPassword: PASSWORD } })
const openOnes = async () => (await owner.visitor.call('getStaff')).body.invitations
const getStaff = async () => (await owner.visitor.call('getStaff')).body.data

test('ADMIN-03 an invitation is mailed, creates an account once, and that account can work at once', async () => {
  const invited = await inviteBy(owner, person('huda@example.com'))
  expect(invited.status).toBe(200)
  expect(invited.body.data).toMatchObject({ email: 'huda@example.com', role: 'Admin', permissions: ['orders'] })
  expect(Date.parse(invited.body.data.expiresAt) - shop.clock.now()).toBeGreaterThan(71.9 * HOUR)
  const link = await linkIn(shop, 'huda@example.com', PAGE)
  const stored = await shop.db.selectFrom('invitation').selectAll().executeTakeFirstOrThrow()
  const mails = await shop.db.selectFrom('mail').select('payload').execute()
  expect(JSON.stringify([stored, mails])).not.toContain(link.token)

  const created = await accept(link)
  expect(created.status).toBe(200)
  const login = await shop.visitor().call('login', {
    body: { email: 'huda@example.com', password: PASSWORD, rememberMe: false },
  })
  expect(login.body).toMatchObject({ roles: ['Admin'], isEmailConfirmed: true, fullName: 'Huda Salem' })
  const huda = shop.visitor()
  huda.token = login.body.token
  expect((await huda.call('adminMe')).body.permissions).toEqual(['orders'])
  expect((await huda.call('getStaff')).status).toBe(403)
  expect((await getStaff()).find((one: { email: string }) => one.email === 'huda@example.com')).toMatchObject({
    isActive: true,
    isSelf: false,
    lastSeenAt: expect.any(String),
  })
  expect(await openOnes()).toEqual([])

  const again = await accept(link)
  expect([again.status, again.body.code]).toEqual([410, 'invitation.used'])
  const log = await owner.visitor.call('getAudit', { query: { action: 'acceptInvitation' } })
  expect(log.body.data[0]).toMatchObject({ actor: 'Huda Salem', text: 'Joined the team: \u2068Huda Salem\u2069' })
})

test('ADMIN-03 a link opened concurrently on two processes creates one account', async () => {
  await inviteBy(owner, { ...person('twice@example.com'), role: 'ShippingEmployee', permissions: null })
  const link = await linkIn(shop, 'twice@example.com', PAGE)
  const answers = await Promise.all([accept(link), accept(link, twin), accept(link), accept(link, twin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
  expect((await getStaff()).filter((one: { email: string }) => one.email === 'twice@example.com')).toMatchObject([
    { role: 'ShippingEmployee', permissions: null },
  ])
})

test('ADMIN-03 refuses an address with an account or an open invitation; accepts it after a revocation', async () => {
  const buyer = await makeUser(shop)
  const taken = await inviteBy(owner, person(buyer.email.toUpperCase()))
  expect([taken.status, taken.body.code, Object.keys(taken.body.errors)]).toEqual([
    409,
    'people.has_account',
    ['email'],
  ])
  const both = await Promise.all([
    inviteBy(owner, person('open@example.com')),
    inviteBy(
      { ...owner, visitor: Object.assign(twin.visitor(), { token: owner.visitor.token }) },
      person('OPEN@example.com'),
    ),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('people.already_invited')
  const old = await linkIn(shop, both.find(({ status }) => status === 200)?.body.data.email, PAGE)

  const [open] = await openOnes()
  expect((await owner.visitor.call('revokeInvitation', { params: { invitationId: open.id } })).status).toBe(200)
  expect((await owner.visitor.call('revokeInvitation', { params: { invitationId: open.id } })).status).toBe(404)
  const late = await accept(old)
  expect([late.status, late.body.code]).toEqual([410, 'invitation.revoked'])
  expect((await inviteBy(owner, person('open@example.com'))).status).toBe(200)
})

test('ADMIN-03 an invitation expires after 72 hours, also with the clock set back, and can be sent again', async () => {
  await inviteBy(owner, person('slow@example.com'))
  const link = await linkIn(shop, 'slow@example.com', PAGE)
  const now = shop.clock.now()
  shop.clock.set(now + 72 * HOUR)
  const late = await accept(link)
  expect([late.status, late.body.code]).toEqual([410, 'invitation.expired'])
  shop.clock.set(now)
  expect((await accept(link)).body.code).toBe('invitation.expired')
  expect((await inviteBy(owner, person('slow@example.com'))).status).toBe(200)
})

test('ADMIN-03 an unknown token, another address or a weak password creates no account', async () => {
  await inviteBy(owner, person('weak@example.com'))
  const link = await linkIn(shop, 'weak@example.com', PAGE)
  expect((await accept({ ...link, email: 'other@example.com' })).body.code).toBe('invitation.invalid')
  expect((await accept({ ...link, token: 'x'.repeat(43) })).status).toBe(404)
  const weak = { ...link, password: 'short', confirmPassword: 'short' }
  const refused = await shop.visitor().call('acceptInvitation', { body: weak })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['password']])
  const other = { ...link, password: PASSWORD, confirmPassword: `${PASSWORD}x` }
  expect(Object.keys((await shop.visitor().call('acceptInvitation', { body: other })).body.errors)).toEqual([
    'confirmPassword',
  ])
  // The owner of the address registered meanwhile.
  await makeUser(shop, { email: 'weak@example.com' })
  const taken = await accept(link)
  expect([taken.status, taken.body.code]).toEqual([409, 'people.has_account'])
})

test('ADMIN-03 nobody can grant more than they have: only an owner invites an owner', async () => {
  const bounded = await makeAdmin(shop, ['people', 'orders'])
  const refusals = await Promise.all([
    inviteBy(bounded, { ...person('a1@example.com'), permissions: null }),
    inviteBy(bounded, { ...person('a2@example.com'), permissions: ['orders', 'refunds'] }),
  ])
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([403, 'people.above_you']))
  const nothing = await inviteBy(owner, { ...person('a3@example.com'), permissions: [] })
  expect([nothing.status, nothing.body.code]).toEqual([400, 'people.nothing_given'])
  expect((await inviteBy(bounded, { ...person('a4@example.com'), permissions: ['orders'] })).status).toBe(200)
  expect((await inviteBy(owner, { ...person('a5@example.com'), permissions: null })).status).toBe(200)
  const above = (await openOnes()).find((one: { email: string }) => one.email === 'a5@example.com')
  const ended = await bounded.visitor.call('revokeInvitation', { params: { invitationId: above.id } })
  expect(ended.body.code).toBe('people.above_you')
})

test('ADMIN-03 only people with all permissions of a driver can invite and change drivers', async () => {
  const people = await makeAdmin(shop, ['people'])
  const all = await makeAdmin(shop, ['people', 'orders', 'refunds'])
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const toInvitation = (email: string) => ({ ...person(email), role: 'ShippingEmployee', permissions: null })
  const refused = await inviteBy(people, toInvitation('driver1@example.com'))
  expect(refused.body).toMatchObject({ code: 'people.above_you', errors: { role: [expect.any(String)] } })
  expect((await inviteBy(all, toInvitation('driver1@example.com'))).status).toBe(200)
  const change = (by: TestUser, isActive: boolean) =>
    by.visitor.call('changeStaff', { params: { userId: driver.userId }, body: { isActive } })
  expect((await change(people, false)).body.code).toBe('people.above_you')
  expect((await change(all, false)).status).toBe(200)
  expect((await change(people, true)).body.code).toBe('people.above_you')
  const body = { permissions: ['people', 'orders'] }
  expect((await owner.visitor.call('changeStaff', { params: { userId: all.userId }, body })).status).toBe(200)
  expect((await openOnes()).map(({ email }: { email: string }) => email)).not.toContain('driver1@example.com')
})

test('ADMIN-03 the mail uses the language that the inviter chose', async () => {
  await inviteBy(owner, { ...person('arabic@example.com'), language: 'ar' })
  const [mail] = await shop.mails('arabic@example.com')
  expect(mail?.language).toBe('ar')
  expect(mail?.body_text).toContain('lng=ar')
})
