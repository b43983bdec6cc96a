import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reminderBody } from '../../testing/make-occasion-reminder.ts'
import { makeOrder } from '../../testing/make-order.ts'
import { makeUser, signInAgain, type TestUser, type UserOptions } from '../../testing/make-user.ts'
import { requestJob } from '../../testing/run-job.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { applyRetention } from '../privacy/index.ts'
import { sendOccasionReminders } from './index.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.set(SUNDAY_MORNING)
  await shop.db.deleteFrom('occasion_reminder').execute()
})

const add = (user: TestUser, changed: object = {}) =>
  user.visitor.call('addOccasionReminder', { params: { userId: user.userId }, body: reminderBody(changed) })
/** Signs in again, because the tests advance the clock. */
const list = async (user: TestUser, language = 'en') => {
  await signInAgain(shop, user)
  const request = { params: { userId: user.userId }, headers: { 'accept-language': language } }
  return (await user.visitor.call('getOccasionReminders', request)).body
}
const change = async (user: TestUser, reminderId: string, changed: object = {}) => {
  await signInAgain(shop, user)
  return user.visitor.call('updateOccasionReminder', {
    params: { userId: user.userId, reminderId },
    body: { ...reminderBody(), isStopped: false, ...changed },
  })
}
const mailsTo = async ({ email }: TestUser) =>
  (await shop.mails(email)).filter(({ body_text }) => body_text.includes('/reminders/stop'))
const runOn = async (day: string, context = shop.context) => {
  const now = Date.parse(`${day}T06:10:00Z`)
  shop.clock.set(now)
  twin.clock.set(now)
  await sendOccasionReminders(context)
}
const member = (options: UserOptions = {}) => makeUser(shop, options)
const stopLink = (text: string) => new URL(/https?:\/\/\S+\/reminders\/stop\S+/.exec(text)?.[0] ?? 'none:')

describe('occasion reminders', () => {
  test('OPEN-04 a noted occasion is listed with its next day and the day of its mail, in the language of the request', async () => {
    const user = await member()
    const added = await add(user)
    expect(added).toMatchObject({ status: 200, body: { data: { occursOn: '2026-12-06', remindOn: '2026-11-29' } } })
    await add(user, { recipientName: 'Father', occasion: '', occasionText: 'Ten years here', monthDay: '12-05' })
    expect(await list(user)).toMatchObject({
      data: [
        { recipientName: 'Mother', occasion: 'birthday', occasionName: 'Birthday', isStopped: false },
        { recipientName: 'Father', occasion: '', occasionName: 'Ten years here', occursOn: '2027-12-05' },
      ],
      max: 50,
      isEmailConfirmed: true,
    })
    const arabic = await list(user, 'ar')
    expect(arabic.data[0].occasionName).toBe('عيد ميلاد')
    expect(arabic.occasions[0]).toEqual({ slug: 'birthday', name: 'عيد ميلاد' })
  })

  test.each([
    ['nobody', { recipientName: '' }, 'recipientName'],
    ['no words for another occasion', { occasion: '' }, 'occasionText'],
    ['an occasion that the shop does not have', { occasion: 'moon' }, 'occasion'],
    ['a date that no year has', { monthDay: '04-31' }, 'monthDay'],
    ['day 31 of a Hijri month', { calendar: 'hijri', monthDay: '01-31' }, 'monthDay'],
    ['another number of days', { daysBefore: 5 }, 'daysBefore'],
    ['another calendar', { calendar: 'julian' }, 'calendar'],
  ])('OPEN-04 %s is refused at its field', async (_title, changed, field) => {
    const { status, body } = await add(await member(), changed)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('OPEN-04 a person has at most 50 reminders, also with concurrent requests', async () => {
    const user = await member()
    for (let at = 0; at < 48; at += 1) expect((await add(user)).status).toBe(200)
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => add(user)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409])
    expect((await add(user)).body).toMatchObject({
      code: 'occasion_reminder.too_many',
      message: expect.stringMatching('50'),
    })
    const [first] = (await list(user)).data
    const params = { userId: user.userId, reminderId: first.id }
    expect((await user.visitor.call('deleteOccasionReminder', { params })).status).toBe(200)
    expect((await user.visitor.call('deleteOccasionReminder', { params })).status).toBe(404)
    expect((await add(user)).status).toBe(200)
  })

  test('OPEN-04 an order suggests its recipient, day and only common occasion, and is not reminded of again', async () => {
    const { buyer, order, flower } = await makeOrder(shop, { deliveryDate: '2026-12-09' })
    const suggest = () =>
      buyer.visitor.call('suggestOccasionReminder', { params: { userId: buyer.userId, orderId: order.id } })
    const setOccasions = (occasions: string[]) =>
      shop.db.updateTable('product').set({ occasions }).where('id', '=', flower.productId).execute()
    await setOccasions(['birthday'])
    expect((await suggest()).body.data).toEqual({
      recipientName: order.recipient.fullName,
      occasion: 'birthday',
      deliveredOn: '2026-12-09',
    })
    for (const occasions of [[], ['birthday', 'love']]) {
      await setOccasions(occasions)
      expect((await suggest()).body.data.occasion).toBe('')
    }
    const added = await add(buyer, { orderId: order.id, monthDay: '12-09' })
    expect(added.body.data).toMatchObject({ orderId: order.id, occursOn: '2027-12-09', handledOn: '2026-12-09' })
    expect((await add(buyer, { orderId: order.id })).body.code).toBe('occasion_reminder.exists')
    const stranger = await member()
    expect((await add(stranger, { orderId: order.id })).status).toBe(404)
  })

  test('OPEN-04 an occasion that the shop removes keeps its name in the language of its person', async () => {
    const [reader, arab] = [await member(), await member({ language: 'ar' })]
    await shop.db
      .insertInto('occasion')
      .values({ slug: 'moon', name_en: 'Moon', name_ar: 'قمر', position: 99 })
      .execute()
    for (const user of [reader, arab]) await add(user, { occasion: 'moon' })
    const admin = await makeUser(shop, { role: 'Admin' })
    const saved = await admin.visitor.call('saveProductOptions', {
      params: { kind: 'occasion' },
      body: { options: [], removed: ['moon'] },
    })
    expect(saved.status).toBe(200)
    expect((await list(reader)).data).toMatchObject([{ occasion: '', occasionText: 'Moon' }])
    expect((await list(arab)).data).toMatchObject([{ occasion: '', occasionText: 'قمر' }])
  })
})

describe('mails about occasions', () => {
  test('OPEN-04 one mail per occasion and year, with two processes and a repeated job, in the language of the account', async () => {
    const user = await member({ language: 'ar' })
    await add(user, { monthDay: '12-20' })
    await runOn('2026-12-12')
    expect(await mailsTo(user)).toEqual([])
    shop.clock.set(Date.parse('2026-12-13T06:10:00Z'))
    twin.clock.set(Date.parse('2026-12-13T06:10:00Z'))
    await Promise.all(
      [1, 2, 3, 4].flatMap(() => [sendOccasionReminders(shop.context), sendOccasionReminders(twin.context)]),
    )
    await runOn('2026-12-13', twin.context)
    await runOn('2026-12-20')
    const mails = await mailsTo(user)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ language: 'ar', subject: 'تذكيرك بيوم 20 ديسمبر 2026' })
    expect(mails[0]?.body_text).toMatch(/عيد ميلاد.*Mother/)
    expect(mails[0]?.body_text).toContain('11 رجب 1448')
    expect(mails[0]?.body_text).toMatch(/\/shop\?occasion=birthday/)
    await runOn('2027-12-13')
    expect(await mailsTo(user)).toHaveLength(2)
  })

  test('OPEN-04 the job runs in the queue', async () => {
    const user = await member()
    await add(user)
    await requestJob(shop.db, 'send-occasion-reminders')
    await shop.runJobs()
    expect(await mailsTo(user)).toHaveLength(1)
  })

  test('OPEN-04 after an outage a mail comes late, but none for a day that has passed', async () => {
    const [late, past] = [await member(), await member()]
    await add(late, { monthDay: '12-20', occasion: '', occasionText: 'Her day' })
    await add(past, { monthDay: '12-18' })
    await runOn('2026-12-20')
    expect(await mailsTo(late)).toHaveLength(1)
    expect((await mailsTo(late))[0]?.body_text).not.toContain('occasion=')
    expect(await mailsTo(past)).toEqual([])
    expect((await list(past)).data).toMatchObject([{ occursOn: '2027-12-18' }])
  })

  test('OPEN-04 a Hijri occasion moves through the Gregorian year, and a missing day 30 is day 29', async () => {
    const user = await member()
    await add(user, { calendar: 'hijri', monthDay: '09-30', daysBefore: 14 })
    await runOn('2027-02-21')
    expect(await mailsTo(user)).toEqual([])
    await runOn('2027-02-22')
    expect((await mailsTo(user))[0]?.body_text).toContain('29 Ramadan 1448')
    const [{ occursOn }] = (await list(user)).data
    expect(occursOn.slice(0, 7)).toBe('2028-02')
  })

  test('OPEN-04 29 February is reminded of for 28 February in a common year', async () => {
    const user = await member()
    await add(user, { monthDay: '02-29', daysBefore: 3 })
    await runOn('2027-02-25')
    expect((await mailsTo(user))[0]?.body_text).toContain('February 28, 2027')
    expect((await list(user)).data).toMatchObject([{ occursOn: '2028-02-29' }])
  })

  test('OPEN-04 a date that is corrected after its mail gets none again in the same year', async () => {
    const user = await member()
    const { id } = (await add(user)).body.data
    await runOn('2026-11-29')
    expect((await change(user, id, { monthDay: '12-10' })).body.data).toMatchObject({ occursOn: '2027-12-10' })
    expect((await change(user, id, { daysBefore: 3 })).body.data).toMatchObject({ occursOn: '2027-12-06' })
    await runOn('2026-12-07')
    expect(await mailsTo(user)).toHaveLength(1)
  })

  test('OPEN-04 unconfirmed, undeliverable, deactivated and deleted accounts get no mail', async () => {
    const users = [
      await member({ confirmed: false }),
      await member({ email: 'caller.7@phone.invalid' }),
      await member(),
      await member(),
    ]
    for (const user of users) await add(user)
    const [unconfirmed, , deactivated, deleted] = users as [TestUser, TestUser, TestUser, TestUser]
    expect((await list(unconfirmed)).isEmailConfirmed).toBe(false)
    const at = new Date(shop.clock.now())
    await shop.db.updateTable('app_user').set({ deactivated_at: at }).where('id', '=', deactivated.userId).execute()
    await shop.db.updateTable('app_user').set({ deleted_at: at }).where('id', '=', deleted.userId).execute()
    await runOn('2026-11-29')
    for (const user of users) expect(await mailsTo(user)).toEqual([])
    const queued = await shop.db
      .selectFrom('mail')
      .select('to_address')
      .where('kind', '=', 'occasion-reminder')
      .execute()
    expect(queued.filter(({ to_address }) => users.some(({ email }) => email === to_address))).toEqual([])
  })
})

describe('stopping reminders', () => {
  /** A person with two reminders and the link of the mail about one of them. */
  const makeMailed = async () => {
    const user = await member()
    const { id } = (await add(user)).body.data
    await add(user, { recipientName: 'Father', monthDay: '12-20' })
    await runOn('2026-11-29')
    const [mail] = await mailsTo(user)
    return { user, id, link: stopLink(mail?.body_text ?? '') }
  }
  const stop = (token: string, all?: boolean) => shop.visitor().call('stopOccasionReminder', { body: { token, all } })
  const stopped = async (user: TestUser) =>
    (await list(user)).data.map(({ recipientName, isStopped }: never) => [recipientName, isStopped])

  test('OPEN-04 the link of the mail stops its reminder once and again, a forged one is refused', async () => {
    const { user, link } = await makeMailed()
    const token = link.searchParams.get('token') ?? ''
    for (const forged of ['', `${token.slice(0, -2)}xx`, token.replace(/^./, (first) => (first === '0' ? '1' : '0'))])
      expect((await stop(forged)).status).toBe(400)
    expect(await stopped(user)).toEqual([
      ['Father', false],
      ['Mother', false],
    ])
    expect((await stop(token)).status).toBe(200)
    expect((await stop(token)).status).toBe(200)
    expect(await stopped(user)).toEqual([
      ['Father', false],
      ['Mother', true],
    ])
    await runOn('2027-11-29')
    expect((await mailsTo(user)).filter(({ body_text }) => body_text.includes('Mother'))).toHaveLength(1)
  })

  test('OPEN-04 all reminders of the person can be stopped, and resumed in the account', async () => {
    const { user, id, link } = await makeMailed()
    const other = await member()
    await add(other)
    expect((await stop(link.searchParams.get('token') ?? '', true)).status).toBe(200)
    expect((await stopped(user)).map(([, isStopped]: unknown[]) => isStopped)).toEqual([true, true])
    expect(await stopped(other)).toEqual([['Mother', false]])
    shop.clock.set(Date.parse('2028-06-01T08:00:00Z'))
    const resumed = await change(user, id)
    expect(resumed.body.data).toMatchObject({ isStopped: false, occursOn: '2028-12-06', remindOn: '2028-11-29' })
  })

  test('OPEN-04 a mail program stops a reminder in one press, opening the address stops nothing', async () => {
    const { user, link } = await makeMailed()
    const press = (search: string, method = 'POST') =>
      shop.visitor().fetch(link.pathname + search, {
        method,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      })
    await press(link.search, 'GET')
    await press(link.search, 'HEAD')
    for (const search of ['', '?token=%00', link.search.replace('token=', 'token=1')])
      expect((await press(search)).status).toBe(400)
    expect((await stopped(user)).map(([, isStopped]: unknown[]) => isStopped)).toEqual([false, false])
    expect((await press(link.search)).status).toBe(200)
    expect(await stopped(user)).toContainEqual(['Mother', true])
  })
})

describe('privacy of reminders', () => {
  test('OPEN-04 reminders are exported and deleted with the account', async () => {
    const user = await member()
    await add(user, { calendar: 'hijri', monthDay: '09-15' })
    const params = { userId: user.userId }
    const { body } = await user.visitor.call('downloadMyData', { params })
    expect(body.occasionReminders).toMatchObject([
      { recipientName: 'Mother', occasion: 'Birthday', calendar: 'hijri', monthDay: '09-15', daysBefore: 7 },
    ])
    await user.visitor.call('deleteMyAccount', { params, body: { password: user.password } })
    const rows = await shop.db.selectFrom('occasion_reminder').selectAll().where('user_id', '=', user.userId).execute()
    expect(rows).toEqual([])
  })

  test('OPEN-04 a stopped reminder is deleted after a year, an active one stays', async () => {
    const user = await member()
    const { id } = (await add(user)).body.data
    await add(user, { recipientName: 'Father' })
    await change(user, id, { isStopped: true })
    const left = () =>
      shop.db.selectFrom('occasion_reminder').select('recipient_name').where('user_id', '=', user.userId).execute()
    shop.clock.advance(364 * DAY_MS)
    await applyRetention(shop.context)
    expect(await left()).toHaveLength(2)
    shop.clock.advance(2 * DAY_MS)
    await applyRetention(shop.context)
    expect(await left()).toEqual([{ recipient_name: 'Father' }])
  })
})
