import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { retailOrder } from '../make-order.ts'
import { type Hope, pickOrder } from './pick-order.ts'
import type { Random } from './random.ts'
import { ask, type Buyer, newAddress, note, type Placing, type Simulation } from './simulation.ts'

export type Act = (life: Simulation, chance: Random) => Promise<unknown>

const self = ({ userId }: Buyer) => ({ params: { userId } })

/** Fills the cart and places it, under a key of its own; sometimes both processes are asked the same at once. */
export const place: Act = async (life, chance) => {
  const buyer = chance.pick(life.buyers)
  const flower = chance.pick(life.flowers)
  if (!buyer || !flower) return
  const line = { variantId: flower.variantId, quntity: 1 + chance.below(3) }
  await ask(life, chance, buyer, 'addToCart', { ...self(buyer), body: line })
  const terms = buyer.branchId === null ? ['online', 'online', 'cash'] : ['postponed', 'monthly', 'cash', 'online']
  const key = randomUUID()
  const body = {
    ...retailOrder({ deliveryDate: chance.pick(life.days) ?? '', deliverySlot: chance.pick(life.slots) ?? '' }),
    paymentTerms: chance.pick(terms),
    cardMessage: key,
    ...(buyer.branchId === null ? {} : { branchId: buyer.branchId }),
    ...(chance.once(3) ? { redeemPoints: 100 } : {}),
    ...(buyer.code && chance.once(3) ? { couponCode: buyer.code } : {}),
  }
  const once = () => askToPlace(life, chance, { buyer, key, body })
  const answers = await Promise.all(chance.once(4) ? [once(), once()] : [once()])
  const done = answers.filter(({ status }) => status === 200)
  for (const answer of done) expect(answer.body, `seed ${life.seed}: I1 one key, one order`).toEqual(done[0]?.body)
  const [answer] = done
  if (!answer) return
  life.orders.set(answer.body.data.id, buyer)
  life.placed.push({ buyer, key, body, answer })
}

const askToPlace = (
  life: Simulation,
  chance: Random,
  { buyer, key, body }: Omit<Placing, 'answer'>,
  also: number[] = [],
) => {
  const headers = { 'idempotency-key': key }
  return ask(life, chance, buyer, 'placeOrder', { params: { id: buyer.userId }, body, headers }, also)
}

/** A key that was answered answers the same for ever, at every process; with another body it does nothing. */
export const replay: Act = async (life, chance) => {
  const placing = chance.pick(life.placed)
  if (!placing) return
  if (chance.once(4)) {
    const body = { ...placing.body, cardMessage: 'Another' }
    const answer = await askToPlace(life, chance, { ...placing, body }, [422])
    expect(answer.status, `seed ${life.seed}: I2`).toBe(422)
    return
  }
  const again = await askToPlace(life, chance, placing)
  expect(JSON.stringify(again.body), `seed ${life.seed}: I2`).toBe(JSON.stringify(placing.answer.body))
}

/** The buyer's own calls on one of their orders. */
const ofOwn =
  (name: 'confirmOrder' | 'rejectOrder' | 'payWithCredit', hope: Hope, keyed = false): Act =>
  async (life, chance) => {
    const { buyer, orderId } = (await pickOrder(life, chance, hope)) ?? {}
    if (!buyer || !orderId) return
    const headers: Record<string, string> = keyed ? { 'idempotency-key': randomUUID() } : {}
    const input = { params: { userId: buyer.userId, orderId }, headers }
    await ask(life, chance, buyer, name, input)
  }

export const accept = ofOwn('confirmOrder', 'proposed')
export const reject = ofOwn('rejectOrder', 'placed')
export const useCredit = ofOwn('payWithCredit', 'owing', true)

export const decide: Act = async (life, chance) => {
  const { orderId } = (await pickOrder(life, chance, 'waiting')) ?? {}
  if (!orderId) return
  const input = { params: { userId: life.owner.userId, orderId }, body: { approve: !chance.once(3) } }
  await ask(life, chance, life.owner, 'decideApproval', input)
}

export const choose: Act = async (life, chance) => {
  const { buyer, orderId } = (await pickOrder(life, chance, 'failed')) ?? {}
  if (!buyer || !orderId) return
  const choice = chance.once(3) ? 'credit' : 'nextWindow'
  await ask(life, chance, buyer, 'resolveFailedDelivery', {
    params: { userId: buyer.userId, orderId },
    body: { choice },
  })
}

const numberIn = (link: unknown): string => String(link).split('/').at(-1) ?? ''

export const link: Act = async (life, chance) => {
  const { buyer, orderId } = (await pickOrder(life, chance, 'owing')) ?? {}
  if (!buyer || !orderId) return
  const { status, body } = await ask(life, chance, buyer, 'addPayment', { params: { userId: buyer.userId, orderId } })
  if (status === 200) life.links.push({ trNumber: numberIn(body.link), orderId })
}

/** One link for all that somebody owes, or for some of their orders. */
export const linkMany: Act = async (life, chance) => {
  const buyer = chance.pick(life.buyers.filter(({ role }) => role !== 'BranchManager'))
  if (!buyer) return
  const own = [...life.orders].filter(([, owner]) => owner.userId === buyer.userId).map(([id]) => id)
  const orderIds = own.filter(() => chance.once(3)).slice(0, 5)
  const body = orderIds.length === 0 ? { all: true } : { orderIds }
  const answer = await ask(life, chance, buyer, 'payOrders', { ...self(buyer), body })
  const trNumber = numberIn(answer.body.link)
  if (answer.status !== 200) return
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from payment_attempt where tr_number = ${trNumber}
  `.execute(life.shop.db)
  life.links.push({ trNumber, orderId: rows[0]?.orderId ?? '' })
}

/** What the buyer presses on the bank's page. */
export const bank: Act = async (life, chance) => {
  const held = chance.pick(life.links)
  const outcome = chance.pick(['success', 'success', 'success', 'duplicate', 'duplicate', 'slow', 'decline', 'cancel'])
  const process = chance.pick(life.processes.filter((one) => one.isUp()))
  if (!held || !outcome || !process) return
  const init = { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' } as const
  const answer = await fetch(`${process.url}/sandbox-gateway/pay/${held.trNumber}`, init).catch(() => null)
  if (!answer) {
    life.lost += 1
    return
  }
  note(life, `bank ${answer.status}`)
  // 503 is a bank that has lost its database for a moment: the buyer presses again another time.
  expect([303, 503], `seed ${life.seed}: the bank's page`).toContain(answer.status)
}

/** The buyer's browser comes back, from a machine of its own. */
export const confirm: Act = async (life, chance) => {
  const held = chance.pick(life.links)
  if (!held) return
  await confirmLink(life, chance, held)
}

export async function confirmLink(
  life: Simulation,
  chance: Random,
  { trNumber, orderId }: Simulation['links'][number],
) {
  const somebody = anybody(life)
  return ask(life, chance, somebody, 'confirmPayment', { params: { orderId, trNumber } })
}

const anybody = ({ processes, shop }: Simulation) => ({
  at: processes.map((process) => createApiClient(process.asked, shop.context, { ip: newAddress() })),
})

/** Receipt, by the link of the mail in the mailbox or signed in. */
export const receive: Act = async (life, chance) => {
  const { buyer, orderId } = (await pickOrder(life, chance, 'came')) ?? {}
  if (!buyer || !orderId) return
  const own = { userId: buyer.userId, orderId, email: buyer.email }
  const mailed = chance.once(2) ? null : await mailedLink(life, orderId)
  if (!mailed) return ask(life, chance, buyer, 'confirmDelivery', { query: own })
  return ask(life, chance, anybody(life), 'confirmDelivery', { query: mailed })
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
