import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { retailOrder } from '../make-order.ts'
import { type Expectation, pickOrder } from './pick-order.ts'
import type { Random } from './random.ts'
import {
  type Buyer,
  countResult,
  newAddress,
  type PlacementAttempt,
  type Simulation,
  sendRequest,
} from './simulation.ts'

export type Action = (simulation: Simulation, random: Random) => Promise<unknown>

const self = ({ userId }: Buyer) => ({ params: { userId } })

/** Fills the cart and places it with a new key; sometimes sends the same request twice at once. */
export const place: Action = async (simulation, random) => {
  const buyer = random.pick(simulation.buyers)
  const flower = random.pick(simulation.flowers)
  if (!buyer || !flower) return
  const line = { variantId: flower.variantId, quntity: 1 + random.below(3) }
  await sendRequest(simulation, random, buyer, 'addToCart', { ...self(buyer), body: line })
  const terms = buyer.branchId === null ? ['online', 'online', 'cash'] : ['postponed', 'monthly', 'cash', 'online']
  const key = randomUUID()
  const body = {
    ...retailOrder({
      deliveryDate: random.pick(simulation.days) ?? '',
      deliverySlot: random.pick(simulation.slots) ?? '',
    }),
    paymentTerms: random.pick(terms),
    cardMessage: key,
    ...(buyer.branchId === null ? {} : { branchId: buyer.branchId }),
    ...(random.oneIn(3) ? { redeemPoints: 100 } : {}),
    ...(buyer.code && random.oneIn(3) ? { couponCode: buyer.code } : {}),
  }
  const send = () => sendPlaceOrder(simulation, random, { buyer, key, body })
  const answers = await Promise.all(random.oneIn(4) ? [send(), send()] : [send()])
  const successful = answers.filter(({ status }) => status === 200)
  for (const answer of successful)
    expect(answer.body, `seed ${simulation.seed}: I1 one key, one order`).toEqual(successful[0]?.body)
  const [answer] = successful
  if (!answer) return
  simulation.orders.set(answer.body.data.id, buyer)
  simulation.placed.push({ buyer, key, body, answer })
}

const sendPlaceOrder = (
  simulation: Simulation,
  random: Random,
  { buyer, key, body }: Omit<PlacementAttempt, 'answer'>,
  additionalStatuses: number[] = [],
) => {
  const headers = { 'idempotency-key': key }
  return sendRequest(
    simulation,
    random,
    buyer,
    'placeOrder',
    { params: { id: buyer.userId }, body, headers },
    additionalStatuses,
  )
}

/** Repeats an acknowledged key at any process; with another body it is an error. */
export const replay: Action = async (simulation, random) => {
  const placing = random.pick(simulation.placed)
  if (!placing) return
  if (random.oneIn(4)) {
    const body = { ...placing.body, cardMessage: 'Another' }
    const answer = await sendPlaceOrder(simulation, random, { ...placing, body }, [422])
    expect(answer.status, `seed ${simulation.seed}: I2`).toBe(422)
    return
  }
  const again = await sendPlaceOrder(simulation, random, placing)
  expect(JSON.stringify(again.body), `seed ${simulation.seed}: I2`).toBe(JSON.stringify(placing.answer.body))
}

/** Requests of a buyer for one of their orders. */
const forOwnOrder =
  (name: 'confirmOrder' | 'rejectOrder' | 'payWithCredit', expectation: Expectation, withKey = false): Action =>
  async (simulation, random) => {
    const { buyer, orderId } = (await pickOrder(simulation, random, expectation)) ?? {}
    if (!buyer || !orderId) return
    const headers: Record<string, string> = withKey ? { 'idempotency-key': randomUUID() } : {}
    const input = { params: { userId: buyer.userId, orderId }, headers }
    await sendRequest(simulation, random, buyer, name, input)
  }

export const accept = forOwnOrder('confirmOrder', 'proposed')
export const reject = forOwnOrder('rejectOrder', 'placed')
export const useCredit = forOwnOrder('payWithCredit', 'owing', true)

export const decide: Action = async (simulation, random) => {
  const { orderId } = (await pickOrder(simulation, random, 'waiting')) ?? {}
  if (!orderId) return
  const body = random.oneIn(3) ? { approve: false, reason: 'Above the budget' } : { approve: true }
  const input = { params: { userId: simulation.owner.userId, orderId }, body }
  await sendRequest(simulation, random, simulation.owner, 'decideApproval', input)
}

export const choose: Action = async (simulation, random) => {
  const { buyer, orderId } = (await pickOrder(simulation, random, 'failed')) ?? {}
  if (!buyer || !orderId) return
  const choice = random.oneIn(3) ? 'credit' : 'nextWindow'
  await sendRequest(simulation, random, buyer, 'resolveFailedDelivery', {
    params: { userId: buyer.userId, orderId },
    body: { choice },
  })
}

const transactionNumber = (link: unknown): string => String(link).split('/').at(-1) ?? ''

export const link: Action = async (simulation, random) => {
  const { buyer, orderId } = (await pickOrder(simulation, random, 'owing')) ?? {}
  if (!buyer || !orderId) return
  const { status, body } = await sendRequest(simulation, random, buyer, 'addPayment', {
    params: { userId: buyer.userId, orderId },
  })
  if (status === 200) simulation.links.push({ trNumber: transactionNumber(body.link), orderId })
}

/** Creates one payment link for all or some orders of a buyer. */
export const linkMany: Action = async (simulation, random) => {
  const buyer = random.pick(simulation.buyers.filter(({ role }) => role !== 'BranchManager'))
  if (!buyer) return
  const ownOrderIds = [...simulation.orders].filter(([, owner]) => owner.userId === buyer.userId).map(([id]) => id)
  const orderIds = ownOrderIds.filter(() => random.oneIn(3)).slice(0, 5)
  const body = orderIds.length === 0 ? { all: true } : { orderIds }
  const answer = await sendRequest(simulation, random, buyer, 'payOrders', { ...self(buyer), body })
  const trNumber = transactionNumber(answer.body.link)
  if (answer.status !== 200) return
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from payment_attempt where tr_number = ${trNumber}
  `.execute(simulation.shop.db)
  simulation.links.push({ trNumber, orderId: rows[0]?.orderId ?? '' })
}

/** Chooses an outcome on the sandbox payment page. */
export const bank: Action = async (simulation, random) => {
  const paymentLink = random.pick(simulation.links)
  const outcome = random.pick(['success', 'success', 'success', 'duplicate', 'duplicate', 'slow', 'decline', 'cancel'])
  if (paymentLink && outcome) await chooseOutcome(simulation, random, paymentLink, outcome)
}

async function chooseOutcome(
  simulation: Simulation,
  random: Random,
  { trNumber }: Simulation['links'][number],
  outcome: string,
): Promise<void> {
  const process = random.pick(simulation.processes.filter((one) => one.isUp()))
  if (!process) return
  const init = { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' } as const
  const answer = await fetch(`${process.url}/sandbox-gateway/pay/${trNumber}`, init).catch(() => null)
  if (!answer) {
    simulation.lost += 1
    return
  }
  countResult(simulation, `bank ${answer.status}`)
  // 503: the sandbox gateway temporarily lost its database.
  expect([303, 503], `seed ${simulation.seed}: the bank's page`).toContain(answer.status)
}

/** Places orders until one has a payment link, and pays it: random actions alone may pay nothing in a short or slow run. */
export const payOne: Action = async (simulation, random) => {
  while (simulation.links.length === 0) {
    await place(simulation, random)
    await link(simulation, random)
  }
  const [paymentLink] = simulation.links
  if (paymentLink) await chooseOutcome(simulation, random, paymentLink, 'success')
}

/** Returns from the payment page, from a new IP address. */
export const confirm: Action = async (simulation, random) => {
  const paymentLink = random.pick(simulation.links)
  if (!paymentLink) return
  await confirmLink(simulation, random, paymentLink)
}

export async function confirmLink(
  simulation: Simulation,
  random: Random,
  { trNumber, orderId }: Simulation['links'][number],
) {
  const client = anonymousClient(simulation)
  return sendRequest(simulation, random, client, 'confirmPayment', { params: { orderId, trNumber } })
}

const anonymousClient = ({ processes, shop }: Simulation) => ({
  at: processes.map((process) => createApiClient(process.target, shop.context, { ip: newAddress() })),
})

/** Confirms the delivery by the mailed link or signed in. */
export const receive: Action = async (simulation, random) => {
  const { buyer, orderId } = (await pickOrder(simulation, random, 'came')) ?? {}
  if (!buyer || !orderId) return
  const ownOrderIds = { userId: buyer.userId, orderId, email: buyer.email }
  const mailed = random.oneIn(2) ? null : await mailedLink(simulation, orderId)
  if (!mailed) return sendRequest(simulation, random, buyer, 'confirmDelivery', { query: ownOrderIds })
  return sendRequest(simulation, random, anonymousClient(simulation), 'confirmDelivery', { query: mailed })
}

async function mailedLink({ shop }: Simulation, orderId: string) {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mailbox_message where body_text like ${`%/confirm-receive-order?%${orderId}%`} limit 1
  `.execute(shop.db)
  const address = rows[0]?.body_text.split(/\s+/).find((word) => word.includes('/confirm-receive-order?'))
  if (!address) return null
  const { email, userid: userId, token } = Object.fromEntries(new URL(address).searchParams)
  return { orderId, email, userId, token }
}
