import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute } from '@warda/contract/routes'
import { isMessageKey, t } from '@warda/i18n/translate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimAuditEntry, withAuditEntry, writePendingAuditEntry } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createAuditEntry } from '../../http/audit-entry.ts'
import type { Actor } from '../../http/handler.ts'
import { allCalls } from '../../testing/api-client.ts'
import { makeUnderWay, walkOrder } from '../../testing/make-delivery.ts'
import { makeFlower, makeOrder, retailOrder } from '../../testing/make-order.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { makeUser, signInAgain, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { auditKey, formatAction } from './present.ts'
import { countQuery, entriesQuery } from './queries.ts'

let shop: TestShop
let twin: TestShop
let owner: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  twin = await shop.twin()
  owner = await makeUser(shop, { role: 'Admin' })
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
})
afterAll(() => shop.close())

type Entry = { actor_id: string; action: string; subject: string; detail: unknown; request_id: string; at: Date }
const entries = async (since = 0): Promise<Entry[]> =>
  (await sql<Entry>`select * from audit_entry where id > ${since} order by id`.execute(shop.db)).rows
const latest = async (): Promise<number> =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from audit_entry`.execute(shop.db)).rows[0]?.id ?? 0

const note = (action: string) => ({
  actorId: owner.userId,
  action,
  subject: '',
  detail: {},
  requestId: 'test',
  at: new Date(shop.clock.now()),
})

test('ADMIN-03 a change by staff creates one entry with the person, the action, the subject and the input', async () => {
  const before = await latest()
  const { order } = await makeUnderWay(shop)
  const body = { orderIds: [order.id], employeeId: driver.userId }
  expect((await owner.visitor.call('assignOrders', { body })).status).toBe(200)
  const answer = await driver.visitor.call('updateOrderStage', {
    query: { orderId: order.id, orderStage: 6, early: true },
  })
  expect(answer.status).toBe(200)
  expect(await entries(before)).toMatchObject([
    { actor_id: owner.userId, action: 'assignOrders', subject: `order:${order.id}`, detail: { orderIds: [order.id] } },
    {
      actor_id: driver.userId,
      action: 'updateOrderStage',
      subject: `order:${order.id}`,
      request_id: answer.headers.get('x-request-id'),
    },
  ])
})

test('ADMIN-03 refused calls, buyers and unlisted reads create no entry', async () => {
  const before = await latest()
  const { order, buyer } = await makeOrder(shop, { paymentTerms: 'cash' })
  await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
  const cancelled = await owner.visitor.call('cancelOrder', {
    params: { orderId: order.id },
    body: { reason: 'Too late', refundTo: 'credit' },
  })
  expect(cancelled.status).toBe(409)
  const many = { body: { orderIds: [order.id], employeeId: driver.userId } }
  expect((await owner.visitor.call('assignOrders', many)).status).not.toBe(500)
  expect((await owner.visitor.call('adminMe')).status).toBe(200)
  expect((await owner.visitor.call('getStaff')).status).toBe(200)
  await buyer.visitor.call('setLanguage', { body: { language: 'ar' } })
  expect(await entries(before)).toEqual([])
})

test('ADMIN-03 an answer repeated for one key, from either process, creates one entry', async () => {
  const before = await latest()
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const input = {
    params: { orderId: order.id },
    body: { reason: 'The buyer called', refundTo: 'credit' },
    headers: { 'idempotency-key': 'one-wish' },
  }
  const answers = await Promise.all([
    owner.visitor.call('cancelOrder', input),
    onSecondProcess(twin, owner).visitor.call('cancelOrder', input),
    owner.visitor.call('cancelOrder', input),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await entries(before)).map(({ action, subject }) => [action, subject])).toEqual([
    ['cancelOrder', `order:${order.id}`],
  ])
  expect(JSON.stringify(await entries(before))).not.toContain('The buyer called')
})

test('ADMIN-03 a double click without a key creates one entry', async () => {
  const { order } = await makeUnderWay(shop)
  const before = await latest()
  const pay = () =>
    owner.visitor.call('addPaymentPartly', {
      params: { userId: owner.userId },
      body: { orderId: order.id, amount: 10, payPartOrall: 0 },
    })
  const step = () =>
    driver.visitor.call('updateOrderStage', { query: { orderId: order.id, orderStage: 6, early: true } })
  expect((await Promise.all([pay(), pay()])).map(({ status }) => status)).toEqual([200, 200])
  expect((await step()).status).toBe(200)
  expect((await step()).status).toBe(200)
  expect((await entries(before)).map(({ action }) => action)).toEqual(['addPaymentPartly', 'updateOrderStage'])
})

test('ADMIN-03 a call that changes nothing creates no entry', async () => {
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const { variantId } = await makeFlower(shop)
  const orders = { params: { orderId: order.id } }
  const edit = { ...orders, body: { shopNote: 'Ring first' } }
  const customer = { fullName: 'Calls Twice', phoneNumber: '0559990001' }
  const call = {
    body: { ...retailOrder({ paymentTerms: 'cash' }), customer, lines: [{ variantId, quntity: 1 }] },
  }
  const limits = { startsAt: null, endsAt: null, mostUses: null, mostPerUser: 1, leastSubtotal: 0 }
  const coupon = { body: { code: 'TWICE', name: '', percent: 5, ...limits } }
  const { data } = (await owner.visitor.call('adminSettings')).body
  const { value, version } = data.find(({ key }: { key: string }) => key === 'promises')
  const setting = { params: { key: 'promises' }, body: { value: { ...value, cities: value.cities + 1 }, version } }
  await owner.visitor.call('saveCoupon', coupon)
  const before = await latest()
  for (const visitor of [owner.visitor, onSecondProcess(twin, owner).visitor]) {
    const answers = [
      await visitor.call('markReady', orders),
      await visitor.call('editOrder', edit),
      await visitor.call('placePhoneOrder', call),
      await visitor.call('saveSetting', setting),
      await visitor.call('disableCoupon', { params: { code: 'TWICE' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  }
  expect((await entries(before)).map(({ action }) => action)).toEqual([
    'markReady',
    'editOrder',
    'placePhoneOrder',
    'saveSetting',
    'disableCoupon',
  ])
})

test('ADMIN-03 audited reads create an entry before the answer is sent', async () => {
  const before = await latest()
  const answer = await owner.visitor.call('getAudit', { query: { from: '2026-11-01' } })
  expect(answer.status).toBe(200)
  expect(await entries(before)).toMatchObject([{ action: 'getAudit', detail: { from: '2026-11-01' } }])
})

test('ADMIN-03 the entry is in the transaction of the change: rolled back with it, written once with a retry', async () => {
  const before = await latest()
  const fails = withAuditEntry(note('rolled-back'), () =>
    inTransaction(shop.db, async () => {
      throw new Error('no')
    }),
  )
  await expect(fails).rejects.toThrow('no')
  const refused = await withAuditEntry(note('refused'), () =>
    inResultTransaction(shop.db, async () => ({ ok: false, code: 'not_found' }) as const),
  )
  expect(refused.ok).toBe(false)
  let tries = 0
  await withAuditEntry(note('retried'), async () => {
    await inTransaction(shop.db, async (trx) => {
      tries += 1
      await sql`select 1`.execute(trx)
      if (tries === 1) throw Object.assign(new Error('again'), { code: '40001' })
    })
    await inTransaction(shop.db, async (trx) => void (await sql`select 1`.execute(trx)))
    await writePendingAuditEntry(shop.db)
  })
  await withAuditEntry(note('at-once'), () =>
    Promise.all([1, 2, 3].map(() => inTransaction(shop.db, async (trx) => void (await sql`select 1`.execute(trx))))),
  )
  expect(claimAuditEntry()).toBeNull()
  expect((await entries(before)).map(({ action }) => action)).toEqual(['retried', 'at-once'])
  expect(tries).toBe(2)
})

test('ADMIN-03 a change whose entry cannot be written is not made', async () => {
  const person = await makeUser(shop, { role: 'Admin' })
  const { productId } = await makeFlower(shop)
  const state = async () =>
    (
      await sql`
        select (select json_agg(s) from session s where user_id = ${person.userId})::text as sessions,
          (select language from app_user where id = ${person.userId}) as language, (select count(*) from picture) as pictures,
          (select count(*) from wishlist_item) as liked
      `.execute(shop.db)
    ).rows
  const params = { userId: person.userId, productId }
  const photo = toFormData({ picture: { bytes: await makePhoto(400, 300), type: 'image/jpeg' } })
  await sql`alter table audit_entry add constraint full_up check (false) not valid`.execute(shop.db)
  const before = await state()
  const answers = [
    await person.visitor.call('addPicture', { body: photo }),
    await person.visitor.call('setLanguage', { body: { culture: 'ar' } }),
    await person.visitor.call('addToWishlist', { params, body: { productId } }),
    await person.visitor.call('logout', { body: {} }),
  ]
  const after = await state()
  await sql`alter table audit_entry drop constraint full_up`.execute(shop.db)
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
  expect(after).toEqual(before)
})

test('ADMIN-03 an entry cannot be changed or deleted', async () => {
  for (const change of [
    sql`update audit_entry set action = 'x'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ])
    await expect(change.execute(shop.db)).rejects.toThrow()
})

test('ADMIN-03 the log is listed newest first, by person, action and day, in the language of the reader', async () => {
  const { order } = await makeUnderWay(shop)
  const { rows } = await sql<{ number: number }>`select number from orders where id = ${order.id}`.execute(shop.db)
  const arabic = await makeUser(shop, { role: 'Admin', language: 'ar', fullName: 'ليلى' })
  await arabic.visitor.call('createInvoice', { body: { orderId: order.id } })
  shop.clock.advance(26 * 3_600_000)
  const later = await makeUser(shop, { role: 'Admin' })
  await later.visitor.call('planOrder', { body: { orderId: order.id, plannedDate: null, plannedSlot: null } })

  const all = await later.visitor.call('getAudit', { query: { pageSize: 3 } })
  const times = all.body.data.map((row: { at: string }) => row.at)
  expect(times).toEqual([...times].sort().reverse())
  expect(all.body.data[0]).toMatchObject({
    action: 'planOrder',
    actor: later.fullName,
    subject: `order:${order.id}`,
    text: `Planned the delivery of order \u2068${rows[0]?.number}\u2069`,
  })
  const by = await later.visitor.call('getAudit', { query: { actorId: later.userId } })
  expect(by.body.data.map((row: { action: string }) => row.action)).toEqual(['getAudit', 'planOrder'])
  const days = await later.visitor.call('getAudit', { query: { to: '2026-11-29', action: 'planOrder' } })
  expect(days.body).toMatchObject({ data: [], total: 0, page: 1, pageCount: 1, more: false })
  const today = await later.visitor.call('getAudit', { query: { from: '2026-11-30', action: 'planOrder' } })
  expect(today.body.total).toBe(1)
  expect(today.body.actions).toContainEqual({ action: 'planOrder', text: 'Planned a delivery' })
  const wrong = await later.visitor.call('getAudit', { query: { from: '2026-02-30' } })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'audit.day_unknown'])
})

/** The endpoints of staff that are audited. */
const ofTheShop = () =>
  allCalls.filter((name) => {
    const endpoint: Endpoint = endpoints[name]
    const { access } = endpoint
    const roles = access.kind === 'role' ? access.roles : access.kind === 'self' ? (access.orRoles ?? []) : []
    const isTheirs = roles.includes('Admin') || roles.includes('ShippingEmployee') || endpoint.audited
    const request = { requestId: '', at: new Date(), params: {}, query: {}, body: {} }
    const actor = { role: 'Admin', userId: owner.userId } as Actor
    return isTheirs && createAuditEntry(name, endpoint, getRoute(name).method, actor, request) !== null
  })

test('ADMIN-03 every audited action has a message in both languages, others a general one', () => {
  const acts = ofTheShop()
  expect(acts.length).toBeGreaterThan(40)
  expect(acts.filter((name) => !isMessageKey(auditKey(name)))).toEqual([])
  for (const name of acts) expect(formatAction(name, 'ar')).not.toBe(formatAction(name, 'en'))
  expect(formatAction('fromTheFuture', 'en')).toBe(t('audit_other', 'en', { action: '\u2068fromTheFuture\u2069' }))
})

test('ADMIN-03 lists use indexes in a long log', async () => {
  await sql`
    insert into audit_entry (actor_id, action, request_id, at)
    select ${owner.userId}, case when n % 1000 = 0 then 'invite' else 'planOrder' end, 'many', now() - n * interval '1 minute'
    from generate_series(1, 40000) n`.execute(shop.db)
  await sql`analyze audit_entry`.execute(shop.db)
  const none = { actorId: null, action: null, from: null, to: null }
  for (const filter of [none, { ...none, action: 'invite' }, { ...none, actorId: owner.userId, from: new Date(0) }]) {
    const page = entriesQuery(filter, { limit: 100, offset: 0 })
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(shop.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan using audit_entry_(at|action|actor)/)
    expect(plan).not.toMatch(/Seq Scan on audit_entry/)
  }
  expect((await countQuery(none).execute(shop.db)).rows[0]?.n).toBe(10_001)
  await signInAgain(shop, owner)
  const answer = await owner.visitor.call('getAudit', { query: { page: '100', pageSize: '100' } })
  expect(answer.body).toMatchObject({ total: 10_000, more: true, pageCount: 100, page: 100 })
})
