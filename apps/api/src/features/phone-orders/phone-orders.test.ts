import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '../../testing/api-client.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { linkIn } from '../../testing/mail-links.ts'
import { fillCart, makeBusiness, makeFlower, retailOrder } from '../../testing/make-order.ts'
import { type MadeUser, makeUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { startSession } from '../sessions/index.ts'

let shop: TestShop
let admin: MadeUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Amal Florist' })
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

let called = 0
let placed = 0
const SLOTS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00']
const somebody = (changed = {}) => {
  called += 1
  return { fullName: 'Caller Somebody', phoneNumber: `05560000${String(called).padStart(2, '0')}`, ...changed }
}
const bodyOf = (variantId: number, changed: object = {}) => {
  placed += 1
  const deliverySlot = SLOTS[placed % SLOTS.length] ?? ''
  const order = retailOrder({ paymentTerms: 'cash', deliveryDate: `2026-12-0${1 + (placed % 3)}`, deliverySlot })
  return { ...order, lines: [{ variantId, quntity: 2 }], ...changed }
}
const call = (body: unknown, headers: Record<string, string> = {}, by = admin.visitor) =>
  by.call('placePhoneOrder', { body, headers })
const userOf = (userId: string) =>
  shop.db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

test('ADMIN-02 an order taken on the telephone makes its customer, takes stock and window, and says who took it', async () => {
  const { variantId } = await makeFlower(shop, { price: 10_000, stock: 5 })
  const customer = somebody()
  const placed = await call(bodyOf(variantId, { customer }))
  expect(placed.status).toBe(200)
  expect(placed.body).toMatchObject({
    payLink: null,
    data: { totalBalance: 225, paymentTerms: 'cash', user: { fullName: 'Caller Somebody' } },
  })
  const user = await userOf(placed.body.data.userId)
  expect(user).toMatchObject({ made_by_shop: true, role: 'Shopper', terms_accepted_at: null, email_confirmed_at: null })
  expect(user.email).toMatch(/@phone\.invalid$/)
  const { rows } = await sql<{ on_hand: number }>`select on_hand from stock where variant_id = ${variantId}`.execute(
    shop.db,
  )
  expect(rows[0]?.on_hand).toBe(3)
  const view = (await admin.visitor.call('adminOrder', { params: { orderId: placed.body.data.id } })).body.data
  const taken = { kind: 'state', text: 'Order taken on the telephone', actor: 'Amal Florist' }
  expect(view.timeline).toContainEqual({ ...taken, at: expect.any(String) })
})

test('ADMIN-02 nothing is ever sent to somebody without an address, and it is done all the same', async () => {
  const placed = await call(bodyOf((await makeFlower(shop)).variantId, { customer: somebody() }))
  const { email } = await userOf(placed.body.data.userId)
  expect(await shop.mails(email)).toEqual([])
  const { rows } = await sql<{ waiting: number; done: number }>`
    select count(*) filter (where sent_at is null)::int as waiting, count(*) filter (where sent_at is not null)::int as done
    from mail where to_address = ${email}`.execute(shop.db)
  expect(rows[0]).toEqual({ waiting: 0, done: 1 })
})

test('ADMIN-02 the same telephone finds the same customer, however many call at once on two processes', async () => {
  const twin = await shop.twin()
  const other = twin.visitor()
  other.token = admin.visitor.token
  const { variantId } = await makeFlower(shop, { stock: 50 })
  const customer = somebody()
  const forms = ['0556999001', '+966556999001', '00966556999001', '966556999001']
  const answers = await Promise.all(
    forms.map((phoneNumber, at) =>
      call(
        bodyOf(variantId, { customer: { ...customer, phoneNumber }, cardMessage: `Card ${at}` }),
        {},
        at % 2 ? other : admin.visitor,
      ),
    ),
  )
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.userId)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(4)
})

test('ADMIN-02 a double click and a repeated key take one order; another body under the key is refused', async () => {
  const { variantId } = await makeFlower(shop, { stock: 50 })
  const body = bodyOf(variantId, { customer: somebody() })
  const twice = await Promise.all([call(body), call(body)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(twice[0]?.body.data.id).toBe(twice[1]?.body.data.id)
  const keyed = bodyOf(variantId, { customer: somebody() })
  const key = { 'idempotency-key': 'phone-1' }
  const answers = await Promise.all([call(keyed, key), call(keyed, key), call(keyed, key)])
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(2)
  expect((await call({ ...keyed, cardMessage: 'Other' }, key)).status).toBe(422)
})

test('ADMIN-02 an online order carries its payment link and mails it; a customer without an address gets it read out', async () => {
  const { variantId } = await makeFlower(shop)
  const email = 'caller.online@example.com'
  const placed = await call(bodyOf(variantId, { customer: somebody({ email }), paymentTerms: 'online' }))
  expect(placed.status).toBe(200)
  expect(placed.body.payLink.link).toMatch(/^http/)
  const mails = await shop.mails(email)
  expect(mails.map(({ subject }) => subject)).toContain(`Pay for your order ${placed.body.data.orderNumber}`)
  expect(mails.at(-1)?.html).toContain(placed.body.payLink.link.replaceAll('&', '&amp;'))
  shop.clock.advance(60_000)
  const again = await admin.visitor.call('sendPayLink', { params: { orderId: placed.body.data.id } })
  expect(again.body).toMatchObject({ mailed: true, data: { link: placed.body.payLink.link } })
  const mute = await call(bodyOf((await makeFlower(shop)).variantId, { customer: somebody(), paymentTerms: 'online' }))
  const link = await admin.visitor.call('sendPayLink', { params: { orderId: mute.body.data.id } })
  expect(link.body).toMatchObject({ mailed: false, data: { link: mute.body.payLink.link } })
})

test('ADMIN-02 a customer made by the shop claims the account by "forgot password", and is found by number and address', async () => {
  const email = 'claims.later@example.com'
  const customer = somebody({ email })
  const first = await call(bodyOf((await makeFlower(shop)).variantId, { customer }))
  const second = await call(
    bodyOf((await makeFlower(shop)).variantId, { customer: { ...customer, email: 'Claims.Later@example.com' } }),
  )
  expect(second.body.data.userId).toBe(first.body.data.userId)
  await resetPasswordOf(email)
  const { visitor, userId } = await logInAs(email)
  expect(userId).toBe(first.body.data.userId)
  expect(await ordersOf(visitor, userId)).toHaveLength(2)
})

test('ADMIN-02 whoever names a known number and tells an address of their own gets none of its orders', async () => {
  const victim = somebody({ fullName: 'Noura Victim' })
  const theirs = [1, 2].map(async () => call(bodyOf((await makeFlower(shop)).variantId, { customer: victim })))
  const userId = (await Promise.all(theirs))[0]?.body.data.userId
  const before = await userOf(userId)
  const email = 'attacker@example.com'
  const { variantId } = await makeFlower(shop, { stock: 50 })
  // The same moment, the number spelled otherwise, by two processes: none of it helps.
  const twin = onSecondProcess(await shop.twin(), admin)
  const spelled = [victim.phoneNumber, `+966${victim.phoneNumber.slice(1)}`, victim.phoneNumber]
  const tries = await Promise.all(
    spelled.map((phoneNumber, at) =>
      call(
        bodyOf(variantId, { customer: { ...victim, phoneNumber, email }, cardMessage: `Try ${at}` }),
        {},
        at % 2 ? twin.visitor : admin.visitor,
      ),
    ),
  )
  expect(tries.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 200])
  await resetPasswordOf(email)
  const attacker = await logInAs(email)
  expect(attacker.userId).not.toBe(userId)
  const seen = await ordersOf(attacker.visitor, attacker.userId)
  expect(seen.map(({ id }) => id).toSorted()).toEqual(tries.map(({ body }) => body.data.id).toSorted())
  expect((await attacker.visitor.call('getOrders', { params: { userId, clientId: 0 } })).status).toBe(403)
  expect(await userOf(userId)).toEqual(before)
  // The number alone still finds its own.
  const again = await call(bodyOf((await makeFlower(shop)).variantId, { customer: victim }))
  expect(again.body.data.userId).toBe(userId)
})

test('ADMIN-02 an account that somebody began with a foreign number and their own address gets no order of that number', async () => {
  const number = somebody()
  const email = 'was.here.first@example.com'
  const early = await call(bodyOf((await makeFlower(shop)).variantId, { customer: { ...number, email } }))
  await resetPasswordOf(email)
  const attacker = await logInAs(email)
  const later = await call(bodyOf((await makeFlower(shop)).variantId, { customer: number }))
  expect(later.body.data.userId).not.toBe(early.body.data.userId)
  expect(await ordersOf(attacker.visitor, attacker.userId)).toHaveLength(1)
})

test('ADMIN-02 the desk hears before it places that a new account begins beside a known number', async () => {
  const customer = somebody()
  const { variantId } = await makeFlower(shop, { stock: 50 })
  await call(bodyOf(variantId, { customer }))
  const remarks = async (about: object) =>
    (await admin.visitor.call('quotePhoneOrder', { body: { customer: about } })).body.data.remarks
  expect(await remarks(customer)).toEqual([])
  expect(await remarks({ ...customer, email: 'new.here@example.com' })).toEqual([
    {
      code: 'customer.apart',
      field: 'customer.email',
      variantId: null,
      blocks: false,
      message: expect.stringContaining('those orders stay apart'),
    },
  ])
  await call(bodyOf(variantId, { customer: { ...customer, email: 'new.here@example.com' } }))
  expect(await remarks({ ...customer, email: 'new.here@example.com' })).toEqual([])
})

const PASSWORD = 'Lilac!Lane47'
async function resetPasswordOf(email: string): Promise<void> {
  await shop.visitor().call('sendResetPassword', { query: { email } })
  const link = await linkIn(shop, email, '/auth/reset-password')
  const done = await shop.visitor().call('resetPassword', { body: { ...link, password: PASSWORD } })
  expect(done.status).toBe(200)
}
async function logInAs(email: string): Promise<{ visitor: ApiClient; userId: string }> {
  const visitor = shop.visitor()
  const { body } = await visitor.call('login', { body: { email, password: PASSWORD } })
  visitor.token = body.token
  return { visitor, userId: body.userId }
}
const ordersOf = async (visitor: ApiClient, userId: string): Promise<{ id: string }[]> =>
  (await visitor.call('getOrders', { params: { userId, clientId: 0 } })).body.data

test('ADMIN-02 whoever claims an account and types another number into it gets no order of that number’s', async () => {
  const email = 'claims.first@example.com'
  const own = await call(bodyOf((await makeFlower(shop)).variantId, { customer: somebody({ email }) }))
  const claimed = await claim(own.body.data.userId)
  const customer = somebody()
  const { fullName, phoneNumber } = customer
  const typed = await claimed.call('updatePublicUser', {
    params: { userId: own.body.data.userId },
    body: { fullName, email, phoneNumber },
  })
  expect(typed.status).toBe(200)
  const theirs = await call(bodyOf((await makeFlower(shop)).variantId, { customer }))
  expect(theirs.status).toBe(200)
  expect(theirs.body.data.userId).not.toBe(own.body.data.userId)
})

/** Signed in as a customer whom the shop made. */
async function claim(userId: string): Promise<ApiClient> {
  const session = await startSession(shop.context, { userId, remember: false })
  if (!session) throw new Error('The customer could not sign in.')
  const visitor = shop.visitor()
  visitor.token = session.token
  return visitor
}

test('ADMIN-02 a known client orders at their own prices and on their terms; a cart stays as it was', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const { variantId } = await makeFlower(shop, { price: 10_000 })
  await sql`insert into client_price (client_id, variant_id, from_quantity, price) values (${owner.clientId}, ${variantId}, 1, 8000)`.execute(
    shop.db,
  )
  await fillCart(shop, owner.userId, [{ variantId, quantity: 1 }])
  const { deliveryAddress: _, ...body } = bodyOf(variantId, {
    userId: owner.userId,
    branchId,
    paymentTerms: 'postponed',
  })
  const placed = await call(body)
  expect(placed.status).toBe(200)
  expect(placed.body.data).toMatchObject({ subtotal: 160, paymentTerms: 'postponed', isPostponed: true, orderStage: 2 })
  const { rows } = await sql`select 1 from cart_line where user_id = ${owner.userId}`.execute(shop.db)
  expect(rows).toHaveLength(1)
  const debts = await sql<{
    n: number
  }>`select count(*)::int as n from debt where order_id = ${placed.body.data.id}`.execute(shop.db)
  expect(debts.rows[0]?.n).toBe(1)
})

test('ADMIN-02 what cannot be ordered is refused, and no customer is left behind', async () => {
  const { variantId } = await makeFlower(shop, { stock: 1 })
  const customer = somebody({ phoneNumber: '0556777001' })
  expect((await call(bodyOf(variantId, { customer }))).body.code).toBe('stock.out')
  expect((await call(bodyOf(999_999, { customer }))).body.code).toBe('product.not_found')
  expect((await call(bodyOf(variantId, { customer, paymentTerms: 'postponed' }))).body.code).toMatch(
    /terms.not_open|stock.out/,
  )
  const left = await sql`select 1 from app_user where phone = '0556777001'`.execute(shop.db)
  expect(left.rows).toHaveLength(0)
  const taken = await makeUser(shop, { email: 'taken.already@example.com' })
  const fresh = await makeFlower(shop, { stock: 5 })
  const mail = await call(bodyOf(fresh.variantId, { customer: somebody({ email: taken.email }) }))
  expect(mail).toMatchObject({ status: 409, body: { code: 'email.taken' } })
  expect((await call(bodyOf(fresh.variantId, { userId: admin.userId }))).status).toBe(404)
  expect((await call(bodyOf(fresh.variantId))).body.code).toBe('customer.unclear')
  const twice = { customer: somebody(), lines: [1, 2].map(() => ({ variantId: fresh.variantId, quntity: 2 })) }
  expect((await call(bodyOf(fresh.variantId, twice))).body.data.items).toMatchObject([{ quntity: 4 }])
})
