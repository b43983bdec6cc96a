import { calculateDeliveryFee } from '@warda/domain/delivery/delivery-fee'
import { judgeAddress, type ZoneError } from '@warda/domain/delivery/delivery-zones'
import type { VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type DeliveryWindow, freeWindows } from '../delivery/index.ts'
import { readSettings } from '../settings/index.ts'
import { readLines } from './place-queries.ts'
import { toFeeLocation } from './price-basket.ts'
import { priceLines } from './price-lines.ts'

export type DeliveryQuote = {
  /** Why the shop does not deliver there; null when it does. */
  error: DomainError<ZoneError> | null
  fee: Halalas
  /** The value of goods from which delivery is free; null when it never is, or already is. */
  freeFrom: Halalas | null
  earliest: Pick<DeliveryWindow, 'date' | 'slot'> | null
}

type Request = {
  city: string
  district?: string | undefined
  variantId?: VariantId | undefined
  quantity?: number | undefined
}

/** Fee and earliest window of a product for a place, before anything is in a cart, by the rules of the checkout. Changes nothing. */
export async function quoteDelivery(context: AppContext, request: Request): Promise<DeliveryQuote> {
  const { city, district } = request
  const [settings, goods, windows] = await Promise.all([
    readSettings(context),
    priceGoods(context, request),
    freeWindows(context, context.db, context.clock.now()),
  ])
  const { calendar, deliveryZones } = settings
  const judged = judgeAddress({ zones: deliveryZones, calendar }, { city, district, place: null })
  const fee = calculateDeliveryFee(calendar, { ...toFeeLocation(settings, { city, district }), goods })
  const [first] = windows
  return {
    error: judged.ok ? null : judged,
    fee,
    freeFrom: fee === 0 ? null : calendar.freeFromHalalas,
    earliest: first ? { date: first.date, slot: first.slot } : null,
  }
}

/** The value of the product at the shop's prices; 0 when it is unknown. */
async function priceGoods({ db }: AppContext, { variantId, quantity = 1 }: Request): Promise<Halalas> {
  if (variantId === undefined) return 0
  const { basket } = await priceLines(db, null, await readLines(db, [{ variantId, quantity }]))
  return basket.reduce((sum, line) => sum + (line.published ? line.unitPrice * line.quantity : 0), 0)
}
