import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { linkIn } from '../../testing/mail-links.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeCustomer, PERSONAL_DATA } from '../../testing/make-customer.ts'
import { makeUnderWay, walkOrder } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeBuyer, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
let twin: TestShop
beforeAll(async () => {
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
})
afterAll(() => shop.close())

const deleteAccount = (user: TestUser, password = user.password) =>
  user.visitor.call('deleteMyAccount', { params: { userId: user.userId }, body: { password } })
const getRow = (userId: string) =>
  shop.db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

/** Searches every text column of every table for a text; documents that must be retained by law are left out. */
async function findColumnsWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('invoice', 'search_vocabulary')
  `.execute(shop.db)
  const found: string[] = []
  for (const { table } of rows) {
    const hit = await sql`select 1 from ${sql.table(table)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
      shop.db,
    )
    if (hit.rows.length > 0) found.push(table)
  }
  return found
}

describe('privacy: deleting an account', () => {
  test('privacy: erases everything that identifies the person; ledger, invoice and review stay', async () => {
    const { buyer, order, flower, fileId } = await makeCustomer(shop, gateway)
    const orderId = order.id
    const books = async () =>
      Promise.all([
        shop.db.selectFrom('order_money').selectAll().where('order_id', '=', orderId).execute(),
        shop.db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).execute(),
        shop.db.selectFrom('ledger_entry').selectAll().where('order_id', '=', orderId).orderBy('id').execute(),
        shop.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute(),
      ])
    const before = await books()
    expect(before[1]).toHaveLength(1)
    const personalData = [buyer.email, ...Object.values(PERSONAL_DATA)]
    for (const text of personalData)
      expect({ text, found: (await findColumnsWith(text)).length > 0 }).toEqual({ text, found: true })
    const file = join(shop.context.config.DATA_FOLDER, 'private', `${fileId}.jpg`)
    expect(existsSync(file)).toBe(true)
    await buyer.visitor.call('sendResetPassword', { query: { email: buyer.email } })

    expect(await deleteAccount(buyer)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('deleted') },
    })
    for (const text of personalData) expect({ text, found: await findColumnsWith(text) }).toEqual({ text, found: [] })
    expect(await books()).toEqual(before)
    expect(existsSync(file)).toBe(false)
    const stored = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      user_id: buyer.userId,
      recipient_name: 'Erased',
      city: 'Riyadh',
      card_message: null,
    })
    const reviews = await shop.visitor().call('getReviews', { params: { productId: flower.productId } })
    expect(reviews.body.data).toMatchObject([{ author: 'A customer', stars: 5 }])
    const none = { cart_line: 0, wishlist_item: 0, one_time_token: 0, idempotency: 0 }
    for (const table of Object.keys(none)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${buyer.userId}`.execute(shop.db)
      expect({ table, left: rows.length }).toEqual({ table, left: 0 })
    }
    await shop.runJobs()
    expect(await shop.mails(buyer.email)).toEqual([])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('privacy: erases stored answers about a phone order', async () => {
    const admin = await makeAdmin(shop, ['orders', 'refunds'])
    const caller = await makeUser(shop, { fullName: 'Telephone Thuraya' })
    const { variantId } = await makeFlower(shop)
    const order = {
      ...retailOrder({ paymentTerms: 'cash' }),
      userId: caller.userId,
      lines: [{ variantId, quntity: 1 }],
    }
    const headers = { 'idempotency-key': 'by-telephone' }
    const placed = await admin.visitor.call('placePhoneOrder', { body: order, headers })
    const params = { orderId: placed.body.data.id }
    const reason = `${caller.fullName} changed her mind`
    await admin.visitor.call('cancelOrder', { params, body: { reason, refundTo: 'credit' } })
    await sql`
      insert into order_override (order_id, kind, old_value, new_value, reason, actor_id, request_id, at)
      values (${placed.body.data.id}, 'isOverCapacity', '12', '13', ${reason}, ${admin.userId}, 'override', now())
    `.execute(shop.db)
    const written = ['idempotency', 'order_credit', 'order_override']
    expect(await findColumnsWith(caller.fullName)).toEqual(expect.arrayContaining(written))
    expect((await deleteAccount(caller)).status).toBe(200)
    expect(await findColumnsWith(caller.fullName)).toEqual([])
  })

  test('privacy: an account with an unconfirmed address neither exports nor erases what the owner of the address wrote', async () => {
    const email = 'guest.ghazal@example.com'
    const body = {
      name: 'Guest Ghazal',
      email,
      phone: PERSONAL_DATA.phone,
      problemType: 'salesInquiry',
      description: 'Is it fresh?',
    }
    expect((await shop.visitor().call('reportProblem', { body })).status).toBe(200)
    const other = await makeUser(shop, { email, confirmed: false })
    const data = await other.visitor.call('downloadMyData', { params: { userId: other.userId } })
    expect(data.body.mails).toEqual([])
    expect((await deleteAccount(other)).status).toBe(200)
    const stored = await shop.db.selectFrom('problem_report').selectAll().where('email', '=', email).execute()
    expect(stored).toMatchObject([{ name: body.name, description: body.description, state: 'open' }])
  })

  test('P19 privacy: afterwards no session, refresh or login works', async () => {
    const user = await makeUser(shop, { language: 'ar' })
    expect((await deleteAccount(user)).body.message).toMatch(/[\u0600-\u06FF]/)
    expect((await getRow(user.userId)).full_name).toBe('عميل محذوف')
    expect((await user.visitor.call('getConsents', { params: { userId: user.userId } })).status).toBe(401)
    expect((await user.visitor.call('refreshToken')).status).toBe(401)
    const login = await shop.visitor().call('login', { body: { email: user.email, password: user.password } })
    expect(login.body.code).toBe('login.failed')
  })

  test('privacy: a wrong password deletes nothing, is reported at the field, and counts as an attempt', async () => {
    const user = await makeUser(shop)
    const wrong = await deleteAccount(user, 'Not-The-One-1')
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'password.wrong', errors: { password: [expect.any(String)] } },
    })
    expect((await getRow(user.userId)).deleted_at).toBeNull()
    for (let tries = 0; tries < 9; tries += 1) await deleteAccount(user, 'Not-The-One-1')
    expect((await deleteAccount(user)).status).toBe(429)
  })

  test('privacy: nobody can delete the account of another', async () => {
    const [user, other] = [await makeUser(shop), await makeUser(shop)]
    const answer = await user.visitor.call('deleteMyAccount', {
      params: { userId: other.userId },
      body: { password: user.password },
    })
    expect(answer.status).toBe(403)
    expect((await getRow(other.userId)).deleted_at).toBeNull()
  })

  test('privacy: an open order, a debt and store credit prevent the deletion, each with its message', async () => {
    const { buyer, order } = await makeUnderWay(shop)
    expect((await deleteAccount(buyer)).body).toMatchObject({ status: 409, code: 'account.order_open' })
    await walkOrder(shop, order.id, ['delivered', 'completed'])
    expect((await deleteAccount(buyer)).body).toMatchObject({
      code: 'account.owes',
      message: expect.stringMatching(/SAR.125\.00/),
    })
    const { buyer: rich, order: paid } = await makeCustomer(shop, gateway)
    const cashier = await makeAdmin(shop, ['refunds'])
    const credited = await cashier.visitor.call('creditOrder', {
      params: { orderId: paid.id },
      body: { amount: 10, reason: 'The vase broke', refundTo: 'credit' },
    })
    expect(credited.status).toBe(200)
    expect((await deleteAccount(rich)).body).toMatchObject({
      code: 'account.has_credit',
      message: expect.stringMatching(/SAR.10\.00/),
    })
    expect((await getRow(rich.userId)).full_name).toBe(PERSONAL_DATA.fullName)
  })

  test('privacy: a business can be deleted after its managers and standing orders; the company stays, its owner is erased', async () => {
    const { owner, branchId } = await makeBusiness(shop, { organizationName: 'Leaving Hotels' })
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const order = await place(manager, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })
    expect((await deleteAccount(owner)).body.code).toBe('account.order_open')
    expect((await deleteAccount(manager)).body.code).toBe('account.order_open')
    await manager.visitor.call('rejectOrder', { params: { userId: manager.userId, orderId: order.body.data.id } })
    const { id } = await shop.db
      .insertInto('standing_order')
      .values({
        client_id: owner.clientId,
        branch_id: branchId,
        created_by: owner.userId,
        name: 'Lobby',
        cadence: 'weekly',
        day: 1,
        slot: '11:00-13:00',
        terms: 'cash',
        recipient_name: 'Desk',
        recipient_phone: '0550001122',
        starts_on: '2026-12-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await deleteAccount(owner)).body.code).toBe('account.has_standing')
    await shop.db.updateTable('standing_order').set({ paused: true }).where('id', '=', id).execute()
    expect((await deleteAccount(owner)).body.code).toBe('account.has_managers')
    expect((await deleteAccount(manager)).status).toBe(200)
    const branch = shop.db.selectFrom('branch_manager').selectAll().where('user_id', '=', manager.userId)
    expect(await branch.executeTakeFirst()).toMatchObject({ identity_number: '-', deleted_at: expect.any(Date) })
    expect((await deleteAccount(owner)).status).toBe(200)
    const client = await shop.db
      .selectFrom('client')
      .selectAll()
      .where('id', '=', owner.clientId)
      .executeTakeFirstOrThrow()
    expect(client).toMatchObject({ organization_name: 'Leaving Hotels', owner_name: null, owner_identity_number: null })
    const files = shop.db.selectFrom('private_file').select('deleted_at').where('client_id', '=', owner.clientId)
    expect((await files.execute()).every((file) => file.deleted_at !== null)).toBe(true)
  })

  test('privacy: RUN-02 a driver must hand over deliveries and cash first; of two owners who delete their accounts at once one stays', async () => {
    const driver = await makeUser(shop, { role: 'ShippingEmployee' })
    const { order } = await makeUnderWay(shop)
    await shop.db.updateTable('orders').set({ assigned_to: driver.userId }).where('id', '=', order.id).execute()
    expect((await deleteAccount(driver)).body.code).toBe('account.has_deliveries')
    await shop.db.updateTable('orders').set({ assigned_to: null }).where('id', '=', order.id).execute()
    const params = { userId: driver.userId }
    const payment = { orderId: order.id, amount: 125, payPartOrall: 1, method: 'cash' }
    expect((await driver.visitor.call('addPaymentPartly', { params, body: payment })).status).toBe(200)
    expect((await deleteAccount(driver)).body).toMatchObject({
      code: 'account.has_cash',
      message: expect.stringMatching(/SAR.125\.00/),
    })
    expect((await driver.visitor.call('handInCash', { params, body: { expected: 125, counted: 125 } })).status).toBe(
      200,
    )
    expect((await deleteAccount(driver)).status).toBe(200)
    expect((await getRow(driver.userId)).full_name).toBe('Former colleague')
    const owners = [await makeUser(shop, { role: 'Admin' }), await makeUser(shop, { role: 'Admin' })] as const
    const answers = await Promise.all([deleteAccount(owners[0]), deleteAccount(onSecondProcess(twin, owners[1]))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('account.last_owner')
  })

  test('privacy: the same address can register again, without a second welcome code', async () => {
    const { buyer } = await makeCustomer(shop, gateway, { email: 'again@example.com' })
    expect((await deleteAccount(buyer)).status).toBe(200)
    const again = await registerAndConfirm('again@example.com')
    expect(again).toMatchObject({ status: 200, body: { welcomeCode: null } })
    const rows = await shop.db
      .selectFrom('app_user')
      .select('id')
      .where('email_folded', '=', 'again@example.com')
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.id).not.toBe(buyer.userId)
    const unspent = await makeUser(shop, { email: 'unspent@example.com' })
    expect((await deleteAccount(unspent)).status).toBe(200)
    expect((await registerAndConfirm('UNSPENT@example.com')).body.welcomeCode).toMatch(/^WARDA-/)
  })

  test('privacy: deleting an account while ordering on two processes leaves no order without a buyer', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => makeBuyer(shop, [await makeFlower(shop, { stock: 3 })])),
    )
    const both = await Promise.all(
      buyers.map(async (buyer, at) => {
        const [here, there] =
          at % 2 === 0 ? [buyer, onSecondProcess(twin, buyer)] : [onSecondProcess(twin, buyer), buyer]
        const [left, ordered] = await Promise.all([
          deleteAccount(here),
          place(there, retailOrder({ paymentTerms: 'cash', deliveryDate: `2026-12-0${1 + (at % 3)}` })),
        ])
        return [left.status, ordered.body.code ?? ordered.status]
      }),
    )
    for (const answers of both)
      expect([
        [200, 'signed_out'],
        [409, 200],
      ]).toContainEqual(answers)
    const { rows } = await sql`
      select o.id from orders o join app_user u on u.id = o.user_id where u.deleted_at is not null and o.state not in ('completed', 'cancelled')
    `.execute(shop.db)
    expect(rows).toEqual([])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})

/** Registers a personal account and opens the link of its mail. */
async function registerAndConfirm(email: string) {
  const visitor = shop.visitor({ ip: '10.9.0.1' })
  const body = {
    fullName: 'Somebody New',
    email,
    phoneNumber: '05512345678',
    password: 'Peony-Path-82',
    confirmPassword: 'Peony-Path-82',
    accountType: 'personal',
    acceptTerms: true,
  }
  const registered = await visitor.call('register', { body })
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body))
  const { token } = await linkIn(shop, email, '/auth/confirm-email')
  return visitor.call('confirmEmail', { body: { token, email } })
}
