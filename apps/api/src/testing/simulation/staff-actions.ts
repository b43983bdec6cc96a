import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { formOf, makePhoto } from '../make-picture.ts'
import type { Act } from './buyer-actions.ts'
import { type Hope, pickOrder } from './pick-order.ts'
import type { Random } from './random.ts'
import { ask, type Simulation } from './simulation.ts'

type RouteOf = Parameters<typeof ask>[3]
type InputOf = Parameters<typeof ask>[4]

/** A call of any of the staff, with a key as often as not. */
async function byStaff(life: Simulation, chance: Random, name: RouteOf, input: InputOf) {
  const person = chance.pick(life.staff)
  if (!person) return
  const headers: Record<string, string> = chance.once(2) ? { 'idempotency-key': randomUUID() } : {}
  const params = { userId: person.userId, ...input.params }
  return ask(life, chance, person, name, { headers, ...input, params })
}

const onOrder =
  (
    name: RouteOf,
    hope: Hope,
    input: (orderId: string, life: Simulation, chance: Random) => InputOf | Promise<InputOf>,
  ): Act =>
  async (life, chance) => {
    const { orderId } = (await pickOrder(life, chance, hope)) ?? {}
    if (orderId) await byStaff(life, chance, name, await input(orderId, life, chance))
  }

export const start = onOrder('updateOrderStage', 'atHome', (orderId) => ({ query: { orderId, orderStage: 5 } }))
export const complete = onOrder('updateOrderStage', 'underWay', (orderId) => ({ query: { orderId, orderStage: 6 } }))
export const fail = onOrder('failDelivery', 'underWay', (orderId, _life, chance) => ({
  body: { orderId, reason: chance.pick(['recipientAbsent', 'damaged']) },
}))
export const plan = onOrder('planOrder', 'atHome', (orderId, life, chance) => ({
  body: { orderId, plannedDate: chance.pick(life.days), plannedSlot: '10:00-11:00' },
}))
export const cancel = onOrder('cancelOrder', 'atHome', (orderId, _life, chance) => ({
  params: { orderId },
  body: { reason: 'No flowers today', refundTo: refund(chance) },
}))
export const credit = onOrder('creditOrder', 'came', (orderId, _life, chance) => ({
  params: { orderId },
  body: { amount: chance.once(5) ? 500 : 1 + chance.below(4_000) / 100, reason: 'Sorry', refundTo: refund(chance) },
}))
export const schedule = onOrder('addPostponedPayment', 'owing', (orderId, life, chance) => ({
  body: { orderId, userId: life.orders.get(orderId)?.userId, postPondOrMonthly: chance.below(2) },
}))
export const invoice = onOrder('createInvoice', 'came', (orderId, life) => {
  const buyer = life.orders.get(orderId)
  return { body: { orderId, clientId: buyer?.clientId ?? 0 } }
})
export const mailLink = onOrder('sendConfirmDelivery', 'came', (orderId, life) => ({
  query: { orderId, userId: life.orders.get(orderId)?.userId },
}))
export const part = onOrder('addPaymentPartly', 'owing', async (orderId, life, chance) => {
  const owed = await outstandingOf(life, orderId)
  const amount = Math.max(1, Math.floor((owed * (1 + chance.below(110))) / 100)) / 100
  return { body: { orderId, amount, payPartOrall: 0, method: chance.pick(['cash', 'card', 'transfer']) } }
})
export const whole = onOrder('addPaymentPartly', 'owing', async (orderId, life) => ({
  body: { orderId, amount: (await outstandingOf(life, orderId)) / 100 || 1, payPartOrall: 1 },
}))

const refund = (chance: Random) => chance.pick(['credit', 'credit', 'cash', 'transfer'])

const photo = makePhoto(60, 40)
export const proof: Act = async (life, chance) => {
  const { orderId } = (await pickOrder(life, chance, 'came')) ?? {}
  if (!orderId) return
  const body = formOf({ recipientName: 'The guard', photo: { bytes: await photo, type: 'image/jpeg' } })
  await byStaff(life, chance, 'addProof', { params: { orderId }, body })
}

/** Both dispatchers take the same orders to hand at the same moment, in bulk. */
export const bulk: Act = async (life, chance) => {
  const assign = chance.once(2)
  const orderStage = chance.once(3) ? 6 : 5
  const found = await Promise.all(
    [1, 2, 3].map(() => pickOrder(life, chance, orderStage === 5 ? 'atHome' : 'underWay')),
  )
  const orderIds = [...new Set(found.flatMap((one) => (one ? [one.orderId] : [])))]
  if (orderIds.length === 0) return
  await Promise.all(
    life.drivers.map((driver) =>
      assign
        ? ask(life, chance, driver, 'assignOrders', { body: { orderIds, employeeId: driver.userId } })
        : ask(life, chance, driver, 'updateManyStages', { body: { orderIds, orderStage } }),
    ),
  )
}

export const resolveDebt: Act = async (life, chance) => {
  const { rows } = await sql<{ id: number; remaining: number; clientId: number; userId: string }>`
    select d.id, d.remaining, coalesce(o.client_id, 0) as "clientId", o.user_id as "userId"
    from debt_standing d join orders o on o.id = d.order_id where d.remaining > 0 order by d.id
  `.execute(life.shop.db)
  const debt = chance.pick(rows)
  if (!debt) return
  const some = Math.max(1, Math.floor((debt.remaining * (1 + chance.below(110))) / 100))
  const amount = (chance.once(3) ? debt.remaining : some) / 100
  await byStaff(life, chance, 'resolveDebt', {
    body: { id: debt.id, amount, clientId: debt.clientId, userId: debt.userId },
  })
}

/** Pages that people look at while all of this goes on. */
export const look: Act = async (life, chance) => {
  const driver = chance.pick(life.drivers)
  const buyer = chance.pick(life.buyers)
  if (!driver || !buyer) return
  const { userId, clientId } = buyer
  await Promise.all([
    ask(life, chance, driver, 'getBoardOrders', { params: { userId: driver.userId }, query: { stage: '2' } }),
    ask(life, chance, buyer, 'getOrders', { params: { userId, clientId } }),
  ])
}

async function outstandingOf({ shop }: Simulation, orderId: string): Promise<number> {
  const { rows } = await sql<{ outstanding: number }>`
    select outstanding from order_money where order_id = ${orderId}
  `.execute(shop.db)
  return rows[0]?.outstanding ?? 0
}
