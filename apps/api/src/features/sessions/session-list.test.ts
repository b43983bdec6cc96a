import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../testing/api-client.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { endLiveBoards } from '../board/index.ts'

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterEach(() => {
  vi.useRealTimers()
  endLiveBoards(shop.context)
})
afterAll(() => shop.close())

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

const params = ({ userId }: TestUser) => ({ userId })

/** Logs in from a new browser. */
async function logIn(user: TestUser, userAgent = DESKTOP, ip = '203.0.113.77'): Promise<ApiClient & { id: string }> {
  const visitor = shop.visitor({ ip })
  const { status, body } = await visitor.call('login', {
    body: { email: user.email, password: user.password },
    headers: { 'user-agent': userAgent },
  })
  expect(status).toBe(200)
  visitor.token = body.token
  return Object.assign(visitor, { id: body.refreshToken as string })
}

const list = async (visitor: ApiClient, user: TestUser) =>
  (await visitor.fetchAnswer('getSessions', { params: params(user) })).data

const works = async (visitor: ApiClient, user: TestUser) =>
  (await visitor.call('getPublicUser', { params: params(user) })).status === 200

const end = (by: TestUser, sessionId: string) => by.visitor.call('endSession', { params: { ...params(by), sessionId } })

test('GROW-10 a person sees each open session: device, network, first and last use, and which one is this', async () => {
  const user = await makeUser(shop)
  const phone = await logIn(user, PHONE)
  const seen = await list(phone, user)
  expect(seen).toHaveLength(2)
  expect(seen[0]).toEqual({
    sessionId: phone.id,
    browser: 'Safari',
    platform: 'iPhone',
    ip: '203.0.113.*',
    createdAt: expect.stringMatching(/^2026-11-29T07:/),
    lastUsedAt: expect.stringMatching(/^2026-11-29T07:/),
    isCurrent: true,
  })
  expect(seen[1]).toMatchObject({ sessionId: user.sessionId, browser: '', platform: '', ip: '', isCurrent: false })
  // A refresh updates device and network.
  const refreshed = await user.visitor.call('refreshToken', { headers: { 'user-agent': DESKTOP } })
  expect(refreshed.status).toBe(200)
  expect((await list(phone, user))[1]).toMatchObject({ browser: 'Firefox', platform: 'Linux', ip: '127.0.0.*' })
  const stored = await shop.db.selectFrom('session').selectAll().where('id', '=', phone.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain('203.0.113.77')
})

test('GROW-10 sessions of others, ended ones and expired ones are not listed', async () => {
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  const [ended, expired] = [await logIn(user), await logIn(user)]
  await ended.call('logout')
  await shop.db
    .updateTable('session')
    .set({ expires_at: new Date(shop.clock.now() - 1) })
    .where('id', '=', expired.id)
    .execute()
  expect((await list(user.visitor, user)).map(({ sessionId }) => sessionId)).toEqual([user.sessionId])
  expect((await other.visitor.call('getSessions', { params: params(user) })).status).toBe(403)
})

test('GROW-10 an ended session stops at its next request on every process, its refresh is refused, the others go on', async () => {
  const user = await makeUser(shop)
  const [lost, kept] = [await logIn(user), await logIn(user)]
  const lostOnTwin = onSecondProcess(twin, { ...user, visitor: lost }).visitor
  expect(await works(lostOnTwin, user)).toBe(true)
  expect((await end(user, lost.id)).body).toEqual({ message: 'The device is logged out.' })
  expect([await works(lost, user), await works(lostOnTwin, user)]).toEqual([false, false])
  const refreshed = await lost.call('refreshToken')
  expect([refreshed.status, refreshed.body.code]).toEqual([401, 'session.expired'])
  expect([await works(kept, user), await works(user.visitor, user)]).toEqual([true, true])
  expect((await end(user, lost.id)).status).toBe(200)
  expect((await list(user.visitor, user)).map(({ sessionId }) => sessionId).toSorted()).toEqual(
    [kept.id, user.sessionId].toSorted(),
  )
})

test('GROW-10 nobody ends the session of another person', async () => {
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  expect((await end(user, other.sessionId)).body.code).toBe('not_found')
  const asOther = await user.visitor.call('endSession', { params: { ...params(other), sessionId: other.sessionId } })
  expect(asOther.status).toBe(403)
  expect((await user.visitor.call('endOtherSessions', { params: params(other) })).status).toBe(403)
  expect(await works(other.visitor, other)).toBe(true)
})

test('GROW-10 logging out everywhere else ends all but this session, also those that refresh at the same time', async () => {
  const user = await makeUser(shop)
  const others = await Promise.all([1, 2, 3, 4].map(() => logIn(user)))
  const [ended] = await Promise.all([
    user.visitor.call('endOtherSessions', { params: params(user) }),
    ...others.map((other) => other.call('refreshToken')),
  ])
  expect(ended.body).toEqual({ message: 'You’re logged out everywhere else.' })
  for (const other of others) {
    expect(await works(other, user)).toBe(false)
    expect((await other.call('refreshToken')).status).toBe(401)
  }
  expect(await list(user.visitor, user)).toEqual([expect.objectContaining({ isCurrent: true })])
})

test('GROW-10 the live board of an ended session closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const lost = await logIn(driver)
  const response = await lost.fetch(`/api/ShippingEmployee/live/${driver.userId}`)
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^event: ready/)
  await end(driver, lost.id)
  vi.advanceTimersByTime(20_000)
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(': alive\n\n')
  expect((await reader?.read())?.done).toBe(true)
})

const endAll = (by: TestUser, of: TestUser) => by.visitor.call('endStaffSessions', { params: params(of) })

test('GROW-10 somebody with all their permissions logs a member of staff out everywhere, which is audited', async () => {
  const [owner, desk] = [await makeAdmin(shop), await makeAdmin(shop, ['people', 'orders'], { fullName: 'Reem Saad' })]
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const elsewhere = await logIn(desk)
  const done = await endAll(owner, desk)
  expect([done.status, done.body]).toEqual([200, { message: 'Reem Saad is logged out everywhere.' }])
  expect([await works(desk.visitor, desk), await works(elsewhere, desk)]).toEqual([false, false])
  const { body } = await owner.visitor.call('getAudit', { query: { action: 'endStaffSessions' } })
  expect(body.data[0]).toMatchObject({
    actor: owner.fullName,
    subject: `user:${desk.userId}`,
    text: 'Logged \u2068Reem Saad\u2069 out everywhere',
  })
  // Not deactivated: they log in again.
  const again = await logIn(desk)
  expect((await again.call('getStaff')).status).toBe(200)
  const back = { ...desk, visitor: again }
  expect((await endAll(back, owner)).body.code).toBe('people.above_you')
  expect((await endAll(back, back)).body.code).toBe('people.yourself')
  expect((await endAll(back, await makeUser(shop))).body.code).toBe('not_found')
  expect((await endAll(driver, desk)).status).toBe(403)
  expect((await endAll(await makeAdmin(shop, ['orders']), driver)).status).toBe(403)
  expect(await works(again, desk)).toBe(true)
})

test('GROW-10 a login in a new browser is mailed in the language of the person, the first one and known browsers are not', async () => {
  const { userId, email, password } = await makeUser(shop, { language: 'ar', fullName: 'نورة' })
  await shop.db.deleteFrom('session').where('user_id', '=', userId).execute()
  const browser = shop.visitor({ ip: '2001:db8:85a3::7' })
  const send = (visitor = browser, typed = password) =>
    visitor.call('login', { body: { email, password: typed }, headers: { 'user-agent': PHONE } })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  expect((await send(shop.visitor(), 'Wrong-Password-9')).status).toBe(400)
  expect(await shop.mails(email)).toEqual([])
  expect((await send(shop.visitor({ ip: '2001:db8:85a3::7' }))).status).toBe(200)
  const [mail, ...more] = await shop.mails(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ language: 'ar', subject: 'تسجيل دخول جديد إلى حسابك في وردة' })
  expect(mail?.body_text).toContain(`/setting/${userId}?lng=ar#sessions`)
  expect(mail?.body_text).toContain('Safari')
  expect(mail?.body_text).toContain('2001:db8:85a3:*')
  expect(mail?.body_text).not.toContain('2001:db8:85a3::7')
})
