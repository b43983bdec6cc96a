import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '../../testing/api-client.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { linkIn } from '../../testing/mail-links.ts'
import { answerRequest, OLAYA, WINDOW } from '../../testing/make-address-request.ts'
import { fillCart, makeBusiness, makeFlower, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { startSession } from '../sessions/index.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin', fullName: 'Amal Florist' })
})
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

let called = 0
let placed = 0
const SLOTS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00']
const createCaller = (changed = {}) => {
  called += 1
  return { fullName: 'Caller Somebody', phoneNumber: `05560000${String(called).padStart(2, '0')}`, ...changed }
}
const createBody = (variantId: number, changed: object = {}) => {
  placed += 1
  const deliverySlot = SLOTS[placed % SLOTS.length] ?? ''
  const order = retailOrder({ paymentTerms: 'cash', deliveryDate: `2026-12-0${1 + (placed % 3)}`, deliverySlot })
  return { ...order, lines: [{ variantId, quntity: 2 }], ...changed }
}
const call = (body: unknown, headers: Record<string, string> = {}, by = admin.visitor) =>
  by.call('placePhoneOrder', { body, headers })
const getUser = (userId: string) =>
  shop.db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

test('ADMIN-02 when a phone order is placed, it creates its customer, books stock and slot, and records the employee', async () => {
  const { variantId } = await makeFlower(shop, { price: 10_000, stock: 5 })
  const customer = createCaller()
  const placed = await call(createBody(variantId, { customer }))
  expect(placed.status).toBe(200)
  expect(placed.body).toMatchObject({
    payLink: null,
    data: { totalBalance: 225, paymentTerms: 'cash', user: { fullName: 'Caller Somebody' } },
  })
  const user = await getUser(placed.body.data.userId)
  expect(user).toMatchObject({ made_by_shop: true, role: 'Shopper', terms_accepted_at: null, email_confirmed_at: null })
  expect(user.email).toMatch(/@phone\.invalid$/)
  const { rows } = await sql<{ on_hand: number }>`select on_hand from stock where variant_id = ${variantId}`.execute(
    shop.db,
  )
  expect(rows[0]?.on_hand).toBe(3)
  const view = (await admin.visitor.call('adminOrder', { params: { orderId: placed.body.data.id } })).body.data
  const taken = { kind: 'state', text: 'Order taken by phone', actor: 'Amal Florist' }
  expect(view.timeline).toContainEqual({ ...taken, at: expect.any(String) })
})

test('AGREE-18 the desk records what may replace a missing flower and what must not be in the flowers', async () => {
  const { variantId } = await makeFlower(shop)
  const choice = { substitution: 'call', allergyNote: 'No lilies: two cats' }
  const placed = await call(createBody(variantId, { customer: createCaller(), ...choice }))
  expect(placed.body.data).toMatchObject(choice)
})

test('AGREE-03 the desk has the recipient asked for the address: highest fee, a link to send, and the answer ends the wait', async () => {
  const { variantId } = await makeFlower(shop)
  const customer = createCaller()
  const asked = { customer, deliveryAddress: undefined, askRecipient: true, ...WINDOW }
  const quote = await admin.visitor.call('quotePhoneOrder', {
    body: { customer, lines: [{ variantId, quntity: 2 }], askRecipient: true, ...WINDOW },
  })
  const placed = await call(createBody(variantId, { ...asked, expectedTotal: quote.body.data.total }))
  expect(placed).toMatchObject({
    status: 200,
    body: { data: { deliveryAddress: '', addressWantedUntil: expect.any(String) } },
  })
  const { id, userId } = placed.body.data
  const link = await admin.visitor.call('getAddressLink', { params: { userId, orderId: id } })
  expect(link.body.data.url).toContain('/address/')
  const answered = await answerRequest(shop, { order: placed.body.data })
  expect(answered.status).toBe(200)
  const view = (await admin.visitor.call('adminOrder', { params: { orderId: id } })).body.data
  expect(JSON.stringify(view)).toContain(OLAYA.line)
})

test('AGREE-03 a company’s order taken on the phone goes to a branch, whoever is asked', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const { variantId } = await makeFlower(shop)
  const refused = await call(createBody(variantId, { userId: owner.userId, branchId, askRecipient: true }))
  expect(refused).toMatchObject({ status: 409, body: { code: 'order.goes_to_branch' } })
})

test('ADMIN-02 when a customer has no e-mail address, no mail is sent and the mail counts as done', async () => {
  const placed = await call(createBody((await makeFlower(shop)).variantId, { customer: createCaller() }))
  const { email } = await getUser(placed.body.data.userId)
  expect(await shop.mails(email)).toEqual([])
  const { rows } = await sql<{ waiting: number; done: number }>`
    select count(*) filter (where sent_at is null)::int as waiting, count(*) filter (where sent_at is not null)::int as done
    from mail where to_address = ${email}`.execute(shop.db)
  expect(rows[0]).toEqual({ waiting: 0, done: 1 })
})

test('ADMIN-02 given concurrent orders from one phone number on two processes, one customer is created', async () => {
  const twin = await shop.twin()
  const other = twin.visitor()
  other.token = admin.visitor.token
  const { variantId } = await makeFlower(shop, { stock: 50 })
  const customer = createCaller()
  const forms = ['0556999001', '+966556999001', '00966556999001', '966556999001']
  const answers = await Promise.all(
    forms.map((phoneNumber, at) =>
      call(
        createBody(variantId, { customer: { ...customer, phoneNumber }, cardMessage: `Card ${at}` }),
        {},
        at % 2 ? other : admin.visitor,
      ),
    ),
  )
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.userId)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(4)
})

test('ADMIN-02 a double click or a repeated key places one order; another body with the key is refused', async () => {
  const { variantId } = await makeFlower(shop, { stock: 50 })
  const body = createBody(variantId, { customer: createCaller() })
  const twice = await Promise.all([call(body), call(body)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(twice[0]?.body.data.id).toBe(twice[1]?.body.data.id)
  const keyed = createBody(variantId, { customer: createCaller() })
  const key = { 'idempotency-key': 'phone-1' }
  const answers = await Promise.all([call(keyed, key), call(keyed, key), call(keyed, key)])
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(2)
  expect((await call({ ...keyed, cardMessage: 'Other' }, key)).status).toBe(422)
})

test('ADMIN-02 an online order returns and mails its payment link; without an e-mail address it is only returned', async () => {
  const { variantId } = await makeFlower(shop)
  const email = 'caller.online@example.com'
  const placed = await call(createBody(variantId, { customer: createCaller({ email }), paymentTerms: 'online' }))
  expect(placed.status).toBe(200)
  expect(placed.body.payLink.link).toMatch(/^http/)
  const mails = await shop.mails(email)
  expect(mails.map(({ subject }) => subject)).toContain(`Pay for your order ${placed.body.data.orderNumber}`)
  expect(mails.at(-1)?.html).toContain(placed.body.payLink.link.replaceAll('&', '&amp;'))
  shop.clock.advance(60_000)
  const again = await admin.visitor.call('sendPayLink', { params: { orderId: placed.body.data.id } })
  expect(again.body).toMatchObject({ mailed: true, data: { link: placed.body.payLink.link } })
  const withoutEmail = await call(
    createBody((await makeFlower(shop)).variantId, { customer: createCaller(), paymentTerms: 'online' }),
  )
  const link = await admin.visitor.call('sendPayLink', { params: { orderId: withoutEmail.body.data.id } })
  expect(link.body).toMatchObject({ mailed: false, data: { link: withoutEmail.body.payLink.link } })
})

test('ADMIN-02 a customer created by the shop claims the account with "forgot password", and is found by phone number and e-mail address', async () => {
  const email = 'claims.later@example.com'
  const customer = createCaller({ email })
  const first = await call(createBody((await makeFlower(shop)).variantId, { customer }))
  const second = await call(
    createBody((await makeFlower(shop)).variantId, { customer: { ...customer, email: 'Claims.Later@example.com' } }),
  )
  expect(second.body.data.userId).toBe(first.body.data.userId)
  await resetPassword(email)
  const { visitor, userId } = await logInAs(email)
  expect(userId).toBe(first.body.data.userId)
  expect(await getOrders(visitor, userId)).toHaveLength(2)
})

test('ADMIN-02 given the phone number of another customer and a new e-mail address, none of that customer’s orders are visible', async () => {
  const victim = createCaller({ fullName: 'Noura Victim' })
  const victimOrders = [1, 2].map(async () =>
    call(createBody((await makeFlower(shop)).variantId, { customer: victim })),
  )
  const userId = (await Promise.all(victimOrders))[0]?.body.data.userId
  const before = await getUser(userId)
  const email = 'attacker@example.com'
  const { variantId } = await makeFlower(shop, { stock: 50 })
  // The attempts are concurrent, on two processes, with the number in different formats.
  const twin = onSecondProcess(await shop.twin(), admin)
  const formats = [victim.phoneNumber, `+966${victim.phoneNumber.slice(1)}`, victim.phoneNumber]
  const attempts = await Promise.all(
    formats.map((phoneNumber, at) =>
      call(
        createBody(variantId, { customer: { ...victim, phoneNumber, email }, cardMessage: `Try ${at}` }),
        {},
        at % 2 ? twin.visitor : admin.visitor,
      ),
    ),
  )
  expect(attempts.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 200])
  await resetPassword(email)
  const attacker = await logInAs(email)
  expect(attacker.userId).not.toBe(userId)
  const visible = await getOrders(attacker.visitor, attacker.userId)
  expect(visible.map(({ id }) => id).toSorted()).toEqual(attempts.map(({ body }) => body.data.id).toSorted())
  expect((await attacker.visitor.call('getOrders', { params: { userId, clientId: 0 } })).status).toBe(403)
  expect(await getUser(userId)).toEqual(before)
  // The phone number alone still finds the original account.
  const again = await call(createBody((await makeFlower(shop)).variantId, { customer: victim }))
  expect(again.body.data.userId).toBe(userId)
})

test('ADMIN-02 given an account created with another person’s phone number, later orders of that number are not visible in it', async () => {
  const number = createCaller()
  const email = 'was.here.first@example.com'
  const early = await call(createBody((await makeFlower(shop)).variantId, { customer: { ...number, email } }))
  await resetPassword(email)
  const attacker = await logInAs(email)
  const later = await call(createBody((await makeFlower(shop)).variantId, { customer: number }))
  expect(later.body.data.userId).not.toBe(early.body.data.userId)
  expect(await getOrders(attacker.visitor, attacker.userId)).toHaveLength(1)
})

test('ADMIN-02 given a phone number with an account, the quote warns that a separate account will be created', async () => {
  const customer = createCaller()
  const { variantId } = await makeFlower(shop, { stock: 50 })
  await call(createBody(variantId, { customer }))
  const remarks = async (about: object) =>
    (await admin.visitor.call('quotePhoneOrder', { body: { customer: about } })).body.data.remarks
  expect(await remarks(customer)).toEqual([])
  expect(await remarks({ ...customer, email: 'new.here@example.com' })).toEqual([
    {
      code: 'customer.apart',
      field: 'customer.email',
      variantId: null,
      blocks: false,
      message: expect.stringContaining('those orders stay separate'),
    },
  ])
  await call(createBody(variantId, { customer: { ...customer, email: 'new.here@example.com' } }))
  expect(await remarks({ ...customer, email: 'new.here@example.com' })).toEqual([])
})

const PASSWORD = 'Lilac!Lane47'
async function resetPassword(email: string): Promise<void> {
  await shop.visitor().call('sendResetPassword', { query: { email } })
  const link = await linkIn(shop, email, '/auth/reset-password')
  const result = await shop.visitor().call('resetPassword', { body: { ...link, password: PASSWORD } })
  expect(result.status).toBe(200)
}
async function logInAs(email: string): Promise<{ visitor: ApiClient; userId: string }> {
  const visitor = shop.visitor()
  const { body } = await visitor.call('login', { body: { email, password: PASSWORD } })
  visitor.token = body.token
  return { visitor, userId: body.userId }
}
const getOrders = async (visitor: ApiClient, userId: string): Promise<{ id: string }[]> =>
  (await visitor.call('getOrders', { params: { userId, clientId: 0 } })).body.data

test('ADMIN-02 when a customer changes the phone number to that of another person, orders of that number are not visible', async () => {
  const email = 'claims.first@example.com'
  const claimedOrder = await call(createBody((await makeFlower(shop)).variantId, { customer: createCaller({ email }) }))
  const claimed = await claim(claimedOrder.body.data.userId)
  const customer = createCaller()
  const { fullName, phoneNumber } = customer
  const typed = await claimed.call('updatePublicUser', {
    params: { userId: claimedOrder.body.data.userId },
    body: { fullName, email, phoneNumber },
  })
  expect(typed.status).toBe(200)
  const otherOrder = await call(createBody((await makeFlower(shop)).variantId, { customer }))
  expect(otherOrder.status).toBe(200)
  expect(otherOrder.body.data.userId).not.toBe(claimedOrder.body.data.userId)
})

/** Signs in as a customer created by the shop. */
async function claim(userId: string): Promise<ApiClient> {
  const session = await startSession(shop.context, { userId, remember: false })
  if (!session) throw new Error('The customer could not sign in.')
  const visitor = shop.visitor()
  visitor.token = session.token
  return visitor
}

test('ADMIN-02 given an existing client, the order uses the client’s prices and terms and leaves the cart unchanged', async () => {
  const { owner, branchId } = await makeBusiness(shop)
  const { variantId } = await makeFlower(shop, { price: 10_000 })
  await sql`insert into client_price (client_id, variant_id, from_quantity, price) values (${owner.clientId}, ${variantId}, 1, 8000)`.execute(
    shop.db,
  )
  await fillCart(shop, owner.userId, [{ variantId, quantity: 1 }])
  const { deliveryAddress: _, ...body } = createBody(variantId, {
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

test('ADMIN-02 when an order is refused, no customer is created', async () => {
  const { variantId } = await makeFlower(shop, { stock: 1 })
  const customer = createCaller({ phoneNumber: '0556777001' })
  expect((await call(createBody(variantId, { customer }))).body.code).toBe('stock.out')
  expect((await call(createBody(999_999, { customer }))).body.code).toBe('product.not_found')
  expect((await call(createBody(variantId, { customer, paymentTerms: 'postponed' }))).body.code).toMatch(
    /terms.not_open|stock.out/,
  )
  const left = await sql`select 1 from app_user where phone = '0556777001'`.execute(shop.db)
  expect(left.rows).toHaveLength(0)
  const taken = await makeUser(shop, { email: 'taken.already@example.com' })
  const fresh = await makeFlower(shop, { stock: 5 })
  const mail = await call(createBody(fresh.variantId, { customer: createCaller({ email: taken.email }) }))
  expect(mail).toMatchObject({ status: 409, body: { code: 'email.taken' } })
  expect((await call(createBody(fresh.variantId, { userId: admin.userId }))).status).toBe(404)
  expect((await call(createBody(fresh.variantId))).body.code).toBe('customer.unclear')
  const twice = { customer: createCaller(), lines: [1, 2].map(() => ({ variantId: fresh.variantId, quntity: 2 })) }
  expect((await call(createBody(fresh.variantId, twice))).body.data.items).toMatchObject([{ quntity: 4 }])
})
