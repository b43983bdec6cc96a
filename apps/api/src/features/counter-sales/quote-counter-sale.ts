import type { UserId, VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { isTooMany, mergeLines } from '../admin-orders/index.ts'
import { isPurchaseOrderRequired, type OrderPreview, type PartialOrder, previewOrder } from '../orders/index.ts'
import { type Branch, createWalkIn, findBranchesFor, findCaller, NEW_CALLER, toActor } from '../phone-orders/index.ts'
import { checkOverrides, type OverrideError } from './check-overrides.ts'
import { type FreeLine, quoteFreeLines } from './free-lines.ts'
import { createPickupPlace } from './pickup-place.ts'

export type CounterBasket = {
  lines: readonly { variantId: VariantId; quantity: number }[]
  freeLines: readonly FreeLine[]
  couponCode?: string | undefined
}

export type PartialCounterSale = CounterBasket & {
  userId?: UserId | undefined
  phoneNumber?: string | undefined
  isDelivery: boolean
  order: PartialOrder
}

export type CounterQuoteView = OrderPreview & { branches: Branch[]; purchaseOrderRequired: boolean }

/** Prices a complete or partial sale, as placing does, and lists why it cannot be placed. `not_found` for an account that cannot buy. */
export async function quoteCounterSale(
  context: AppContext,
  { actor: employee, sale, language }: { actor: Actor; sale: PartialCounterSale; language: Language },
): Promise<Result<CounterQuoteView, 'not_found' | OverrideError>> {
  const { userId, phoneNumber, isDelivery, order, couponCode } = sale
  const allowed = checkOverrides(employee, order.overrides, isDelivery)
  if (!allowed.ok) return allowed
  const buyer = await findCaller(context, { userId, phoneNumber })
  if (userId !== undefined && !buyer) return refuse('not_found', undefined, 'userId')
  const actor = buyer ? toActor(buyer) : phoneNumber ? NEW_CALLER : createWalkIn()
  const lines = mergeLines(sale.lines)
  const place = isDelivery ? null : await createPickupPlace(context, language)
  const preview = await previewOrder(context, {
    actor,
    order: { ...order, couponCode },
    lines,
    counter: { freeLines: quoteFreeLines(sale.freeLines), place },
  })
  const tooMany: DomainError[] = lines.some(isTooMany) ? [refuse('invalid', undefined, 'lines')] : []
  return ok({
    ...preview,
    errors: [...tooMany, ...preview.errors],
    branches: await findBranchesFor(context.db, actor),
    purchaseOrderRequired: actor.clientId > 0 && (await isPurchaseOrderRequired(context.db, actor.clientId)),
  })
}
