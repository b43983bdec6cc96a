import { randomBytes } from 'node:crypto'
import type { Language } from '@warda/domain/language'
import { type DomainError, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import type { IdempotencyKey, IdempotentResult } from '../../db/idempotency.ts'
import type { Actor } from '../../http/handler.ts'
import { isTooMany, mergeLines } from '../admin-orders/index.ts'
import { type OrderRequest, type OrderView, type PhoneCall, placeOrder } from '../orders/index.ts'
import { hashPassword } from '../sessions/index.ts'
import { findOrCreateCustomer } from './find-or-create-customer.ts'
import { actorOf, NEW_CALLER } from './phone-buyer.ts'
import { findBuyer } from './queries.ts'

export type PhoneOrder = {
  userId?: string | undefined
  customer?: { fullName: string; phoneNumber: string; email?: string | undefined } | undefined
  lines: readonly { variantId: number; quantity: number }[]
  request: OrderRequest
  /** What the customer was told that it costs, halalas; at another price it is not placed. */
  expectedTotal?: number | undefined
}

type Asked = {
  actor: Actor
  order: PhoneOrder
  /** The caller's; a new customer is written to in it. */
  language: Language
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Takes an order on the telephone for somebody known (`userId`) or somebody new, by the same rules as any order: their prices, stock, window,
 * terms, credit, code and points; no cart is touched. Terms on credit are accepted on the telephone. A new customer is made with the order or
 * not at all. `customer.unclear` when both or neither are given, `not_found` for somebody who does not buy, `order.price_changed` when it does
 * not cost what the customer was told (`quotePhoneOrder`).
 */
export async function placePhoneOrder<A>(
  context: AppContext,
  asked: Asked,
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<IdempotentResult<A>>> {
  const { order, requestId, idempotencyKey } = asked
  if ((order.userId === undefined) === (order.customer === undefined))
    return refuse('customer.unclear', undefined, 'customer')
  const lines = mergeLines(order.lines)
  if (lines.some(isTooMany)) return refuse('invalid', undefined, 'lines')
  const { userId, role } = asked.actor
  const call: PhoneCall = { takenBy: { userId, role }, lines, expectedTotal: order.expectedTotal }
  const placing = { requestId, idempotencyKey, request: order.request }
  const noted = (view: OrderView, nowMs: number): A => {
    setAuditSubject(`order:${view.id}`)
    return answer(view, nowMs)
  }
  if (order.userId !== undefined) {
    const buyer = await findBuyer(context.db, order.userId)
    if (!buyer) return refuse('not_found', undefined, 'userId')
    return placeOrder(context, { ...placing, actor: actorOf(buyer), language: buyer.language, call }, noted)
  }
  const buyer = await buyerOf(context, asked)
  return placeOrder(
    context,
    { ...placing, actor: NEW_CALLER, language: asked.language, call: { ...call, buyer } },
    noted,
  )
}

/** Finds or makes the caller when the order's transaction is there; the slow work is done before. */
async function buyerOf(context: AppContext, { order, language }: Asked) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const { fullName = '', phoneNumber = '', email } = order.customer ?? {}
  const at = new Date(context.clock.now())
  return async (trx: Transaction): Promise<Result<Actor, 'email.taken'>> => {
    const made = await findOrCreateCustomer(trx, { fullName, phoneNumber, email, language, passwordHash, at })
    return made.ok ? { ok: true, value: actorOf(made.value) } : (made as DomainError<'email.taken'>)
  }
}
