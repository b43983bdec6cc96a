import { randomBytes } from 'node:crypto'
import type { Language } from '@warda/domain/language'
import { type Refusal, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { noteSubject } from '../../db/note.ts'
import type { Once, Ticket } from '../../db/once.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { type OrderRequest, type OrderView, type PhoneCall, placeOrder } from '../orders/index.ts'
import { hashPassword } from '../sessions/index.ts'
import { findBuyer } from './buyer-queries.ts'
import { findOrMakeCustomer } from './find-or-make-customer.ts'
import { isTooMany, mergeLines } from './merge-lines.ts'
import { actorOf, NEWCOMER } from './phone-buyer.ts'

export type PhoneOrder = {
  userId?: string | undefined
  customer?: { fullName: string; phoneNumber: string; email?: string | undefined } | undefined
  lines: readonly { variantId: number; quantity: number }[]
  request: OrderRequest
  /** What the customer was told that it costs, halalas; at another price it is not placed. */
  toldTotal?: number | undefined
}

type Asked = {
  actor: Actor
  order: PhoneOrder
  /** The caller's; a new customer is written to in it. */
  language: Language
  requestId: string
  ticket: Ticket | null
}

/**
 * Takes an order on the telephone for somebody known (`userId`) or somebody new, by the same rules as any order: their prices, stock, window,
 * terms, credit, code and points; no cart is touched. Terms on credit are accepted on the telephone. A new customer is made with the order or
 * not at all. `customer.unclear` when both or neither are given, `not_found` for somebody who does not buy, `order.price_changed` when it does
 * not cost what the customer was told (`quotePhoneOrder`).
 */
export async function placePhoneOrder<A>(
  world: World,
  asked: Asked,
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<Once<A>>> {
  const { order, requestId, ticket } = asked
  if ((order.userId === undefined) === (order.customer === undefined))
    return refuse('customer.unclear', undefined, 'customer')
  const lines = mergeLines(order.lines)
  if (lines.some(isTooMany)) return refuse('invalid', undefined, 'lines')
  const { userId, role } = asked.actor
  const call: PhoneCall = { takenBy: { userId, role }, lines, toldTotal: order.toldTotal }
  const placing = { requestId, ticket, request: order.request }
  const noted = (view: OrderView, nowMs: number): A => {
    noteSubject(`order:${view.id}`)
    return answer(view, nowMs)
  }
  if (order.userId !== undefined) {
    const buyer = await findBuyer(world.db, order.userId)
    if (!buyer) return refuse('not_found', undefined, 'userId')
    return placeOrder(world, { ...placing, actor: actorOf(buyer), language: buyer.language, call }, noted)
  }
  const buyer = await buyerOf(world, asked)
  return placeOrder(world, { ...placing, actor: NEWCOMER, language: asked.language, call: { ...call, buyer } }, noted)
}

/** Finds or makes the caller when the order's transaction is there; the slow work is done before. */
async function buyerOf(world: World, { order, language }: Asked) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const { fullName = '', phoneNumber = '', email } = order.customer ?? {}
  const at = new Date(world.clock.now())
  return async (trx: Transaction): Promise<Result<Actor, 'email.taken'>> => {
    const made = await findOrMakeCustomer(trx, { fullName, phoneNumber, email, language, passwordHash, at })
    return made.ok ? { ok: true, value: actorOf(made.value) } : (made as Refusal<'email.taken'>)
  }
}
