import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const list = async (query: Record<string, unknown> = {}) => (await admin.visitor.call('adminOrders', { query })).body
const numbers = async (query: Record<string, unknown>): Promise<string[]> =>
  (await list(query)).data.map((row: { orderNumber: string }) => row.orderNumber)

test('ADMIN-02 search finds an order by number, phone in any format, and normalized names of buyer, recipient and client', async () => {
  const recipient = { fullName: 'أُسامة الغامدي', phoneNumber: '0559876123' }
  const { order } = await makeOrder(shop, { recipient }, { fullName: 'Widad Qasim', phone: '0533344455' })
  await sql`update app_user set phone_e164 = '+966533344455' where full_name = 'Widad Qasim'`.execute(shop.db)
  await makeOrder(shop)
  const number = order.orderNumber
  for (const q of [
    `#${number}`,
    number,
    '0559876123',
    '+966 55 987 6123',
    '٠٥٥٩٨٧٦١٢٣',
    '00966559876123',
    '533344455',
    '6123',
    'اسامه',
    'widad',
    'WIDAD qas',
  ])
    expect(await numbers({ q }), q).toEqual([number])
  expect(await numbers({ q: 'widad nobody' })).toEqual([])
  expect(await numbers({ q: '#99999999' })).toEqual([])
})

test('ADMIN-02 an order is found by its client’s name, also after the name has changed', async () => {
  const { owner, branchId } = await makeBusiness(shop, { organizationName: 'Safa Hotels' })
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const { deliveryAddress: _, ...body } = retailOrder({ branchId, paymentTerms: 'cash' })
  const placed = await place(owner, body)
  const number = placed.body.data.orderNumber
  expect(await numbers({ q: 'safa hotels' })).toEqual([number])
  await sql`update client set organization_name = 'Marwa Group' where id = ${owner.clientId}`.execute(shop.db)
  expect(await numbers({ q: 'marwa' })).toEqual([number])
  expect(await numbers({ q: 'safa' })).toEqual([])
  expect(await numbers({ clientId: owner.clientId })).toEqual([number])
  const row = (await list({ q: number })).data[0]
  expect(row).toMatchObject({ client: { id: owner.clientId, name: 'Marwa Group' }, state: 'preparing', isLate: false })
})

test('ADMIN-02 filters by state, payment, days, client and lateness combine, newest first', async () => {
  const buyer = { fullName: 'Filter Person' }
  const unpaid = await makeOrder(shop, { paymentTerms: 'cash' }, buyer)
  const part = await makeOrder(
    shop,
    { paymentTerms: 'cash', deliveryDate: '2026-11-30', deliverySlot: '17:00-19:00' },
    buyer,
  )
  const paid = await makeOrder(shop, { paymentTerms: 'cash' }, buyer)
  const waiting = await makeOrder(shop, {}, buyer)
  const pay = (orderId: string, amount: number, payPartOrall: number) =>
    admin.visitor.call('addPaymentPartly', {
      params: { userId: admin.userId },
      body: { orderId, amount, payPartOrall },
    })
  expect((await pay(part.order.id, 50, 0)).status).toBe(200)
  expect((await pay(paid.order.id, paid.order.totalBalance, 1)).status).toBe(200)
  await waiting.buyer.visitor.call('rejectOrder', {
    params: { userId: waiting.buyer.userId, orderId: waiting.order.id },
  })
  const filtered = (query: Record<string, unknown>) => numbers({ q: 'filter person', ...query })
  const [u, p, d, w] = [unpaid, part, paid, waiting].map(({ order }) => order.orderNumber)
  expect(await filtered({})).toEqual([w, d, p, u])
  expect(await filtered({ state: 'cancelled' })).toEqual([w])
  expect(await filtered({ money: 'unpaid' })).toEqual([u])
  expect(await filtered({ money: 'partlyPaid' })).toEqual([p])
  expect(await filtered({ money: 'paid' })).toEqual([d])
  expect(await filtered({ state: 'preparing', money: 'paid', from: '2026-11-29', to: '2026-11-29' })).toEqual([d])
  expect(await filtered({ from: '2026-11-30' })).toEqual([])
  expect(await filtered({ to: '2026-11-28' })).toEqual([])
  expect(await filtered({ deliveryDay: '2026-11-30', money: 'partlyPaid' })).toEqual([p])
  expect(await filtered({ late: '1' })).toEqual([])
  shop.clock.set(SUNDAY_MORNING + 40 * 86_400_000)
  const later = await makeUser(shop, { role: 'Admin' })
  const late = (await later.visitor.call('adminOrders', { query: { q: 'filter person', late: '1' } })).body
  shop.clock.set(SUNDAY_MORNING)
  expect(late.data.map((row: { orderNumber: string }) => row.orderNumber)).toEqual([d, p, u])
  expect(late.data.every((row: { isLate: boolean }) => row.isLate)).toBe(true)
  const row = (await list({ q: `#${p}` })).data[0]
  expect(row).toMatchObject({ total: 125, outstanding: 75 })
})

test('ADMIN-02 a date that does not exist is refused at its field, and a page past the last is the last (AGREE-12)', async () => {
  const refused = await admin.visitor.call('adminOrders', { query: { from: '2026-02-31' } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'board.day_unknown' } })
  const first = await list({ pageSize: 2 })
  expect(first.data).toHaveLength(2)
  expect(first).toMatchObject({ page: 1, more: false })
  expect(first.pageCount).toBe(Math.ceil(first.total / 2))
  const last = await list({ pageSize: 2, page: first.pageCount })
  expect(await list({ pageSize: 2, page: first.pageCount + 1 })).toEqual(last)
  expect((await list({ page: 999_999_999 })).page).toBe(1)
})

test('ADMIN-02 without the orders permission, the list is refused', async () => {
  const catalogue = await makeUser(shop, { role: 'Admin' })
  await sql`update app_user set permissions = '{catalogue}' where id = ${catalogue.userId}`.execute(shop.db)
  expect((await catalogue.visitor.call('adminOrders')).status).toBe(403)
  expect((await (await makeUser(shop)).visitor.call('adminOrders')).status).toBe(403)
})
