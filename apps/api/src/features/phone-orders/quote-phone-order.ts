import { normalizeEmail } from '@warda/domain/email'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { isTooMany, type Line, mergeLines } from '../admin-orders/index.ts'
import { type OrderPreview, type PartialOrder, previewOrder } from '../orders/index.ts'
import { actorOf, findCaller, NEW_CALLER } from './phone-buyer.ts'
import { type Branch, type Buyer, findBranchesFor, isEmailUsed } from './queries.ts'

export type PartialPhoneOrder = {
  userId?: string | undefined
  customer?: { phoneNumber?: string | undefined; email?: string | undefined } | undefined
  lines: readonly { variantId: number; quantity: number }[]
  order: PartialOrder
}

export type PhoneQuote = OrderPreview & {
  /** Null for somebody new. */
  buyer: Buyer | null
  branches: Branch[]
  /** The number has orders without an address: with the one that was told they stay apart from this order's account. */
  apart: boolean
}

/**
 * What an order on the telephone would cost and what is in its way, as far as it is told, for the buyer that placing it would find: by
 * `previewOrder`, which prices as placing does. Nobody is made and nothing is written. `not_found` for somebody who does not buy.
 */
export async function quotePhoneOrder(
  context: AppContext,
  asked: PartialPhoneOrder,
): Promise<Result<PhoneQuote, 'not_found'>> {
  const { userId, customer } = asked
  const buyer = await findCaller(context, { userId, ...customer })
  if (userId !== undefined && !buyer) return refuse('not_found', undefined, 'userId')
  const actor = buyer ? actorOf(buyer) : NEW_CALLER
  const lines = mergeLines(asked.lines)
  const outlook = await previewOrder(context, { actor, order: asked.order, lines })
  const branches = await findBranchesFor(context.db, actor)
  const stranger = userId === undefined && !buyer ? customer : undefined
  const taken = await addressTaken(context, stranger?.email)
  const apart = await isApart(context, stranger)
  return ok({
    ...outlook,
    faults: [...tooMany(lines), ...taken, ...outlook.faults],
    buyer: buyer ?? null,
    branches,
    apart,
  })
}

/** More of one thing than an order may name. */
const tooMany = (lines: readonly Line[]): DomainError[] =>
  lines.some(isTooMany) ? [refuse('invalid', undefined, 'lines')] : []

/** The address would be written down, and somebody else has it. */
async function addressTaken(context: AppContext, email: string | undefined): Promise<DomainError[]> {
  const used = email ? await isEmailUsed(context.db, normalizeEmail(email)) : false
  return used ? [refuse('email.taken', undefined, 'customer.email')] : []
}

/** Whether a new account would begin beside one that is known by the same number alone. */
async function isApart(context: AppContext, caller: PartialPhoneOrder['customer']): Promise<boolean> {
  if (!caller?.email) return false
  return (await findCaller(context, { phoneNumber: caller.phoneNumber })) !== undefined
}
