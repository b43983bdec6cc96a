import type { StandingOrder, standingBody } from '@warda/contract/standing-orders'
import { ERRORS, isErrorCode } from '@warda/domain/errors/errors'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { MessageKey } from '@warda/i18n/keys'
import type * as z from 'zod/mini'
import type { StandingOrderInput } from './change-standing-order.ts'
import type { StandingOrderView } from './list-standing-orders.ts'

/** Maps a standing order to the wire format, with a message for each date without an order. */
export const presentStandingOrder = (
  view: StandingOrderView,
  language: Language,
  t: (key: MessageKey) => string,
): StandingOrder => ({
  id: view.id,
  branch: { id: view.branchId ?? 0, branchName: view.branchName ?? '' },
  name: view.name,
  cadence: view.cadence,
  day: view.day,
  slot: view.slot,
  paymentTerms: view.terms === 'online' ? 'cash' : view.terms,
  recipient: { fullName: view.recipientName, phoneNumber: view.recipientPhone },
  cardMessage: view.cardMessage,
  purchaseOrder: view.purchaseOrder,
  substitution: view.substitution,
  allergyNote: view.allergyNote,
  startsOn: view.startsOn,
  endsOn: view.endsOn,
  isPaused: view.paused,
  lines: view.lines.map((line) => ({
    variantId: line.variantId,
    sku: line.sku,
    name: language === 'ar' ? line.titleAr : line.titleEn,
    size: line.size,
    quntity: line.quantity,
    price: halalasToRiyals(line.unitPrice),
  })),
  total: halalasToRiyals(view.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)),
  orderTotal: halalasToRiyals(view.orderTotal),
  agreedTotal: view.agreedTotal === null ? null : halalasToRiyals(view.agreedTotal),
  next: view.next.map(({ date, deliveryDate, skipped }) => ({ date, deliveryDate, isSkipped: skipped })),
  runs: view.runs.map(({ date, orderNumber, problem }) => ({
    date,
    orderNumber: orderNumber === null ? null : String(orderNumber),
    problem: presentProblem(problem, t),
  })),
})

const NO_ADDRESS = {
  addressLine: null,
  district: null,
  city: null,
  latitude: null,
  longitude: null,
  addressNote: null,
}

export const presentProblem = (problem: string | null, t: (key: MessageKey) => string): string | null =>
  problem === null ? null : t(ERRORS[isErrorCode(problem) ? problem : 'internal'].message)

/** Maps the body of a request to the input. */
export const readStandingInput = (body: z.output<typeof standingBody>): StandingOrderInput => ({
  branchId: body.branchId,
  name: body.name,
  cadence: body.cadence,
  day: body.day,
  slot: body.slot,
  terms: body.paymentTerms,
  recipientName: body.recipient.fullName,
  recipientPhone: body.recipient.phoneNumber,
  cardMessage: body.cardMessage || null,
  purchaseOrder: body.purchaseOrder || null,
  substitution: body.substitution ?? null,
  allergyNote: body.allergyNote || null,
  startsOn: body.startsOn,
  endsOn: body.endsOn ?? null,
  ...NO_ADDRESS,
  paysFromCredit: false,
  lines: body.lines.map(({ variantId, quntity }) => ({ variantId, quantity: quntity })),
})
