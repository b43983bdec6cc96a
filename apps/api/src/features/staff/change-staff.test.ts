import type { Permission } from '@warda/domain/access/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn } from '../../testing/mail-links.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUnderWay, walkOrder } from '../../testing/make-delivery.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, TEST_PASSWORD, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
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

type Change = { isActive?: boolean; permissions?: Permission[] | null }
const change = (by: TestUser, user: TestUser, body: Change) =>
  by.visitor.call('changeStaff', { params: { userId: user.userId }, body })
const logIn = (user: TestUser) =>
  shop.visitor().call('login', { body: { email: user.email, password: TEST_PASSWORD, rememberMe: false } })

test('ADMIN-03 a deactivated person is refused at the next request on every process, and can be reactivated', async () => {
  const counter = await makeAdmin(shop, ['orders'])
  expect((await onSecondProcess(twin, counter).visitor.call('adminMe')).status).toBe(200)
  const done = await change(owner, counter, { isActive: false })
  expect(done.body).toMatchObject({ message: `${counter.fullName} can no longer log in.`, data: { isActive: false } })
  expect((await onSecondProcess(twin, counter).visitor.call('adminMe')).status).toBe(401)
  expect((await counter.visitor.call('adminMe')).status).toBe(401)
  const refreshed = await counter.visitor.call('refreshToken')
  expect([refreshed.status, refreshed.body.code]).toEqual([401, 'session.expired'])
  const login = await logIn(counter)
  expect([login.status, login.body.code]).toEqual([400, 'login.failed'])

  const back = await change(owner, counter, { isActive: true })
  expect(back.body.data).toMatchObject({ isActive: true, permissions: ['orders'] })
  expect((await counter.visitor.call('adminMe')).status).toBe(401)
  expect((await logIn(counter)).status).toBe(200)
})

test('ADMIN-03 no login succeeds during a deactivation', async () => {
  const counter = await makeAdmin(shop, ['orders'])
  const [, ...logins] = await Promise.all([
    change(owner, counter, { isActive: false }),
    ...Array.from({ length: 4 }, () => logIn(counter)),
  ])
  for (const { status, body } of logins) {
    if (status !== 200) continue
    const visitor = shop.visitor()
    visitor.token = body.token
    expect((await visitor.call('adminMe')).status).toBe(401)
  }
  const open = await shop.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', counter.userId)
    .where('revoked_at', 'is', null)
    .execute()
  expect(open).toEqual([])
})

test('ADMIN-03 changed permissions apply at the next request on every process', async () => {
  const florist = await makeAdmin(shop, ['catalogue', 'people'])
  expect((await onSecondProcess(twin, florist).visitor.call('getStaff')).status).toBe(200)
  expect((await change(owner, florist, { permissions: ['catalogue'] })).body.data.permissions).toEqual(['catalogue'])
  expect((await onSecondProcess(twin, florist).visitor.call('getStaff')).status).toBe(403)
  await change(owner, florist, { permissions: null })
  expect((await onSecondProcess(twin, florist).visitor.call('getStaff')).status).toBe(200)
})

test('ADMIN-03 refuses changing oneself, people with more permissions, and removing every permission', async () => {
  const bounded = await makeAdmin(shop, ['people', 'orders'])
  const above = await makeAdmin(shop, ['orders', 'refunds'])
  const below = await makeAdmin(shop, ['orders'])
  const refused: [TestUser, TestUser, Change, string][] = [
    [owner, owner, { isActive: false }, 'people.yourself'],
    [owner, owner, { permissions: ['orders'] }, 'people.yourself'],
    [bounded, bounded, { permissions: null }, 'people.yourself'],
    [bounded, owner, { isActive: false }, 'people.above_you'],
    [bounded, owner, { permissions: ['orders'] }, 'people.above_you'],
    [bounded, above, { isActive: false }, 'people.above_you'],
    [bounded, below, { permissions: ['orders', 'refunds'] }, 'people.above_you'],
    [bounded, below, { permissions: null }, 'people.above_you'],
    [owner, below, { permissions: [] }, 'people.nothing_given'],
  ]
  for (const [by, user, body, code] of refused) expect((await change(by, user, body)).body.code).toBe(code)
  expect((await change(bounded, below, { permissions: ['people'] })).status).toBe(200)
  const buyer = await makeUser(shop)
  expect((await change(owner, buyer, { isActive: false })).status).toBe(404)
  expect((await logIn(buyer)).status).toBe(200)
})

test('ADMIN-03 two owners who limit or deactivate each other at once always leave an owner', async () => {
  for (let round = 0; round < 6; round++) {
    const fresh = await openRound()
    const body: Change = round % 2 === 0 ? { permissions: ['people', 'orders'] } : { isActive: false }
    const answers = await Promise.all([
      change(fresh.one, fresh.other, body),
      change(onSecondProcess(twin, fresh.other), fresh.one, body),
    ])
    // The second request is refused because its actor is limited or deactivated by then.
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const owners = await shop.db
      .selectFrom('app_user')
      .select('id')
      .where('id', 'in', [fresh.one.userId, fresh.other.userId])
      .where('permissions', 'is', null)
      .where('deactivated_at', 'is', null)
      .execute()
    expect(owners).toHaveLength(1)
  }
})

const openRound = async () => ({ one: await makeAdmin(shop), other: await makeAdmin(shop) })

test('ADMIN-03 the undelivered orders of a deactivated driver are unassigned, and their number is returned', async () => {
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const open = [await makeUnderWay(shop), await makeUnderWay(shop)].map(({ order }) => order.id)
  const { order: done } = await makeOrder(shop, { paymentTerms: 'cash' })
  const orderIds = [...open, done.id]
  await walkOrder(shop, done.id, ['outForDelivery'])
  await owner.visitor.call('assignOrders', { body: { orderIds, employeeId: driver.userId } })
  await walkOrder(shop, done.id, ['delivered'])
  const answer = await change(owner, driver, { isActive: false })
  expect(answer.body.message).toBe(`${driver.fullName} can no longer log in. 2 orders are open to everybody again.`)
  const rows = await shop.db.selectFrom('orders').select(['id', 'assigned_to']).where('id', 'in', orderIds).execute()
  expect(rows.filter((row) => row.assigned_to !== null).map((row) => row.id)).toEqual([done.id])
  const team = await owner.visitor.call('getEmployees')
  expect(JSON.stringify(team.body)).not.toContain(driver.userId)
  const assigned = await owner.visitor.call('assignOrders', { body: { orderIds: open, employeeId: driver.userId } })
  expect(assigned.body.code).toBe('board.employee_unknown')
})

test('ADMIN-03 orders assigned to a driver during the deactivation end up unassigned', async () => {
  const { order } = await makeUnderWay(shop)
  for (let round = 0; round < 5; round++) {
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const body = { orderIds: [order.id], employeeId: driver.userId }
    await Promise.all([
      change(owner, driver, { isActive: false }),
      onSecondProcess(twin, owner).visitor.call('assignOrders', { body }),
    ])
    const row = await shop.db.selectFrom('orders').select('assigned_to').where('id', '=', order.id).executeTakeFirst()
    expect(row?.assigned_to).toBeNull()
  }
})

test('ADMIN-03 open invitations from a person who is deactivated or limited are revoked', async () => {
  const inviter = await makeAdmin(shop, ['people', 'orders', 'refunds'])
  const invite = (email: string, permissions: Permission[]) =>
    inviter.visitor.call('invite', { body: { email, fullName: 'Friend', role: 'Admin', permissions } })
  await invite('f1@example.com', ['orders', 'refunds'])
  await invite('f2@example.com', ['orders'])
  const openOnes = async () =>
    (await owner.visitor.call('getStaff')).body.invitations.map((one: { email: string }) => one.email).sort()
  await change(owner, inviter, { permissions: ['people', 'orders'] })
  expect(await openOnes()).toEqual(['f2@example.com'])
  const link = await linkIn(shop, 'f2@example.com', '/auth/accept-invitation')
  await change(owner, inviter, { isActive: false })
  expect(await openOnes()).toEqual([])
  const late = await shop.visitor().call('acceptInvitation', {
    body: { ...link, password: 'Lilac!Lane47', confirmPassword: 'Lilac!Lane47' },
  })
  expect(late.body.code).toBe('invitation.revoked')
})

test('ADMIN-03 stores when staff were last seen, at most once a minute, and of nobody else', async () => {
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const buyer = await makeUser(shop)
  const seenAt = async (user: TestUser) =>
    (
      await shop.db.selectFrom('app_user').select('last_seen_at').where('id', '=', user.userId).executeTakeFirst()
    )?.last_seen_at?.getTime()
  await driver.visitor.call('getEmployees')
  const first = await seenAt(driver)
  expect(first).toBeDefined()
  shop.clock.advance(30_000)
  await driver.visitor.call('getEmployees')
  expect(await seenAt(driver)).toBe(first)
  shop.clock.advance(31_000)
  await driver.visitor.call('getEmployees')
  expect(await seenAt(driver)).toBeGreaterThan((first ?? 0) + 60_000)
  await buyer.visitor.call('getCart', { params: { userId: buyer.userId } })
  expect(await seenAt(buyer)).toBeUndefined()
})
