import type { ShopperStandingOrder, StandingQuote, shopperStandingBody } from '@warda/contract/standing-orders'
import { withShortAddress } from '@warda/domain/delivery/short-address'
import type { VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { type Halalas, halalasToRiyals } from '@warda/domain/money'
import type { MessageKey } from '@warda/i18n/keys'
import type * as z from 'zod/mini'
import type { OrderPreview } from '../orders/index.ts'
import type { StandingOrderInput } from './change-standing-order.ts'
import type { StandingOrderView } from './list-standing-orders.ts'
import { presentProblem } from './present.ts'

/** Maps a shopper's standing order to the wire format, with a message for each date without an order. */
export const presentShopperStandingOrder = (
  view: StandingOrderView,
  language: Language,
  t: (key: MessageKey) => string,
): ShopperStandingOrder => ({
  id: view.id,
  cadence: view.cadence,
  day: view.day,
  slot: view.slot,
  recipient: { fullName: view.recipientName, phoneNumber: view.recipientPhone },
  deliveryAddress: {
    line: view.addressLine ?? '',
    district: view.district,
    city: view.city ?? '',
    latitude: view.latitude,
    longitude: view.longitude,
    note: view.addressNote,
  },
  cardMessage: view.cardMessage,
  substitution: view.substitution,
  allergyNote: view.allergyNote,
  paysFromCredit: view.paysFromCredit,
  startsOn: view.startsOn,
  endsOn: view.endsOn,
  isPaused: view.paused,
  lines: view.lines.map((line) => ({
    variantId: line.variantId,
    productId: line.productId,
    slug: line.slug,
    name: language === 'ar' ? line.titleAr : line.titleEn,
    size: line.size,
    quntity: line.quantity,
    price: halalasToRiyals(line.unitPrice),
  })),
  orderTotal: halalasToRiyals(view.orderTotal),
  agreedTotal: view.agreedTotal === null ? null : halalasToRiyals(view.agreedTotal),
  next: view.next.map(({ skipped, placed, ...date }) => ({ ...date, isSkipped: skipped, isPlaced: placed })),
  runs: view.runs.map((run) => ({
    date: run.date,
    order: run.orderId === null ? null : { id: run.orderId, number: String(run.orderNumber), state: getRunState(run) },
    problem: presentProblem(run.problem, t),
  })),
})

type RunState = 'unpaid' | 'placed' | 'canceled' | 'notPaid'

function getRunState({ orderState, isNotPaid, outstanding }: StandingOrderView['runs'][number]): RunState {
  if (orderState === 'cancelled') return isNotPaid ? 'notPaid' : 'canceled'
  return outstanding > 0 ? 'unpaid' : 'placed'
}

/** Maps a preview of one delivery; the first reason that is about the address is shown. */
export function presentStandingQuote(
  { totals, errors }: OrderPreview,
  storeCredit: Halalas,
  t: (key: MessageKey) => string,
): StandingQuote {
  const zone = errors.find(({ code }) => code.startsWith('delivery.'))
  return {
    subtotal: halalasToRiyals(totals.subtotal),
    discount: halalasToRiyals(totals.discount),
    deliveryFee: halalasToRiyals(totals.deliveryFee),
    vat: halalasToRiyals(totals.vat),
    total: halalasToRiyals(totals.total),
    storeCredit: halalasToRiyals(storeCredit),
    problem: presentProblem(zone?.code ?? null, t),
  }
}

/** Maps the lines of a request. */
export const readLines = (
  lines: readonly { variantId: VariantId; quntity: number }[],
): { variantId: VariantId; quantity: number }[] =>
  lines.map(({ variantId, quntity }) => ({ variantId, quantity: quntity }))

/** Maps the body of a shopper's request to the input. */
export const readShopperStandingInput = (
  body: z.output<typeof shopperStandingBody>,
  expectedTotal: Halalas | undefined,
): StandingOrderInput => ({
  branchId: null,
  name: '',
  cadence: body.cadence,
  day: body.day,
  slot: body.slot,
  terms: 'online',
  recipientName: body.recipient.fullName,
  recipientPhone: body.recipient.phoneNumber,
  addressLine: withShortAddress(body.deliveryAddress),
  district: body.deliveryAddress.district || null,
  city: body.deliveryAddress.city,
  latitude: body.deliveryAddress.latitude ?? null,
  longitude: body.deliveryAddress.longitude ?? null,
  addressNote: body.deliveryAddress.note || null,
  paysFromCredit: body.paysFromCredit,
  cardMessage: body.cardMessage || null,
  purchaseOrder: null,
  substitution: body.substitution ?? null,
  allergyNote: body.allergyNote || null,
  startsOn: body.startsOn,
  endsOn: body.endsOn ?? null,
  lines: readLines(body.lines),
  expectedTotal,
})
