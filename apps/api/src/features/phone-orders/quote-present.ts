import type { QuoteRemark } from '@warda/contract/admin-orders'
import type { phoneQuoteBody, PhoneQuote as Wire } from '@warda/contract/phone-orders'
import type { VariantId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import { normaliseDigits } from '@warda/domain/text'
import type * as z from 'zod/mini'
import { getCouponPercent, presentDiscounts } from '../../order-discounts-present.ts'
import type { PreviewLine } from '../orders/index.ts'
import type { PartialPhoneOrder, PhoneQuote } from './quote-phone-order.ts'

/** Parses the body of a quote, whose address may be incomplete. */
export function readPhoneQuote(body: z.output<typeof phoneQuoteBody>): PartialPhoneOrder {
  const { userId, customer, lines, deliveryAddress, ...order } = body
  return {
    userId,
    customer: customer && { ...customer, phoneNumber: normaliseDigits(customer.phoneNumber ?? '') },
    lines: lines.map(({ variantId, quntity }) => ({ variantId, quantity: quntity })),
    order: {
      ...order,
      deliveryAddress: deliveryAddress && { ...deliveryAddress, line: '', city: deliveryAddress.city ?? '' },
    },
  }
}

/** Maps a quote to the wire format; `formatError` translates error codes. */
export function presentPhoneQuote(
  quote: PhoneQuote,
  language: Language,
  formatError: (refusal: Pick<DomainError, 'code' | 'values'>) => string,
): Wire {
  const { totals, reduced, delivery, points, buyer, branches, lines } = quote
  const remark = (refusal: DomainError, line: { variantId: VariantId } | null): QuoteRemark => ({
    code: refusal.code,
    field: refusal.field ?? null,
    variantId: line?.variantId ?? null,
    message: formatError(refusal),
    blocks: true,
  })
  const separateAccount = { code: 'customer.apart', field: 'customer.email', variantId: null, blocks: false } as const
  const needsApproval = { code: 'order.needs_approval', field: 'branchId', variantId: null, blocks: false } as const
  return {
    buyer: buyer && { userId: buyer.userId, fullName: buyer.fullName, client: buyer.clientId || null },
    lines: lines.map(presentLine),
    subtotal: halalasToRiyals(totals.subtotal),
    coupon: reduced.code === null ? null : { code: reduced.code, percent: getCouponPercent(reduced) },
    discount: halalasToRiyals(totals.discount),
    discounts: presentDiscounts({ discount: totals.discount, discounts: quote.discounts }, language),
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
    purchaseOrderRequired: quote.purchaseOrderRequired,
    remarks: [
      ...lines.flatMap((line) => (line.error ? [remark(line.error, line)] : [])),
      ...quote.errors.map((error) => remark(error, null)),
      ...(quote.isSeparateAccount
        ? [{ ...separateAccount, message: formatError({ code: separateAccount.code }) }]
        : []),
      ...(quote.waits ? [{ ...needsApproval, message: formatError({ code: needsApproval.code }) }] : []),
    ],
  }
}

function presentLine(line: PreviewLine): Wire['lines'][number] {
  const { source } = line
  const hasOffer = line.discountPercent > 0
  return {
    variantId: line.variantId,
    quntity: line.quantity,
    listPrice: halalasToRiyals(line.price),
    price: halalasToRiyals(line.unitPrice),
    lineTotal: halalasToRiyals(line.unitPrice * line.quantity),
    because: source.from === 'catalogue' ? (hasOffer ? 'offer' : 'list') : source.from,
    percent:
      source.from === 'percent'
        ? source.percent
        : source.from === 'catalogue' && hasOffer
          ? line.discountPercent
          : null,
    fromQuantity: source.from === 'break' ? source.fromQuantity : null,
    onHand: line.onHand,
  }
}
