import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let driver: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Amal Florist' })
  driver = await makeUser(shop, { role: 'ShippingEmployee', fullName: 'Saad Driver' })
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const cash = (changed = {}, options = {}) => makeOrder(shop, { paymentTerms: 'cash', ...changed }, options)
const get = async (orderId: string) => (await admin.visitor.call('adminOrder', { params: { orderId } })).body.data
const edit = (orderId: string, body: unknown, by = admin) => by.visitor.call('editOrder', { params: { orderId }, body })
const start = (orderId: string, by = driver) =>
  by.visitor.call('updateOrderStage', { query: { orderId, orderStage: 5 } })
const booked = async (date: string, slot: string): Promise<number> => {
  const row = await shop.db
    .selectFrom('slot_booking')
    .select('taken')
    .where('date', '=', date)
    .where('slot', '=', slot)
    .executeTakeFirst()
  return row?.taken ?? 0
}

test('ADMIN-02 an order lists its events, their actors and the available actions', async () => {
  const { order, buyer } = await cash()
  const orderId = order.id
  const callAdmin = (name: 'assignOrders' | 'planOrder' | 'addPaymentPartly' | 'creditOrder', input: object) =>
    admin.visitor.call(name, input)
  expect(
    (await edit(orderId, { shopNote: 'Ring twice', recipient: { fullName: 'Huda New', phoneNumber: '0551119999' } }))
      .status,
  ).toBe(200)
  expect((await admin.visitor.call('markReady', { params: { orderId } })).body.data.state).toBe('ready')
  expect((await callAdmin('assignOrders', { body: { orderIds: [orderId], employeeId: driver.userId } })).status).toBe(
    200,
  )
  expect(
    (await callAdmin('planOrder', { body: { orderId, plannedDate: '2026-11-30', plannedSlot: '10:00-11:00' } })).status,
  ).toBe(200)
  const part = { params: { userId: admin.userId }, body: { orderId, amount: 50, payPartOrall: 0, method: 'card' } }
  expect((await callAdmin('addPaymentPartly', part)).status).toBe(200)
  const credit = { params: { orderId }, body: { amount: 10, reason: 'One rose short', refundTo: 'credit' } }
  expect((await callAdmin('creditOrder', credit)).status).toBe(200)
  expect((await start(orderId)).status).toBe(200)
  await shop.runJobs()
  const view = await get(orderId)
  const events = view.timeline.map(({ kind, text, actor }: { kind: string; text: string; actor: string | null }) =>
    [kind, text.replace(/[\u2068\u2069]/g, ''), actor].join(' | '),
  )
  for (const line of [
    `state | Order placed | ${buyer.fullName}`,
    'note | The shop’s note was changed | Amal Florist',
    'edit | Changed: recipient | Amal Florist',
    'state | The flowers are tied and ready | Amal Florist',
    'assign | Assigned to Saad Driver | Amal Florist',
    'plan | Planned for November 30, 2026, 10:00 – 11:00 AM | Amal Florist',
    'payment | Paid by card: SAR 50.00 | Amal Florist',
    'credit | SAR 10.00 taken off: One rose short | Amal Florist',
    'state | Left for delivery | Saad Driver',
    `mail | Email to ${buyer.fullName}: order changed | `,
  ])
    expect(events.map((text: string) => text.replaceAll(/\s/gu, ' '))).toContain(line)
  expect(events.some((line: string) => line.startsWith('debt | '))).toBe(true)
  const times = view.timeline.map(({ at }: { at: string }) => at)
  expect(times).toEqual(times.toSorted())
  expect(view).toMatchObject({
    state: 'outForDelivery',
    shopNote: 'Ring twice',
    address: { city: 'Riyadh' },
    may: ['credit', 'pay', 'invoice'],
  })
  expect(view.order.recipient).toEqual({ fullName: 'Huda New', phoneNumber: '0551119999' })
})

test('ADMIN-02 the timeline is in the reader’s language, and actions follow the reader’s permissions', async () => {
  const { order } = await cash()
  const clerk = await makeUser(shop, { role: 'Admin', language: 'ar' })
  await sql`update app_user set permissions = '{orders}' where id = ${clerk.userId}`.execute(shop.db)
  const view = (await clerk.visitor.call('adminOrder', { params: { orderId: order.id } })).body.data
  expect(view.timeline.map(({ text }: { text: string }) => text)).toContain('سُجِّل الطلب')
  expect(view.may).toEqual(['edit', 'start', 'ready', 'invoice'])
})

test('ADMIN-02 the timeline contains a failed delivery, the buyer’s choice, the cancellation and the refund', async () => {
  const { order, buyer } = await cash({ deliveryDate: '2026-12-02' })
  await start(order.id)
  const failed = { orderId: order.id, reason: 'recipientAbsent', note: 'No bell' }
  expect((await driver.visitor.call('failDelivery', { body: failed })).status).toBe(200)
  const choice = { params: { userId: buyer.userId, orderId: order.id }, body: { choice: 'credit' } }
  const chosen = await buyer.visitor.call('resolveFailedDelivery', choice)
  expect(chosen.status).toBe(200)
  const kinds = (await get(order.id)).timeline.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['failure', 'choice', 'state']) expect(kinds).toContain(kind)
})

test('ADMIN-02 an edit moves the booked slot, mails the changes to the buyer in their language, and keeps the price', async () => {
  const { order, buyer } = await makeOrder(
    shop,
    { paymentTerms: 'cash', deliveryDate: '2026-12-06', deliverySlot: '11:00-13:00' },
    { language: 'ar' },
  )
  const before = [await booked('2026-12-06', '11:00-13:00'), await booked('2026-12-07', '13:00-15:00')]
  const done = await edit(order.id, {
    deliveryDate: '2026-12-07',
    deliverySlot: '13:00-15:00',
    deliveryAddress: { line: 'Olaya Street 9', city: 'Riyadh', latitude: 24.7, longitude: 46.68 },
    cardMessage: 'Happy birthday',
  })
  expect(done.status).toBe(200)
  expect(done.body.data.order).toMatchObject({
    deliveryDate: '2026-12-07',
    deliverySlot: '13:00-15:00',
    deliveryAddress: 'Olaya Street 9, Riyadh',
    cardMessage: 'Happy birthday',
    totalBalance: order.totalBalance,
  })
  const after = [await booked('2026-12-06', '11:00-13:00'), await booked('2026-12-07', '13:00-15:00')]
  expect(after).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1])
  const mails = await shop.mails(buyer.email)
  const changed = mails.filter(({ subject }) => subject.includes('تعديل'))
  expect(changed).toHaveLength(1)
  expect(changed[0]?.body_text).toContain('Olaya Street 9')
  expect(changed[0]?.body_text).toContain('Happy birthday')
  expect(changed[0]?.language).toBe('ar')
})

test('ADMIN-02 an edit without changes sends no mail, and neither does a change of the shop note', async () => {
  const { order, buyer } = await cash()
  const { recipient } = (await get(order.id)).order
  const unchanged = await edit(order.id, { recipient, shopNote: '' })
  expect(unchanged.body.message).toBe('There was nothing to change.')
  expect((await edit(order.id, { shopNote: 'For the counter' })).status).toBe(200)
  expect((await get(order.id)).shopNote).toBe('For the counter')
  expect((await shop.mails(buyer.email)).filter(({ subject }) => subject.includes('changed'))).toEqual([])
})

test('ADMIN-02 an edit is refused when out of reach, closed, full, for a branch, or too late', async () => {
  const { order } = await cash()
  const far = { line: 'Corniche 1', city: 'Jeddah', latitude: 21.5, longitude: 39.2 }
  expect((await edit(order.id, { deliveryAddress: far })).body.code).toBe('delivery.out_of_reach')
  expect((await edit(order.id, { deliveryDate: '2026-12-04' })).body.code).toBe('delivery.closed')
  await sql`insert into slot_booking values ('2026-12-13', '09:00-11:00', 12)`.execute(shop.db)
  const full = await edit(order.id, { deliveryDate: '2026-12-13', deliverySlot: '09:00-11:00' })
  expect(full).toMatchObject({ status: 409, body: { code: 'slot.full' } })
  await sql`delete from slot_booking where date = '2026-12-13'`.execute(shop.db)
  const { owner, branchId } = await makeBusiness(shop)
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const { deliveryAddress: _, ...body } = retailOrder({ branchId, paymentTerms: 'cash', deliveryDate: '2026-12-08' })
  const business = (await place(owner, body)).body.data
  const moved = await edit(business.id, { deliveryAddress: { line: 'Elsewhere 12', city: 'Riyadh' } })
  expect(moved).toMatchObject({ status: 409, body: { code: 'order.goes_to_branch' } })
  await start(order.id)
  expect(await edit(order.id, { cardMessage: 'Late' })).toMatchObject({
    status: 409,
    body: { code: 'order.already_left' },
  })
  expect((await admin.visitor.call('markReady', { params: { orderId: order.id } })).status).toBe(409)
  expect((await edit('00000000-0000-4000-8000-000000000000', { cardMessage: 'x' })).status).toBe(404)
})

test('ADMIN-02 given an edit and a delivery start on two processes, an order that has left is not changed', async () => {
  const twin = await shop.twin()
  const other = twin.visitor()
  other.token = driver.visitor.token
  for (let round = 0; round < 6; round++) {
    const { order } = await cash()
    const [edited, started] = await Promise.all([
      edit(order.id, { cardMessage: `Round ${round}` }),
      other.call('updateOrderStage', { query: { orderId: order.id, orderStage: 5 } }),
    ])
    expect(started.status).toBe(200)
    const view = await get(order.id)
    expect(view.order.cardMessage).toBe(edited.status === 200 ? `Round ${round}` : null)
    const events = view.timeline.map(({ kind, text }: { kind: string; text: string }) =>
      kind === 'edit' ? kind : text,
    )
    if (edited.status === 200) expect(events).toContain('edit')
    else expect(edited.body.code).toBe('order.already_left')
    expect(events.includes('edit')).toBe(edited.status === 200)
  }
})

test('ADMIN-02 given concurrent edits into one window, as many succeed as there are places', async () => {
  const twin = await shop.twin()
  const other = twin.visitor()
  other.token = admin.visitor.token
  await sql`insert into slot_booking values ('2026-12-12', '09:00-11:00', 10)`.execute(shop.db)
  const orders = [await cash(), await cash(), await cash(), await cash()]
  const window = { deliveryDate: '2026-12-12', deliverySlot: '09:00-11:00' }
  const done = await Promise.all(
    orders.map(({ order }, at) =>
      (at % 2 ? other : admin.visitor).call('editOrder', { params: { orderId: order.id }, body: window }),
    ),
  )
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(await booked('2026-12-12', '09:00-11:00')).toBe(12)
  await sql`update slot_booking set taken = 2 where date = '2026-12-12'`.execute(shop.db)
})

test('ADMIN-02 when two orders swap windows, no deadlock occurs', async () => {
  const a = await cash({ deliveryDate: '2026-12-09', deliverySlot: '09:00-11:00' })
  const b = await cash({ deliveryDate: '2026-12-10', deliverySlot: '09:00-11:00' })
  for (let round = 0; round < 4; round++) {
    const [dayA, dayB] = round % 2 ? ['2026-12-09', '2026-12-10'] : ['2026-12-10', '2026-12-09']
    const done = await Promise.all([edit(a.order.id, { deliveryDate: dayA }), edit(b.order.id, { deliveryDate: dayB })])
    expect(done.map(({ status }) => status)).toEqual([200, 200])
  }
})
