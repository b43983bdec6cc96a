import { normalizeEmail } from '@warda/domain/email'
import type { UserId, VariantId } from '@warda/domain/ids'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { isTooMany, type Line, mergeLines } from '../admin-orders/index.ts'
import { isPurchaseOrderRequired, type OrderPreview, type PartialOrder, previewOrder } from '../orders/index.ts'
import { findCaller, NEW_CALLER, toActor } from './phone-buyer.ts'
import { type Branch, type Buyer, findBranchesFor, isEmailUsed } from './queries.ts'

export type PartialPhoneOrder = {
  userId?: UserId | undefined
  customer?: { phoneNumber?: string | undefined; email?: string | undefined } | undefined
  lines: readonly { variantId: VariantId; quantity: number }[]
  order: PartialOrder
}

export type PhoneQuote = OrderPreview & {
  /** Null for a new customer. */
  buyer: Buyer | null
  branches: Branch[]
  purchaseOrderRequired: boolean
  /** Whether the phone number has an account without an e-mail address, which stays separate from the account of this order. */
  isSeparateAccount: boolean
}

/**
 * Prices a complete or partial phone order with `previewOrder` and lists its errors, without writing. `not_found` for an account that cannot
 * buy.
 */
export async function quotePhoneOrder(
  context: AppContext,
  input: PartialPhoneOrder,
): Promise<Result<PhoneQuote, 'not_found'>> {
  const { userId, customer } = input
  const buyer = await findCaller(context, { userId, ...customer })
  if (userId !== undefined && !buyer) return refuse('not_found', undefined, 'userId')
  const actor = buyer ? toActor(buyer) : NEW_CALLER
  const lines = mergeLines(input.lines)
  const preview = await previewOrder(context, { actor, order: input.order, lines })
  const branches = await findBranchesFor(context.db, actor)
  const newCustomer = userId === undefined && !buyer ? customer : undefined
  const emailErrors = await checkEmail(context, newCustomer?.email)
  const isSeparateAccount = await hasSeparateAccount(context, newCustomer)
  return ok({
    ...preview,
    errors: [...checkQuantities(lines), ...emailErrors, ...preview.errors],
    buyer: buyer ?? null,
    branches,
    purchaseOrderRequired: actor.clientId > 0 && (await isPurchaseOrderRequired(context.db, actor.clientId)),
    isSeparateAccount,
  })
}

/** Refuses lines above the quantity limit. */
const checkQuantities = (lines: readonly Line[]): DomainError[] =>
  lines.some(isTooMany) ? [refuse('invalid', undefined, 'lines')] : []

/** Refuses the e-mail address of another account. */
async function checkEmail(context: AppContext, email: string | undefined): Promise<DomainError[]> {
  const used = email ? await isEmailUsed(context.db, normalizeEmail(email)) : false
  return used ? [refuse('email.taken', undefined, 'customer.email')] : []
}

/** Whether the phone number of a new customer already has an account without an e-mail address. */
async function hasSeparateAccount(context: AppContext, caller: PartialPhoneOrder['customer']): Promise<boolean> {
  if (!caller?.email) return false
  return (await findCaller(context, { phoneNumber: caller.phoneNumber })) !== undefined
}
