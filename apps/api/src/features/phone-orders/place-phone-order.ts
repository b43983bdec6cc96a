import { randomBytes } from 'node:crypto'
import type { UserId, VariantId } from '@warda/domain/ids'
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
import { NEW_CALLER, toActor } from './phone-buyer.ts'
import { findBuyer } from './queries.ts'

export type PhoneOrder = {
  userId?: UserId | undefined
  customer?: { fullName: string; phoneNumber: string; email?: string | undefined } | undefined
  lines: readonly { variantId: VariantId; quantity: number }[]
  request: OrderRequest
}

type Input = {
  actor: Actor
  order: PhoneOrder
  /** Language of the employee, used for a new customer. */
  language: Language
  requestId: string
  idempotencyKey: IdempotencyKey | null
}

/**
 * Places a phone order for an account (`userId`) or a new customer, by the rules of any order but without a cart. A new customer is created in
 * the transaction of the order, and credit terms count as accepted. Refusals: `customer.unclear` when both or neither are given, `not_found` for an account that cannot buy,
 * `order.price_changed` when the total differs from `request.expectedTotal`.
 */
export async function placePhoneOrder<A>(
  context: AppContext,
  input: Input,
  answer: (order: OrderView, nowMs: number) => A,
): Promise<Result<IdempotentResult<A>>> {
  const { order, requestId, idempotencyKey } = input
  if ((order.userId === undefined) === (order.customer === undefined))
    return refuse('customer.unclear', undefined, 'customer')
  const lines = mergeLines(order.lines)
  if (lines.some(isTooMany)) return refuse('invalid', undefined, 'lines')
  const { userId, role } = input.actor
  const call: PhoneCall = { takenBy: { userId, role }, lines }
  const common = { requestId, idempotencyKey, request: order.request }
  const auditedAnswer = (view: OrderView, nowMs: number): A => {
    setAuditSubject(`order:${view.id}`)
    return answer(view, nowMs)
  }
  if (order.userId !== undefined) {
    const buyer = await findBuyer(context.db, order.userId)
    if (!buyer) return refuse('not_found', undefined, 'userId')
    return placeOrder(context, { ...common, actor: toActor(buyer), language: buyer.language, call }, auditedAnswer)
  }
  const buyer = await prepareCustomer(context, input)
  return placeOrder(
    context,
    { ...common, actor: NEW_CALLER, language: input.language, call: { ...call, buyer } },
    auditedAnswer,
  )
}

/** Returns a function that finds or creates the customer; the password is hashed first, outside the transaction. */
async function prepareCustomer(context: AppContext, { order, language }: Input) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const { fullName = '', phoneNumber = '', email } = order.customer ?? {}
  const at = new Date(context.clock.now())
  return async (trx: Transaction): Promise<Result<Actor, 'email.taken'>> => {
    const customer = await findOrCreateCustomer(trx, { fullName, phoneNumber, email, language, passwordHash, at })
    return customer.ok ? { ok: true, value: toActor(customer.value) } : (customer as DomainError<'email.taken'>)
  }
}
