import type { QuoteRemark } from '@warda/contract/admin-orders'
import type { phoneQuoteBody, PhoneQuote as Wire } from '@warda/contract/phone-orders'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import { normaliseDigits } from '@warda/domain/text'
import type * as z from 'zod/mini'
import type { PreviewLine } from '../orders/index.ts'
import type { PartialPhoneOrder, PhoneQuote } from './quote-phone-order.ts'

/** What was sent of an order that is still being told; a place counts with both its numbers. */
export function readPhoneQuote(body: z.output<typeof phoneQuoteBody>): PartialPhoneOrder {
  const { userId, customer, lines, deliveryAddress, ...order } = body
  return {
    userId,
    customer: customer && { ...customer, phoneNumber: normaliseDigits(customer.phoneNumber ?? '') },
    lines: lines.map(({ variantId, quntity }) => ({ variantId, quantity: quntity })),
    order: { ...order, deliveryAddress: deliveryAddress && { line: '', city: '', ...deliveryAddress } },
  }
}

/** A quote as the wire spells it, its sentences by `tell`. */
export function presentPhoneQuote(
  quote: PhoneQuote,
  language: Language,
  tell: (refusal: Pick<DomainError, 'code' | 'values'>) => string,
): Wire {
  const { totals, reduced, delivery, points, buyer, branches, lines } = quote
  const remark = (refusal: DomainError, of: { variantId: number } | null): QuoteRemark => ({
    code: refusal.code,
    field: refusal.field ?? null,
    variantId: of?.variantId ?? null,
    message: tell(refusal),
    blocks: true,
  })
  const apart = { code: 'customer.apart', field: 'customer.email', variantId: null, blocks: false } as const
  const waits = { code: 'order.needs_approval', field: 'branchId', variantId: null, blocks: false } as const
  return {
    buyer: buyer && { userId: buyer.userId, fullName: buyer.fullName, client: buyer.clientId || null },
    lines: lines.map(presentLine),
    subtotal: halalasToRiyals(totals.subtotal),
    coupon: reduced.code === null ? null : { code: reduced.code, percent: reduced.percent },
    discount: halalasToRiyals(totals.discount),
    redeemed: halalasToRiyals(totals.redeemed),
    points: { balance: points.balance, usable: points.usable, worth: halalasToRiyals(points.worth) },
    deliveryFee: halalasToRiyals(totals.deliveryFee),
    zone: delivery.zone === null ? null : delivery.zone.name[language],
    freeDelivery:
      delivery.freeFrom === null
        ? null
        : {
            from: halalasToRiyals(delivery.freeFrom),
            missing: halalasToRiyals(Math.max(0, delivery.freeFrom - delivery.goods)),
          },
    vat: halalasToRiyals(totals.vat),
    total: halalasToRiyals(totals.total),
    terms: quote.terms,
    branches,
    remarks: [
      ...lines.flatMap((line) => (line.fault ? [remark(line.fault, line)] : [])),
      ...quote.faults.map((fault) => remark(fault, null)),
      ...(quote.apart ? [{ ...apart, message: tell({ code: apart.code }) }] : []),
      ...(quote.waits ? [{ ...waits, message: tell({ code: waits.code }) }] : []),
    ],
  }
}

function presentLine(line: PreviewLine): Wire['lines'][number] {
  const { source } = line
  const offered = line.discountPercent > 0
  return {
    variantId: line.variantId,
    quntity: line.quantity,
    listPrice: halalasToRiyals(line.price),
    price: halalasToRiyals(line.unitPrice),
    lineTotal: halalasToRiyals(line.unitPrice * line.quantity),
    because: source.from === 'catalogue' ? (offered ? 'offer' : 'list') : source.from,
    percent:
      source.from === 'percent' ? source.percent : source.from === 'catalogue' && offered ? line.discountPercent : null,
    fromQuantity: source.from === 'break' ? source.fromQuantity : null,
    onHand: line.onHand,
  }
}
