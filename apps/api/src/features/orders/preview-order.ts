import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { PriceSource } from '@warda/domain/client-terms/client-price'
import { getSlotCapacity } from '@warda/domain/delivery/calendar'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type DomainError, ok, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import type { Actor } from '../../http/handler.ts'
import { checkSlot } from '../delivery/index.ts'
import { readPointsBalance } from '../loyalty/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { type Destination, previewDestination, previewPickup } from './check-destination.ts'
import type { OrderRequest, PhoneCall } from './draft-order.ts'
import { listAvailableTerms } from './list-available-terms.ts'
import { type BasketLine, type CatalogueLine, readLines } from './place-queries.ts'
import { getPointsOffer, type PointsOffer } from './points-offer.ts'
import { calculateDelivery, type DeliveryPrice, getLineError, toFeeLocation } from './price-basket.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'
import { buildPricingInput, type PartialInput, type PriceRequest } from './pricing-input.ts'
import { readOnly } from './pricing-mode.ts'

/** An incomplete order. */
export type PartialOrder = PriceRequest &
  PartialInput<
    OrderRequest,
    | 'branchId'
    | 'deliveryAddress'
    | 'askRecipient'
    | 'deliveryDate'
    | 'deliverySlot'
    | 'purchaseOrder'
    | 'outsideReason'
  >

/** A line with the catalogue's price (`salePrice`), this buyer's price and its source, and why it cannot be ordered. */
export type PreviewLine = BasketLine & { salePrice: Halalas; source: PriceSource; error: DomainError | null }

export type OrderPreview = Pick<PricedOrder, 'totals' | 'discounts' | 'listedFee' | 'reduced' | 'waits'> & {
  lines: PreviewLine[]
  /** Errors of the order in the order in which placing reports them; the error of a line is at the line. */
  errors: DomainError[]
  delivery: DeliveryPrice
  points: PointsOffer
  /** The payment terms available to this buyer. */
  terms: PaymentTerms[]
}

/**
 * Prices an order with `priceOrder` and returns everything that would prevent placing it now, without writing or locking. Missing input is
 * no error. Unknown lines are left out and reported.
 */
export async function previewOrder(
  context: AppContext,
  input: {
    actor: Actor
    order: PartialOrder
    lines: PhoneCall['lines']
    /** Set for a sale at the counter; `place` is the shop for a pickup, null for a delivery. */
    counter?: { freeLines: readonly CatalogueLine[]; place: Destination | null }
  },
): Promise<OrderPreview> {
  const { actor, order, counter } = input
  const settings = await readSettings(context)
  const now = context.clock.now()
  const [place, terms] = await Promise.all([
    counter?.place
      ? previewPickup(context, { ...order, actor }, counter.place)
      : previewDestination(context, { ...order, actor }),
    listAvailableTerms(context, actor),
  ])
  return inSnapshot(context.db, async (db) => {
    const found = await readLines(db, input.lines)
    const lines = [...found, ...(counter?.freeLines ?? [])]
    const pricing = buildPricingInput({ actor, request: order, destination: place.destination, lines, settings, now })
    const priced = await priceOrder(db, pricing, readOnly)
    const { totals, discounts, listedFee, reduced, waits, basket } = priced
    const errors = [
      ...(found.length < input.lines.length ? [refuse('product.not_found', undefined, 'lines')] : []),
      ...place.errors.filter(({ code }) => !UNTOLD.has(code)),
      ...priced.errors.filter(({ code }) => code !== 'quantity.below_minimum'),
      ...(await findSlotErrors(db, order, settings)),
    ]
    const delivery = calculateDelivery(settings, basket, toFeeLocation(settings, place.destination ?? {}), reduced)
    const points = getPointsOffer(totals, await readPointsBalance(db, actor.userId), settings)
    return {
      totals,
      discounts,
      listedFee,
      reduced,
      waits,
      lines: toOrderLines(priced),
      errors,
      delivery,
      points,
      terms,
    }
  })
}

/** Errors about missing input. */
const UNTOLD: ReadonlySet<string> = new Set(['address.required', 'branch.required'])

async function findSlotErrors(
  db: Database,
  { deliveryDate: date, deliverySlot: slot, overrides }: PartialOrder,
  { calendar }: Settings,
): Promise<DomainError[]> {
  const isChecked = date && slot && !overrides?.isOverCapacity
  const place = isChecked ? await checkSlot(db, date, slot, getSlotCapacity(calendar, date, slot)) : ok(null)
  return place.ok ? [] : [place]
}

function toOrderLines({ basket, clientTerms }: PricedOrder): PreviewLine[] {
  const short = new Map(clientTerms.belowMinimum(basket).map(({ productId, minimum }) => [productId, minimum]))
  return basket.map((line) => {
    const listed = calculateSalePrice(line.price, line.discountPercent)
    const source = clientTerms.getPriceSource({ ...line, salePrice: listed })
    return { ...line, salePrice: listed, source, error: toPreviewError(line, short.get(line.productId)) }
  })
}

function toPreviewError(line: BasketLine, minimum: number | undefined): DomainError | null {
  const error = getLineError(line)
  if (error === 'stock.out' && line.onHand > 0) return refuse('stock.short', { available: line.onHand }, 'lines')
  if (error) return refuse(error, undefined, 'lines')
  return minimum === undefined ? null : refuse('quantity.below_minimum', { minimum }, 'lines')
}
