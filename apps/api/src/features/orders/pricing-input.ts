import type { Actor } from '../../http/handler.ts'
import type { Settings } from '../settings/index.ts'
import type { Destination } from './check-destination.ts'
import type { OrderRequest, Standing } from './draft-order.ts'
import { businessOf } from './order-buyer.ts'
import type { CatalogueLine } from './place-queries.ts'
import { placeOf } from './price-basket.ts'
import type { Pricing } from './price-order.ts'

/** What of a request its price hangs on; all of it may still be untold. */
export type PriceRequest = PartialInput<OrderRequest, 'couponCode' | 'redeemPoints' | 'usePoints' | 'paymentTerms'>
export type PartialInput<T, K extends keyof T> = { [P in K]?: T[P] | undefined }

type Input = {
  actor: Actor
  request: PriceRequest
  /** Null while that is not told. */
  destination: Destination | null
  standing?: Standing | undefined
  lines: readonly CatalogueLine[]
  settings: Settings
  now: number
}

/** What an order is priced from, for placing it and for a quote of it alike. */
export function pricingInput({ actor, request, destination, standing, lines, settings, now }: Input): Pricing {
  return {
    buyer: { userId: actor.userId, emailConfirmed: actor.emailConfirmed },
    clientId: businessOf(actor),
    branchId: destination?.branch?.id ?? null,
    byOwner: isOwners(actor, standing),
    lines,
    place: destination && placeOf(destination),
    terms: request.paymentTerms ?? null,
    couponCode: request.couponCode,
    redeemPoints: request.usePoints ? 'all' : request.redeemPoints,
    settings,
    now,
  }
}

/** The owner asked for it; a standing order that a manager left behind is placed in the owner’s name, who never did. */
const isOwners = (actor: Pick<Actor, 'userId' | 'role'>, standing: Standing | undefined): boolean =>
  actor.role === 'Customer' && (standing === undefined || standing.madeBy === actor.userId)
