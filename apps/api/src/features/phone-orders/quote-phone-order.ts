import { foldEmail } from '@warda/domain/email'
import { ok, type Refusal, type Result, refuse } from '@warda/domain/result'
import type { World } from '../../context.ts'
import { type HalfOrder, lookAtOrder, type OrderOutlook } from '../orders/index.ts'
import { type Branch, type Buyer, findBranchesFor, isEmailUsed } from './queries.ts'
import { isTooMany, type Line, mergeLines } from '../admin-orders/merge-lines.ts'
import { actorOf, findCaller, NEWCOMER } from './phone-buyer.ts'

export type HalfPhoneOrder = {
  userId?: string | undefined
  customer?: { phoneNumber?: string | undefined; email?: string | undefined } | undefined
  lines: readonly { variantId: number; quantity: number }[]
  order: HalfOrder
}

export type PhoneQuote = OrderOutlook & {
  /** Null for somebody new. */
  buyer: Buyer | null
  branches: Branch[]
  /** The number has orders without an address: with the one that was told they stay apart from this order's account. */
  apart: boolean
}

/**
 * What an order on the telephone would cost and what is in its way, as far as it is told, for the buyer that placing it would find: by
 * `lookAtOrder`, which prices as placing does. Nobody is made and nothing is written. `not_found` for somebody who does not buy.
 */
export async function quotePhoneOrder(world: World, asked: HalfPhoneOrder): Promise<Result<PhoneQuote, 'not_found'>> {
  const { userId, customer } = asked
  const buyer = await findCaller(world, { userId, ...customer })
  if (userId !== undefined && !buyer) return refuse('not_found', undefined, 'userId')
  const actor = buyer ? actorOf(buyer) : NEWCOMER
  const lines = mergeLines(asked.lines)
  const outlook = await lookAtOrder(world, { actor, order: asked.order, lines })
  const branches = await findBranchesFor(world.db, actor)
  const stranger = userId === undefined && !buyer ? customer : undefined
  const taken = await addressTaken(world, stranger?.email)
  const apart = await isApart(world, stranger)
  return ok({
    ...outlook,
    faults: [...tooMany(lines), ...taken, ...outlook.faults],
    buyer: buyer ?? null,
    branches,
    apart,
  })
}

/** More of one thing than an order may name. */
const tooMany = (lines: readonly Line[]): Refusal[] =>
  lines.some(isTooMany) ? [refuse('invalid', undefined, 'lines')] : []

/** The address would be written down, and somebody else has it. */
async function addressTaken(world: World, email: string | undefined): Promise<Refusal[]> {
  const used = email ? await isEmailUsed(world.db, foldEmail(email)) : false
  return used ? [refuse('email.taken', undefined, 'customer.email')] : []
}

/** Whether a new account would begin beside one that is known by the same number alone. */
async function isApart(world: World, caller: HalfPhoneOrder['customer']): Promise<boolean> {
  if (!caller?.email) return false
  return (await findCaller(world, { phoneNumber: caller.phoneNumber })) !== undefined
}
