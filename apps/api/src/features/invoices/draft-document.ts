import { SINGLE_SIZE } from '@warda/domain/catalogue/product-options'
import { invoiceKind } from '@warda/domain/invoices/can-invoice'
import type {
  Buyer,
  InvoiceDocument,
  InvoiceKind,
  LocalizedText,
  Seller,
} from '@warda/domain/invoices/invoice-document'
import { invoiceLines, sumDocumentLines } from '@warda/domain/invoices/invoice-document'
import { isCompleteSeller } from '@warda/domain/invoices/seller'
import { sumHalalas } from '@warda/domain/money'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { SizeNames } from '../../db/product-options.ts'
import { nameDiscount } from '../../order-discounts-present.ts'
import type { Settings } from '../settings/index.ts'
import type { OrderSource, SourceLine } from './source-queries.ts'

/** A document without a number. */
export type Draft = Omit<InvoiceDocument, 'number' | 'uuid' | 'issuedAt'>

export const inBoth = (key: MessageKey): LocalizedText => ({ en: t(key, 'en'), ar: t(key, 'ar') })

/** The seller details; null while incomplete, and then no document can be issued. */
export const getSeller = ({ seller, contact }: Settings): Seller | null =>
  isCompleteSeller(seller) ? { ...seller, phone: contact.phone } : null

/** The kind of an order's invoice. */
export const getInvoiceKind = (order: OrderSource, seller: Seller): InvoiceKind =>
  invoiceKind(order.client, seller, order.total)

/** The invoice of an order. Throws when its sums differ from the order's, which is a programming error. */
export function draftInvoice(
  order: OrderSource,
  seller: Seller,
  money: { paid: number; outstanding: number },
  sizes: SizeNames,
): Draft {
  const offDelivery = sumHalalas(order.discounts.map(({ target, amount }) => (target === 'delivery' ? amount : 0)))
  const lines = invoiceLines(
    order.lines.map(({ variantId, titleEn, titleAr, size, ...line }) => ({
      ...line,
      item: variantId,
      title: nameGoods({ titleEn, titleAr, size }, sizes),
    })),
    { title: inBoth('document_delivery'), fee: order.deliveryFee, discount: offDelivery },
  )
  const sums = sumDocumentLines(lines)
  if (sums.total !== order.total || sums.vat !== order.vat)
    throw new Error(
      `Invoice of order ${order.number}: ${JSON.stringify(sums)} is not ${order.total}, VAT ${order.vat}.`,
    )
  const { number, terms, coupon, redeemed } = order
  const kind = getInvoiceKind(order, seller)
  return {
    kind,
    supplyDate: getSupplyDate(order),
    orderNumber: String(number),
    ...(order.purchaseOrder === null ? {} : { purchaseOrder: order.purchaseOrder }),
    terms,
    seller,
    buyer: toBuyer(order, kind),
    lines,
    ...sums,
    coupon: coupon + offDelivery,
    discounts: order.discounts.map((discount) => ({
      title: { en: nameDiscount(discount, 'en'), ar: nameDiscount(discount, 'ar') },
      amount: discount.amount,
    })),
    redeemed,
    money: { paid: money.paid, outstanding: money.outstanding },
    corrects: null,
    reason: null,
  }
}

const getSupplyDate = ({ deliveredAt, deliveryDate }: OrderSource): InvoiceDocument['supplyDate'] =>
  deliveredAt === null ? deliveryDate : riyadhDate(deliveredAt.getTime())

/**
 * The corrected copy of a rejected invoice: its lines and amounts, which later notes refer to, with the present data of the seller, the buyer,
 * the delivery and the payments.
 */
export function draftCorrectedInvoice(
  rejected: InvoiceDocument,
  order: OrderSource,
  seller: Seller,
  money: { paid: number; outstanding: number },
): Draft {
  const { number: _, uuid: __, issuedAt: ___, purchaseOrder: ____, ...draft } = rejected
  const kind = getInvoiceKind(order, seller)
  return {
    ...draft,
    kind,
    supplyDate: getSupplyDate(order),
    ...(order.purchaseOrder === null ? {} : { purchaseOrder: order.purchaseOrder }),
    seller,
    buyer: toBuyer(order, kind),
    money: { paid: money.paid, outstanding: money.outstanding },
  }
}

/** The name of a product with its size, if it has sizes. */
export function nameGoods(
  { titleEn, titleAr, size }: Pick<SourceLine, 'titleEn' | 'titleAr' | 'size'>,
  sizes: SizeNames,
): LocalizedText {
  const name = sizes.get(size)
  if (size === SINGLE_SIZE || name === undefined) return { en: titleEn, ar: titleAr }
  return { en: `${titleEn} (${name.en})`, ar: `${titleAr} (${name.ar})` }
}

function toBuyer({ client, buyerName }: OrderSource, kind: 'standard' | 'simplified'): Buyer {
  const name = client?.name ?? buyerName
  if (kind === 'simplified' || client === null) return { name, business: null }
  const { vatNumber, registerNumber, street, buildingNumber, district, city, postalCode } = client
  return { name, business: { vatNumber, registerNumber, street, buildingNumber, district, city, postalCode } }
}
