import { salePrice } from '@warda/domain/catalogue/sale-price'
import type { PriceSource } from '@warda/domain/client-terms/client-price'
import { slotCapacityOn } from '@warda/domain/delivery/calendar'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type DomainError, ok, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import type { Actor } from '../../http/handler.ts'
import { checkSlot } from '../delivery/index.ts'
import { pointsBalance } from '../loyalty/index.ts'
import { readSettings, type Settings } from '../settings/index.ts'
import { availableTerms } from './available-terms.ts'
import { previewDestination } from './check-destination.ts'
import type { OrderRequest, PhoneCall } from './draft-order.ts'
import { type BasketLine, readLines } from './place-queries.ts'
import { type PointsOffer, pointsOffer } from './points-offer.ts'
import { type DeliveryPrice, deliveryOf, faultOfLine, placeOf } from './price-basket.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'
import { type PartialInput, type PriceRequest, pricingInput } from './pricing-input.ts'
import { readOnly } from './pricing-mode.ts'

/** An order as far as it is told. */
export type PartialOrder = PriceRequest &
  PartialInput<OrderRequest, 'branchId' | 'deliveryAddress' | 'deliveryDate' | 'deliverySlot'>

/** A line at this buyer's price: what everybody pays (`salePrice`), why it costs what it costs, and why it can't be ordered. */
export type PreviewLine = BasketLine & { salePrice: Halalas; source: PriceSource; fault: DomainError | null }

export type OrderPreview = Pick<PricedOrder, 'totals' | 'reduced' | 'waits'> & {
  lines: PreviewLine[]
  /** What is in the way of the order as a whole, first what placing says first; a line's own stands at the line. */
  faults: DomainError[]
  delivery: DeliveryPrice
  points: PointsOffer
  /** The terms that this buyer may choose. */
  terms: PaymentTerms[]
}

/**
 * What an order would cost and what would be in its way if it were placed at this moment: priced by `priceOrder`, as placing does, and
 * nothing is written or held. What is not told yet is not in the way. Lines that no catalogue knows are left out, and named by a fault.
 */
export async function previewOrder(
  context: AppContext,
  asked: { actor: Actor; order: PartialOrder; lines: PhoneCall['lines'] },
): Promise<OrderPreview> {
  const { actor, order } = asked
  const settings = await readSettings(context)
  const now = context.clock.now()
  const [place, terms] = await Promise.all([
    previewDestination(context, { ...order, actor }),
    availableTerms(context, actor),
  ])
  return inSnapshot(context.db, async (db) => {
    const lines = await readLines(db, asked.lines)
    const pricing = pricingInput({ actor, request: order, destination: place.destination, lines, settings, now })
    const priced = await priceOrder(db, pricing, readOnly)
    const { totals, reduced, waits, basket } = priced
    const faults = [
      ...(lines.length < asked.lines.length ? [refuse('product.not_found', undefined, 'lines')] : []),
      ...place.faults.filter(({ code }) => !UNTOLD.has(code)),
      ...priced.faults.filter(({ code }) => code !== 'quantity.below_minimum'),
      ...(await slotFaults(db, order, settings)),
    ]
    const delivery = deliveryOf(settings, basket, place.destination && placeOf(place.destination), reduced)
    const points = pointsOffer(totals, await pointsBalance(db, actor.userId), settings)
    return { totals, reduced, waits, lines: linesOf(priced), faults, delivery, points, terms }
  })
}

/** Not told yet is no fault of what is told. */
const UNTOLD: ReadonlySet<string> = new Set(['address.required', 'branch.required'])

async function slotFaults(
  db: Database,
  { deliveryDate: date, deliverySlot: slot }: PartialOrder,
  { calendar }: Settings,
): Promise<DomainError[]> {
  const place = date && slot ? await checkSlot(db, date, slot, slotCapacityOn(calendar, date, slot)) : ok(null)
  return place.ok ? [] : [place]
}

function linesOf({ basket, clientTerms }: PricedOrder): PreviewLine[] {
  const short = new Map(clientTerms.belowMinimum(basket).map(({ productId, minimum }) => [productId, minimum]))
  return basket.map((line) => {
    const listed = salePrice(line.price, line.discountPercent)
    const source = clientTerms.sourceOf({ ...line, salePrice: listed })
    return { ...line, salePrice: listed, source, fault: faultAt(line, short.get(line.productId)) }
  })
}

function faultAt(line: BasketLine, minimum: number | undefined): DomainError | null {
  const fault = faultOfLine(line)
  if (fault === 'stock.out' && line.onHand > 0) return refuse('stock.short', { available: line.onHand }, 'lines')
  if (fault) return refuse(fault, undefined, 'lines')
  return minimum === undefined ? null : refuse('quantity.below_minimum', { minimum }, 'lines')
}
