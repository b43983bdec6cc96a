import { isWalkInEmail } from '@warda/domain/counter-sales/walk-in-email'
import type { Actor } from '../../http/handler.ts'
import type { Settings } from '../settings/index.ts'
import type { Destination } from './check-destination.ts'
import type { OrderRequest, StandingOrderSource } from './draft-order.ts'
import { getBusinessId } from './order-buyer.ts'
import type { CatalogueLine } from './place-queries.ts'
import { toFeeLocation } from './price-basket.ts'
import type { Buyer, PricingInput } from './price-order.ts'

/** The part of a request that affects the price; all of it may be missing. */
export type PriceRequest = PartialInput<
  OrderRequest,
  'couponCode' | 'redeemPoints' | 'usePoints' | 'paymentTerms' | 'overrides'
>
export type PartialInput<T, K extends keyof T> = { [P in K]?: T[P] | undefined }

type Input = {
  actor: Actor
  request: PriceRequest
  /** Null while unknown. */
  destination: Destination | null
  standing?: StandingOrderSource | undefined
  lines: readonly CatalogueLine[]
  settings: Settings
  now: number
}

export const toBuyer = ({ userId, emailConfirmed, email }: Actor): Buyer => ({
  userId,
  emailConfirmed,
  isWalkIn: isWalkInEmail(email),
})

/** The input of `priceOrder`, for placing and for quotes. */
export function buildPricingInput({
  actor,
  request,
  destination,
  standing,
  lines,
  settings,
  now,
}: Input): PricingInput {
  return {
    buyer: toBuyer(actor),
    clientId: getBusinessId(actor),
    branchId: destination?.branch?.id ?? null,
    byOwner: isOwners(actor, standing),
    lines,
    location: toFeeLocation(settings, destination ?? {}),
    terms: request.paymentTerms ?? null,
    couponCode: request.couponCode,
    redeemPoints: request.usePoints ? 'all' : request.redeemPoints,
    overrides: request.overrides,
    settings,
    now,
  }
}

/** Whether the owner ordered; a standing order of a former manager is placed in the owner's name but was not created by the owner. */
const isOwners = (actor: Pick<Actor, 'userId' | 'role'>, standing: StandingOrderSource | undefined): boolean =>
  actor.role === 'Customer' && (standing === undefined || standing.madeBy === actor.userId)
