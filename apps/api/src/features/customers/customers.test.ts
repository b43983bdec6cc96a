import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness, makeOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Amal Florist' })
})
afterAll(() => shop.close())

const list = async (query: Record<string, unknown> = {}) => (await admin.visitor.call('adminCustomers', { query })).body
const names = async (q: string): Promise<string[]> =>
  (await list({ q })).data.map((row: { fullName: string }) => row.fullName)

test('ADMIN-02 finds customers by normalised name, phone in any notation and address; staff and deleted accounts are not found', async () => {
  const person = await makeUser(shop, { fullName: 'أسماء الزهراني', email: 'Asma.Z@Example.com' })
  await sql`update app_user set phone = '0539988776', phone_e164 = '+966539988776' where id = ${person.userId}`.execute(
    shop.db,
  )
  for (const q of [
    'اسماء',
    'الزهرانى',
    '0539988776',
    '+966 53 998 8776',
    '٠٥٣٩٩٨٨٧٧٦',
    'asma.z@example.com',
    '@example.com زهراني',
  ])
    expect(await names(q), q).toEqual(['أسماء الزهراني'])
  expect(await names('Amal Florist')).toEqual([])
  await sql`update app_user set full_name = 'هيفاء' where id = ${person.userId}`.execute(shop.db)
  expect(await names('اسماء')).toEqual([])
  expect(await names('هيفاء')).toEqual(['هيفاء'])
  await sql`update app_user set deleted_at = now() where id = ${person.userId}`.execute(shop.db)
  expect(await names('هيفاء')).toEqual([])
})

test('ADMIN-02 lists newest first, with orders, amount spent and amount owed', async () => {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' }, { fullName: 'Sums Person' })
  const pay = { orderId: order.id, amount: 75, payPartOrall: 0 }
  await admin.visitor.call('addPaymentPartly', { params: { userId: admin.userId }, body: pay })
  const row = (await list({ q: 'sums person' })).data[0]
  expect(row).toMatchObject({
    userId: buyer.userId,
    orders: 1,
    spent: 75,
    outstanding: 50,
    client: null,
    role: 'Shopper',
  })
  expect(row.lastOrderAt).not.toBeNull()
  shop.clock.advance(1_000)
  const newest = await makeUser(shop, { fullName: 'Newest Person' })
  const all = await list({ pageSize: 1 })
  expect(all.data[0].userId).toBe(newest.userId)
  expect(all).toMatchObject({ page: 1, more: false, pageCount: all.total })
})

test('ADMIN-02 shows one customer with the last orders, points and store credit', async () => {
  const { buyer, order } = await makeOrder(shop, { paymentTerms: 'cash' })
  const pay = { orderId: order.id, amount: order.totalBalance, payPartOrall: 1 }
  await admin.visitor.call('addPaymentPartly', { params: { userId: admin.userId }, body: pay })
  const cancel = { params: { orderId: order.id }, body: { reason: 'They asked', refundTo: 'credit' } }
  expect((await admin.visitor.call('cancelOrder', cancel)).status).toBe(200)
  const { body } = await admin.visitor.call('adminCustomer', { params: { userId: buyer.userId } })
  expect(body).toMatchObject({ points: 0, storeCredit: 125, data: { orders: 0, spent: 125, outstanding: 0 } })
  expect(body.lastOrders).toMatchObject([{ id: order.id, state: 'cancelled' }])
  expect((await admin.visitor.call('adminCustomer', { params: { userId: admin.userId } })).status).toBe(404)
})

test('ADMIN-02 shows one client with terms, branches, managers, owner and debt, to staff with the permission', async () => {
  const { owner, branchId } = await makeBusiness(shop, { organizationName: 'Rose Hotels' })
  const manager = await makeUser(shop, {
    role: 'BranchManager',
    clientId: owner.clientId,
    branchId,
    fullName: 'Maha Manager',
  })
  const { body } = await admin.visitor.call('adminClient', { params: { clientId: owner.clientId } })
  expect(body.data).toMatchObject({
    profile: { id: owner.clientId, organizationName: 'Rose Hotels', reviewState: 'approved' },
    ownerUserId: owner.userId,
    owner: { fullName: owner.fullName, email: owner.email },
    branches: [{ id: branchId, branchManager: { user: { fullName: manager.fullName } } }],
    outstanding: 0,
  })
  expect((await admin.visitor.call('adminClient', { params: { clientId: 99_999 } })).status).toBe(404)
  const clerk = await makeUser(shop, { role: 'Admin' })
  await sql`update app_user set permissions = '{orders}' where id = ${clerk.userId}`.execute(shop.db)
  expect((await clerk.visitor.call('adminClient', { params: { clientId: owner.clientId } })).status).toBe(403)
  expect((await clerk.visitor.call('adminCustomers')).status).toBe(200)
})
