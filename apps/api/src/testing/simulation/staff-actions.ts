import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { makePhoto, toFormData } from '../make-picture.ts'
import type { Action } from './buyer-actions.ts'
import { type Expectation, pickOrder } from './pick-order.ts'
import type { Random } from './random.ts'
import { type Simulation, sendRequest } from './simulation.ts'

type RouteOf = Parameters<typeof sendRequest>[3]
type InputOf = Parameters<typeof sendRequest>[4]

/** Calls that delivery staff may not make (AGREE-15). */
const ADMIN_CALLS: ReadonlySet<RouteOf> = new Set(['cancelOrder', 'creditOrder'])

/** Sends a request of a random staff member, half of them with an idempotency key. */
async function byStaff(simulation: Simulation, random: Random, name: RouteOf, input: InputOf) {
  const person = random.pick(ADMIN_CALLS.has(name) ? simulation.admins : simulation.staff)
  if (!person) return
  const headers: Record<string, string> = random.oneIn(2) ? { 'idempotency-key': randomUUID() } : {}
  const params = { userId: person.userId, ...input.params }
  return sendRequest(simulation, random, person, name, { headers, ...input, params })
}

const forOrder =
  (
    name: RouteOf,
    expectation: Expectation,
    input: (orderId: string, simulation: Simulation, random: Random) => InputOf | Promise<InputOf>,
  ): Action =>
  async (simulation, random) => {
    const { orderId } = (await pickOrder(simulation, random, expectation)) ?? {}
    if (orderId) await byStaff(simulation, random, name, await input(orderId, simulation, random))
  }

export const start = forOrder('updateOrderStage', 'atHome', (orderId) => ({ query: { orderId, orderStage: 5 } }))
export const complete = forOrder('updateOrderStage', 'underWay', (orderId) => ({
  query: { orderId, orderStage: 6, early: true },
}))
export const fail = forOrder('failDelivery', 'underWay', (orderId, _simulation, random) => ({
  body: { orderId, reason: random.pick(['recipientAbsent', 'damaged']) },
}))
export const plan = forOrder('planOrder', 'atHome', (orderId, simulation, random) => ({
  body: { orderId, plannedDate: random.pick(simulation.days), plannedSlot: '10:00-11:00' },
}))
export const cancel = forOrder('cancelOrder', 'atHome', (orderId, _simulation, random) => ({
  params: { orderId },
  body: { reason: 'No flowers today', refundTo: refund(random) },
}))
export const credit = forOrder('creditOrder', 'came', (orderId, _simulation, random) => ({
  params: { orderId },
  body: { amount: random.oneIn(5) ? 500 : 1 + random.below(4_000) / 100, reason: 'Sorry', refundTo: refund(random) },
}))
export const schedule = forOrder('addPostponedPayment', 'owing', (orderId, simulation, random) => ({
  body: { orderId, userId: simulation.orders.get(orderId)?.userId, postPondOrMonthly: random.below(2) },
}))
export const invoice = forOrder('createInvoice', 'came', (orderId, simulation) => {
  const buyer = simulation.orders.get(orderId)
  return { body: { orderId, clientId: buyer?.clientId ?? 0 } }
})
export const mailLink = forOrder('sendConfirmDelivery', 'came', (orderId, simulation) => ({
  query: { orderId, userId: simulation.orders.get(orderId)?.userId },
}))
export const part = forOrder('addPaymentPartly', 'owing', async (orderId, simulation, random) => {
  const owed = await fetchOutstanding(simulation, orderId)
  const amount = Math.max(1, Math.floor((owed * (1 + random.below(110))) / 100)) / 100
  return { body: { orderId, amount, payPartOrall: 0, method: random.pick(['cash', 'card', 'transfer']) } }
})
export const whole = forOrder('addPaymentPartly', 'owing', async (orderId, simulation) => ({
  body: { orderId, amount: (await fetchOutstanding(simulation, orderId)) / 100 || 1, payPartOrall: 1 },
}))

const refund = (random: Random) => random.pick(['credit', 'credit', 'cash', 'transfer'])

const photo = makePhoto(60, 40)
export const proof: Action = async (simulation, random) => {
  const { orderId } = (await pickOrder(simulation, random, 'came')) ?? {}
  if (!orderId) return
  const body = toFormData({
    recipientName: 'The guard',
    early: 'true',
    photo: { bytes: await photo, type: 'image/jpeg' },
  })
  await byStaff(simulation, random, 'addProof', { params: { orderId }, body })
}

/** Both dispatchers change the same orders in bulk at the same time. */
export const bulk: Action = async (simulation, random) => {
  const assign = random.oneIn(2)
  const orderStage = random.oneIn(3) ? 6 : 5
  const orders = await Promise.all(
    [1, 2, 3].map(() => pickOrder(simulation, random, orderStage === 5 ? 'atHome' : 'underWay')),
  )
  const orderIds = [...new Set(orders.flatMap((one) => (one ? [one.orderId] : [])))]
  if (orderIds.length === 0) return
  await Promise.all(
    simulation.drivers.map((driver) =>
      assign
        ? sendRequest(simulation, random, driver, 'assignOrders', { body: { orderIds, employeeId: driver.userId } })
        : sendRequest(simulation, random, driver, 'updateManyStages', { body: { orderIds, orderStage, early: true } }),
    ),
  )
}

export const resolveDebt: Action = async (simulation, random) => {
  const { rows } = await sql<{ id: number; remaining: number; clientId: number; userId: string }>`
    select d.id, d.remaining, coalesce(o.client_id, 0) as "clientId", o.user_id as "userId"
    from debt_balance d join orders o on o.id = d.order_id where d.remaining > 0 order by d.id
  `.execute(simulation.shop.db)
  const debt = random.pick(rows)
  if (!debt) return
  const partialAmount = Math.max(1, Math.floor((debt.remaining * (1 + random.below(110))) / 100))
  const amount = (random.oneIn(3) ? debt.remaining : partialAmount) / 100
  await byStaff(simulation, random, 'resolveDebt', {
    body: { id: debt.id, amount, clientId: debt.clientId, userId: debt.userId },
  })
}

/** Reads of lists during the simulation. */
export const look: Action = async (simulation, random) => {
  const driver = random.pick(simulation.drivers)
  const buyer = random.pick(simulation.buyers)
  if (!driver || !buyer) return
  const { userId, clientId } = buyer
  await Promise.all([
    sendRequest(simulation, random, driver, 'getBoardOrders', {
      params: { userId: driver.userId },
      query: { stage: '2' },
    }),
    sendRequest(simulation, random, buyer, 'getOrders', { params: { userId, clientId } }),
  ])
}

async function fetchOutstanding({ shop }: Simulation, orderId: string): Promise<number> {
  const { rows } = await sql<{ outstanding: number }>`
    select outstanding from order_money where order_id = ${orderId}
  `.execute(shop.db)
  return rows[0]?.outstanding ?? 0
}
