import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { createReceiptToken } from '../../signing-keys.ts'
import { type ApiClient, createApiClient } from '../../testing/api-client.ts'
import { type FakeGateway, fakeGateway } from '../../testing/fake-gateway.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { makeUnderWay } from '../../testing/make-delivery.ts'
import { toFormData } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { retry } from '../../testing/retry.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const KINDS = [
  ...(['fail', 'fail', 'nextWindow', 'nextWindow', 'depart', 'prove', 'credit', 'receive'] as const),
  ...(['deliver', 'pay', 'complete'] as const),
] as const
/** One action on an order at one of the two processes; `order` and `how` select its details. */
const act = fc.record({ kind: fc.constantFrom(...KINDS), twin: fc.boolean(), order: fc.nat(999), how: fc.nat(999) })
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
type TestDelivery = { id: string; buyer: TestUser; visitors: [ApiClient, ApiClient] }

const LANES = 10
const DAY = 86_400_000
let shop: TestShop
let twin: TestShop
let gateway: FakeGateway
let drivers: ApiClient[]
let ips = 0

const onTwin = (token: string | undefined): ApiClient =>
  Object.assign(createApiClient(twin.app, twin.context, {}), { token })

beforeAll(async () => {
  gateway = fakeGateway()
  shop = await openTestShop({ gateway })
  twin = await shop.twin()
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  drivers = [driver.visitor, onTwin(driver.visitor.token)]
})
afterAll(() => shop.close())

async function makeSome(count: number): Promise<TestDelivery[]> {
  const created: TestDelivery[] = []
  for (let at = 0; at < count; at += 1) {
    const { buyer, order } = await makeUnderWay(shop)
    created.push({ id: order.id, buyer, visitors: [buyer.visitor, onTwin(buyer.visitor.token)] })
  }
  return created
}

async function perform({ kind, twin: second, order: at, how }: Act, orders: readonly TestDelivery[]): Promise<number> {
  const order = orders[at % orders.length]
  if (!order) return 200
  const side = second ? 1 : 0
  const here = second ? twin : shop
  const params = { userId: order.buyer.userId, orderId: order.id }
  const buyer = order.visitors[side]
  switch (kind) {
    case 'fail': {
      const reason = how % 2 ? 'recipientAbsent' : 'damaged'
      return (await drivers[side]?.call('failDelivery', { body: { orderId: order.id, reason } }))?.status ?? 0
    }
    case 'nextWindow':
    case 'credit':
      return (await buyer.call('resolveFailedDelivery', { params, body: { choice: kind } })).status
    case 'receive': {
      const link = { orderId: order.id, email: order.buyer.email, expiresAt: shop.clock.now() + DAY }
      const token = createReceiptToken(shop.context.config.SECRET, link)
      ips += 1
      const visitor = here.visitor({ ip: `10.2.${ips >> 8}.${ips & 255}` })
      return (await visitor.call('confirmDelivery', { query: { ...params, email: link.email, token } })).status
    }
    case 'deliver': {
      const query = { orderId: order.id, orderStage: 6, early: true }
      const { status } = (await drivers[side]?.call('updateOrderStage', { query })) ?? { status: 0 }
      // The buyer cancelled before the card was read.
      return status === 404 ? 409 : status
    }
    case 'depart': {
      const { status } = (await drivers[side]?.call('updateOrderStage', {
        query: { orderId: order.id, orderStage: 5 },
      })) ?? {
        status: 0,
      }
      return status === 404 ? 409 : status
    }
    case 'prove': {
      const body = toFormData({ recipientName: `Person ${how % 3}`, attempt: String(1 + (how % 2)), early: 'true' })
      const { status } = (await drivers[side]?.call('addProof', { params: { orderId: order.id }, body })) ?? {
        status: 0,
      }
      return status === 404 ? 409 : status
    }
    case 'pay': {
      const { status, body } = await buyer.call('addPayment', { params })
      const trNumber = String(body.link).split('/').at(-1) ?? ''
      gateway.update(trNumber, { status: 'paid' })
      if (gateway.transactions.has(trNumber)) await confirm(here, order.id, trNumber)
      return status
    }
    case 'complete': {
      const context = { ...here.context, clock: { now: () => here.context.clock.now() + 3 * DAY } }
      await retry(() => jobHandlers['complete-order'](context, { orderId: order.id }))
      return 200
    }
  }
}

async function confirm(here: TestShop, orderId: string, trNumber: string): Promise<void> {
  ips += 1
  const visitor = here.visitor({ ip: `10.3.${ips >> 8}.${ips & 255}` })
  await visitor.call('confirmPayment', { params: { orderId, trNumber } })
}

/** Proofs of attempts that did not complete their order (AGREE-07). */
const misplacedProofs = async () =>
  (
    await sql`
      select p.order_id from delivery_proof p join orders o on o.id = p.order_id
      where o.state not in ('delivered', 'completed')
        or p.attempt <> 1 + (select count(*) from delivery_failure f where f.order_id = o.id)
    `.execute(shop.db)
  ).rows

test('BIZ-02 BIZ-04 AGREE-07 I1–I36 given random failures, choices, receipts and payments on two processes, all invariants hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 120, maxLength: 120, size: 'max' }), async (acts) => {
      const orders = await makeSome(12)
      const lanes = Array.from({ length: LANES }, (_, lane) => acts.filter((_act, at) => at % LANES === lane))
      await Promise.all(
        lanes.map(async (lane) => {
          for (const chosen of lane) expect([200, 409, 503]).toContain(await perform(chosen, orders))
        }),
      )
      for (const { attemptId, status } of gateway.transactions.values()) {
        if (status === 'paid') await retry(() => jobHandlers['check-payment'](shop.context, { attemptId }))
      }
      expect(await brokenInvariants(shop.db)).toEqual([])
      expect(await misplacedProofs()).toEqual([])
    }),
    { numRuns: 3, endOnFailure: true },
  )
  const states = await shop.db.selectFrom('order_event').select('to_state').distinct().execute()
  expect(states.map((row) => row.to_state).sort()).toEqual([
    'cancelled',
    'completed',
    'delivered',
    'outForDelivery',
    'placed',
    'preparing',
  ])
})
