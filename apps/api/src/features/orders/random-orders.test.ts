import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { type ApiClient, createApiClient } from '../../testing/api-client.ts'
import { type FakeGateway, fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { fillCart, makeBusiness, makeFlower, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { retry } from '../../testing/retry.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { issueWelcomeCode } from '../coupons/index.ts'

const KINDS = [
  ...['place', 'place', 'place', 'place', 'place', 'retry', 'pay', 'pay', 'pay', 'pay', 'bank', 'bank', 'bank'],
  ...['confirm', 'confirm', 'confirm', 'reject', 'accept', 'expire', 'sweep', 'late'],
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

const LANES = 12
const HALF_HOUR_LATER = 31 * 60_000

type Person = TestUser & { coupon: string | null; branchId: number; visitors: [ApiClient, ApiClient] }
type Sent = { person: Person; key: string; body: unknown; text: string }

let shop: TestShop
let twin: TestShop
let gateway: FakeGateway
let flowers: { variantId: number }[]
let people: Person[]
const orders = new Map<string, Person>()
const acknowledged = new Map<string, string>()
const sent: Sent[] = []
let ips = 0

beforeAll(async () => {
  gateway = fakeGateway()
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  flowers = await Promise.all(
    [15, 60, 400].map((stock, at) => makeFlower(shop, { stock, price: 3_333 + at * 8_765, discountPercent: at * 7 })),
  )
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => makeUser(shop)))
  const business = await makeBusiness(shop)
  people = await Promise.all(
    [...shoppers, business.owner].map(async (user, at) => {
      const coupon = at < 4 ? await issueWelcomeCode(shop.db, user.userId, 15) : null
      if (at % 2 === 0)
        await shop.db.insertInto('loyalty_entry').values({ user_id: user.userId, kind: 'earn', points: 400 }).execute()
      const second = createApiClient(twin.app, twin.context, {})
      second.token = user.visitor.token
      return {
        ...user,
        coupon,
        branchId: business.branchId,
        visitors: [user.visitor, second] as [ApiClient, ApiClient],
      }
    }),
  )
})
afterAll(() => shop.close())

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]
const getContext = ({ twin: second }: Act) => (second ? twin.context : shop.context)
/** A context whose clock is past the expiry of every open order and attempt. */
const later = (chosen: Act) => {
  const context = getContext(chosen)
  return { ...context, clock: { now: () => context.clock.now() + HALF_HOUR_LATER } }
}

async function send(person: Person, visitor: ApiClient, key: string, body: unknown): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
    ...(key ? { 'idempotency-key': key } : {}),
  }
  const { status, text } = await retry(async () => {
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const response = await visitor.fetch(`/api/Order/addorder/${person.userId}`, init)
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) as { code?: string } }
  })
  expect([200, 400, 409, 422, 429]).toContain(status)
  if (status !== 200) return ''
  const { id } = JSON.parse(text).data
  orders.set(id, person)
  if (key) {
    const name = `${person.userId} ${key}`
    expect(acknowledged.get(name) ?? text).toBe(text)
    acknowledged.set(name, text)
  }
  return text
}

async function placeSome({ a, b, c, twin: second }: Act): Promise<void> {
  const person = pick(people, a)
  if (!person) return
  const business = person.role === 'Customer'
  const lines = flowers
    .filter((_, at) => at === 2 || (b >> at) % 4 === 0)
    .map((flower) => ({ ...flower, quantity: 1 + (c % 3) }))
  await shop.db.deleteFrom('cart_line').where('user_id', '=', person.userId).execute()
  await fillCart(shop, person.userId, lines)
  const terms: PaymentTerms[] = business
    ? ['postponed', 'monthly', 'cash', 'online']
    : ['online', 'online', 'online', 'cash']
  const body = {
    ...retailOrder({
      paymentTerms: pick(terms, c) ?? 'online',
      deliverySlot: pick(['09:00-11:00', '11:00-13:00', '15:00-17:00'], b) ?? '',
      deliveryDate: pick(['2026-11-30', '2026-12-01', '2026-12-02'], a + c) ?? '',
    }),
    ...(business ? { branchId: person.branchId } : {}),
    ...(person.coupon && b % 3 === 0 ? { couponCode: person.coupon } : {}),
    ...(c % 4 === 0 ? { redeemPoints: 150 } : {}),
  }
  const key = b % 2 === 0 ? `key-${a}-${b}-${c}` : ''
  const visitor = person.visitors[second ? 1 : 0]
  // Half of the requests with a key are sent to both processes at once.
  const texts = await Promise.all([
    send(person, visitor, key, body),
    ...(key && c % 2 === 0 ? [send(person, person.visitors[second ? 0 : 1], key, body)] : []),
  ])
  const text = texts.find((found) => found !== '')
  if (key && text) sent.push({ person, key, body, text })
}

async function onOrder(chosen: Act, name: 'addPayment' | 'rejectOrder' | 'confirmOrder'): Promise<void> {
  const [orderId, person] = pick([...orders], chosen.b) ?? []
  if (!person || !orderId) return
  const { status } = await person.visitors[chosen.twin ? 1 : 0].call(name, {
    params: { userId: person.userId, orderId },
  })
  expect([200, 409, 429, 503]).toContain(status)
}

async function confirmSome({ b, twin: second }: Act): Promise<void> {
  const [trNumber, state] = pick([...gateway.transactions], b) ?? []
  if (!trNumber || !state) return
  ips += 1
  const visitor = (second ? twin : shop).visitor({ ip: `10.${ips >> 16}.${(ips >> 8) & 255}.${ips & 255}` })
  const attempt = await shop.db
    .selectFrom('payment_attempt')
    .select('order_id')
    .where('id', '=', state.attemptId)
    .executeTakeFirst()
  const params = { orderId: attempt?.order_id ?? '', trNumber }
  const { status } = await retry(() => visitor.call('confirmPayment', { params }))
  expect(status).toBe(200)
}

/** Pays or declines a link at the bank; a canceled link is paid only with `lateToo`. */
function decideAtBank({ b, c }: Act, lateToo = false): void {
  const open = [...gateway.transactions].filter(
    ([, state]) => state.status === 'pending' || (lateToo && state.status === 'canceled'),
  )
  const [trNumber] = pick(open, b) ?? []
  if (trNumber) gateway.update(trNumber, { status: c % 5 === 0 && !lateToo ? 'failed' : 'paid' })
}

async function perform(chosen: Act): Promise<void> {
  switch (chosen.kind) {
    case 'place':
      return placeSome(chosen)
    case 'retry': {
      const before = pick(sent, chosen.b)
      if (before)
        expect(await send(before.person, before.person.visitors[chosen.twin ? 1 : 0], before.key, before.body)).toBe(
          before.text,
        )
      return
    }
    case 'pay':
      return onOrder(chosen, 'addPayment')
    case 'reject':
      return onOrder(chosen, 'rejectOrder')
    case 'accept':
      return onOrder(chosen, 'confirmOrder')
    case 'bank':
      return decideAtBank(chosen)
    case 'late':
      return decideAtBank(chosen, true)
    case 'confirm':
      return confirmSome(chosen)
    case 'expire': {
      const [orderId] = pick([...orders], chosen.b) ?? []
      return orderId ? retry(() => jobHandlers['expire-order'](later(chosen), { orderId })) : undefined
    }
    case 'sweep':
      return retry(() => jobHandlers['sweep-payments'](later(chosen), {}))
  }
}

/** Runs the checks that the queue and the sweep would run within the next hour. */
async function checkAllPayments(): Promise<void> {
  for (const { id } of await shop.db
    .selectFrom('payment_attempt')
    .select('id')
    .where('state', '<>', 'captured')
    .execute()) {
    await retry(() => jobHandlers['check-payment'](shop.context, { attemptId: id }))
  }
  // A payment of a canceled link is found only when the buyer returns to the result page.
  for (let b = 0; b < gateway.transactions.size; b++) await confirmSome({ kind: 'confirm', twin: false, a: 0, b, c: 0 })
}

test('P4 P6–P13 I1–I36 given random orders, payments, cancellations and expiries on two processes, all invariants hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 150, maxLength: 150, size: 'max' }), async (acts) => {
      const lanes = Array.from({ length: LANES }, (_, lane) => acts.filter((_act, at) => at % LANES === lane))
      await Promise.all(
        lanes.map(async (lane) => {
          for (const chosen of lane) await perform(chosen)
        }),
      )
      await checkAllPayments()
      expect(await brokenInvariants(shop.db)).toEqual([])
      const captured = [...gateway.transactions.values()]
        .filter((state) => state.status === 'paid')
        .reduce((sum, state) => sum + state.amount, 0)
      const { rows } = await sql<{ booked: number; n: number }>`
        select coalesce((select sum(amount) from ledger_entry where account = 'gateway'), 0)::int8 as booked, (select count(*) from orders)::int as n
      `.execute(shop.db)
      expect(rows[0]).toEqual({ booked: captured, n: orders.size })
    }),
    { numRuns: 3, endOnFailure: true },
  )
  const kinds = await shop.db.selectFrom('order_event').select('to_state').distinct().execute()
  expect(kinds.map((row) => row.to_state).sort()).toEqual(['cancelled', 'placed', 'preparing'])
})

test('I7 the ledger cannot be changed', async () => {
  for (const statement of [
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'delete from ledger_transaction',
    'truncate ledger_entry',
  ]) {
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only')
  }
})
