import type { RouteName } from '@warda/contract/routes'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { jobHandlers } from '../../job-handlers.ts'
import type { CallInput } from '../../testing/api-client.ts'
import { type FakeGateway, fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { changeItems } from '../../testing/make-item-change.ts'
import { fillCart, makeBusiness, makeFlower, retailOrder } from '../../testing/make-order.ts'
import { makeManager } from '../../testing/make-standing-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { retry } from '../../testing/retry.ts'
import { onSecondProcess } from '../../testing/second-process.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { deliverOrder } from '../orders/deliver-order.ts'
import { lockOrder } from '../orders/queries.ts'

const KINDS = [
  ...['place', 'place', 'place', 'accept', 'accept', 'link', 'link', 'bank', 'bank', 'confirm', 'confirm'],
  ...['part', 'part', 'part', 'part', 'whole', 'whole', 'schedule', 'schedule', 'resolve', 'resolve', 'resolve'],
  ...['useCredit', 'useCredit', 'cancel', 'credit', 'credit', 'reject', 'deliver', 'deliver', 'complete', 'expire'],
  ...['decide', 'decide', 'changeItems', 'changeItems', 'changeItems', 'agree'],
] as const

/** One action at one of the two processes; `a`, `b` and `c` select its person, order and details. */
const act = fc.record({
  kind: fc.constantFrom(...KINDS),
  twin: fc.boolean(),
  a: fc.nat(999),
  b: fc.nat(999),
  c: fc.nat(999),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const LANES = 10
const SLOTS = ['09:00-11:00', '11:00-13:00', '15:00-17:00']
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']

/** A person as a client of each process. */
type Person = [TestUser, TestUser]
type Buyer = { on: Person; branchId: number | null }

let shop: TestShop
let twin: TestShop
let gateway: FakeGateway
let flowers: { variantId: number }[]
let buyers: Buyer[]
let businessOwner: Person
let staff: Person[]
const orders = new Map<string, Buyer>()
let ips = 0

beforeAll(async () => {
  gateway = fakeGateway()
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  const both = (user: TestUser): Person => [user, onSecondProcess(twin, user)]
  flowers = await Promise.all([90, 400].map((stock, at) => makeFlower(shop, { stock, price: 3_333 + at * 9_787 })))
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => makeUser(shop)))
  // Little credit, so that orders are refused, and a small budget, so that each order of the manager needs approval.
  const business = await makeBusiness(shop, { creditLimit: 150_000 })
  await shop.db.updateTable('branch').set({ monthly_budget: 5_000 }).where('id', '=', business.branchId).execute()
  await shop.db.updateTable('client').set({ discount_percent: 7 }).where('id', '=', business.owner.clientId).execute()
  const manager = await makeManager(shop, business.owner.clientId, business.branchId)
  businessOwner = both(business.owner)
  buyers = [
    ...shoppers.map((user) => ({ on: both(user), branchId: null })),
    { on: businessOwner, branchId: business.branchId },
    ...Array.from({ length: 2 }, () => ({ on: both(manager), branchId: business.branchId })),
  ]
  for (const { userId } of shoppers)
    await shop.db.insertInto('loyalty_entry').values({ user_id: userId, kind: 'earn', points: 300 }).execute()
  const roles = ['ShippingEmployee', 'ShippingEmployee', 'Admin'] as const
  staff = await Promise.all(roles.map(async (role) => both(await makeUser(shop, { role }))))
})
afterAll(() => shop.close())

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]
const here = (person: Person | undefined, { twin: second }: Act): TestUser | undefined => person?.[second ? 1 : 0]

/** Sends a request and expects success or an expected error. */
async function send(user: TestUser | undefined, name: RouteName, input: CallInput): Promise<void> {
  if (!user) return
  const { status, body } = await retry(() => user.visitor.call(name, input))
  // The amount changed while two requests created a link; the caller may try again.
  if (body.code === 'payment.link_unavailable') return
  expect([200, 400, 404, 409, 429], JSON.stringify([name, input, body])).toContain(status)
  if (name === 'placeOrder' && status === 200) {
    const buyer = buyers.find(({ on }) => on[0].userId === user.userId)
    if (buyer) orders.set(body.data.id, buyer)
  }
}

async function placeSome(chosen: Act): Promise<void> {
  const { a, b, c } = chosen
  const buyer = pick(buyers, a)
  const user = here(buyer?.on, chosen)
  const flower = pick(flowers, b)
  if (!buyer || !user || !flower) return
  await fillCart(shop, user.userId, [{ ...flower, quantity: 1 + (c % 3) }])
  const terms =
    buyer.branchId === null
      ? (['online', 'cash', 'cash'] as const)
      : (['postponed', 'monthly', 'cash', 'online'] as const)
  const body = {
    ...retailOrder({
      paymentTerms: pick(terms, c) ?? 'cash',
      deliverySlot: pick(SLOTS, b) ?? '',
      deliveryDate: pick(DAYS, a + c) ?? '',
      cardMessage: `${a}-${b}-${c}`,
    }),
    ...(buyer.branchId === null ? {} : { branchId: buyer.branchId }),
    ...(c % 4 === 0 ? { redeemPoints: 100 } : {}),
  }
  await send(user, 'placeOrder', { params: { id: user.userId }, body })
}

async function openDebt(b: number) {
  const { rows } = await sql<{ id: number; remaining: number; clientId: number; userId: string }>`
    select d.id, d.remaining, coalesce(o.client_id, 0) as "clientId", o.user_id as "userId"
    from debt_balance d join orders o on o.id = d.order_id where d.remaining > 0 order by d.id
  `.execute(shop.db)
  return pick(rows, b)
}

const getOutstanding = async (orderId: string): Promise<number> => {
  const rows = await sql<{ outstanding: number }>`
    select outstanding from order_money where order_id = ${orderId}
  `.execute(shop.db)
  return rows.rows[0]?.outstanding ?? 0
}

/** Moves an order as the driver does on the board. */
async function move(orderId: string, to: 'deliver' | 'complete', at: number): Promise<void> {
  const by = { actorId: null, actor: 'test', requestId: `test:${to}` }
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return
    if (to === 'complete') await completeOrder(trx, order, by, at)
    else if (order.state === 'preparing') {
      await sql`update orders set state = 'outForDelivery' where id = ${orderId}`.execute(trx)
      await sql`
        insert into order_event (order_id, seq, from_state, to_state, actor, request_id)
        select ${orderId}, max(seq) + 1, 'preparing', 'outForDelivery', 'test', 'test' from order_event where order_id = ${orderId}
      `.execute(trx)
      await deliverOrder(trx, order, by, at)
    }
  })
}

async function perform(chosen: Act): Promise<void> {
  const { kind, a, b, c } = chosen
  if (kind === 'place') return placeSome(chosen)
  if (kind === 'bank') {
    const open = [...gateway.transactions].filter(([, state]) => state.status !== 'paid')
    const [trNumber] = pick(open, b) ?? []
    if (trNumber) gateway.update(trNumber, { status: 'paid' })
    return
  }
  if (kind === 'confirm') return confirmSome(chosen)
  const employee = here(pick(staff, a), chosen)
  // Delivery staff give no money back (AGREE-15).
  const cashier = here(staff.at(-1), chosen)
  if (kind === 'resolve') {
    const debt = await openDebt(b)
    if (!debt) return
    const halalas = c % 3 === 0 ? debt.remaining : Math.max(1, Math.floor((debt.remaining * (1 + (c % 150))) / 100))
    const body = { id: debt.id, amount: halalas / 100, clientId: debt.clientId, userId: debt.userId }
    return send(employee, 'resolveDebt', { body })
  }
  const [orderId, buyer] = pick([...orders], b) ?? []
  if (!orderId || !buyer) return
  const owner = here(buyer.on, chosen)
  const input = { params: { userId: owner?.userId ?? '', orderId } }
  const owed = await getOutstanding(orderId)
  const some = Math.max(1, Math.floor((owed * (1 + (c % 120))) / 100)) / 100
  const by = { params: { userId: employee?.userId ?? '' } }
  const refundTo = pick(['credit', 'credit', 'cash', 'transfer'], c)
  switch (kind) {
    case 'accept':
      return send(owner, 'confirmOrder', input)
    case 'decide': {
      const { rows } = await sql<{
        id: string
      }>`select id from orders where approval = 'waiting' order by number`.execute(shop.db)
      const approver = here(businessOwner, chosen)
      const params = { userId: approver?.userId ?? '', orderId: pick(rows, b)?.id ?? orderId }
      return send(approver, 'decideApproval', { params, body: { approve: c % 3 > 0, reason: 'Above the budget' } })
    }
    case 'reject':
      return send(owner, 'rejectOrder', input)
    case 'link':
      return send(owner, 'addPayment', input)
    case 'useCredit':
      return send(owner, 'payWithCredit', input)
    case 'part':
      return send(employee, 'addPaymentPartly', { ...by, body: { orderId, amount: some, payPartOrall: 0 } })
    case 'whole':
      return send(employee, 'addPaymentPartly', { ...by, body: { orderId, amount: owed / 100 || 1, payPartOrall: 1 } })
    case 'schedule': {
      const body = { orderId, userId: buyer.on[0].userId, postPondOrMonthly: c % 2 }
      return send(employee, 'addPostponedPayment', { body })
    }
    case 'cancel':
      return send(cashier, 'cancelOrder', { params: { orderId }, body: { reason: 'No flowers', refundTo } })
    case 'credit': {
      const amount = c % 5 === 0 ? 500 : 1 + (c % 40) / 100
      return send(cashier, 'creditOrder', { params: { orderId }, body: { amount, reason: 'Sorry', refundTo } })
    }
    case 'changeItems': {
      const { variantId } = pick(flowers, c) ?? { variantId: 0 }
      const request = { lines: [{ variantId, quantity: 1 + (a % 4) }], ...(c % 4 === 0 ? { deliveryFee: c % 50 } : {}) }
      const choice = { refundTo: refundTo ?? 'credit', buyerAgreed: c % 2 === 0 }
      const { status, body } = await retry(() => changeItems(cashier as TestUser, orderId, request, choice))
      expect([200, 400, 404, 409], JSON.stringify(body)).toContain(status)
      return
    }
    case 'agree':
      return send(cashier, 'decideItemChange', { params: { orderId }, body: { agrees: c % 3 > 0 } })
    case 'deliver':
    case 'complete':
      return retry(() => move(orderId, kind, shop.clock.now()))
    case 'expire': {
      const context = { ...shop.context, clock: { now: () => shop.clock.now() + 31 * 60_000 } }
      return retry(() => jobHandlers['expire-order'](context, { orderId }))
    }
  }
}

async function confirmSome({ b, twin: second }: Act): Promise<void> {
  const [trNumber, state] = pick([...gateway.transactions], b) ?? []
  if (!trNumber || !state) return
  ips += 1
  const visitor = (second ? twin : shop).visitor({ ip: `10.${ips >> 16}.${(ips >> 8) & 255}.${ips & 255}` })
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from payment_attempt where id = ${state.attemptId}
  `.execute(shop.db)
  const params = { orderId: rows[0]?.orderId ?? '', trNumber }
  const { status } = await retry(() => visitor.call('confirmPayment', { params }))
  expect(status).toBe(200)
}

/** P4, I3: the value of each order is paid, in an open debt or not scheduled; I11: the gateway account equals the captured money. */
async function expectBalancedBooks(): Promise<void> {
  expect(await brokenInvariants(shop.db)).toEqual([])
  const { rows } = await sql<{ bad: number; booked: number; total: number; n: number }>`
    select (
      select count(*) from orders o join order_money m on m.order_id = o.id
      left join lateral (select sum(remaining) as debts from debt_balance where order_id = o.id) d on true
      where m.outstanding - coalesce(d.debts, 0) < 0 or m.due <> m.paid + m.outstanding
    )::int as bad,
    coalesce((select sum(amount) from ledger_entry where account = 'gateway'), 0)::int8 as booked,
    coalesce((select sum(amount) from ledger_entry), 0)::int8 as total,
    (select count(*) from orders)::int as n
  `.execute(shop.db)
  const captured = [...gateway.transactions.values()].filter((state) => state.status === 'paid')
  const sum = captured.reduce((all, state) => all + state.amount, 0)
  expect(rows[0]).toEqual({ bad: 0, booked: sum, total: 0, n: orders.size })
}

const fixed = (kind: Act['kind'], at: Partial<Omit<Act, 'kind'>> = {}): Act => ({
  kind,
  twin: false,
  a: 0,
  b: 0,
  c: 0,
  ...at,
})

/** Actions that run once before the random ones: an order paid by link and refunded, one with a debt, one that needed approval. */
const OPENING: readonly Act[] = [
  fixed('place', { c: 3 }),
  fixed('link'),
  fixed('bank'),
  fixed('confirm'),
  fixed('cancel', { a: 2, c: 2 }),
  fixed('place', { a: 1, c: 1 }),
  fixed('part', { b: 1, c: 49 }),
  fixed('schedule', { b: 1 }),
  fixed('resolve'),
  fixed('place', { a: 5, c: 2 }),
  fixed('decide', { c: 1 }),
  fixed('place', { a: 2, c: 1 }),
  fixed('changeItems', { b: 3, a: 3, c: 2 }),
]

test('P4 I3–I14 I30–I34 DESK-02 given random payments, links, debts, credits, refunds and changes of items on two processes, all invariants hold', async () => {
  for (const chosen of OPENING) await perform(chosen)
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 200, maxLength: 200, size: 'max' }), async (acts) => {
      const lanes = Array.from({ length: LANES }, (_, lane) => acts.filter((_act, at) => at % LANES === lane))
      await Promise.all(
        lanes.map(async (lane) => {
          for (const chosen of lane) await perform(chosen)
        }),
      )
      for (let b = 0; b < gateway.transactions.size; b++)
        await confirmSome({ kind: 'confirm', twin: false, a: 0, b, c: 0 })
      await expectBalancedBooks()
    }),
    { numRuns: 3, endOnFailure: true },
  )
  // The opening contains each of these.
  const words = await sql<{ approval: string }>`
    select distinct approval from orders where approval in ('approved', 'refused')
  `.execute(shop.db)
  expect(words.rows.length).toBeGreaterThan(0)
  const changes = await shop.db.selectFrom('item_change').select('state').distinct().execute()
  expect(changes.map(({ state }) => state)).toContain('applied')
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from ledger_transaction union select distinct 'debt ' || kind from debt_settlement
  `.execute(shop.db)
  for (const kind of ['payment', 'manualPayment', 'refund', 'debt payment'])
    expect(rows.map((row) => row.kind)).toContain(kind)
})
