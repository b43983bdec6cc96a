import { type CreditedAmount, creditLines, remainingLines } from '@warda/domain/invoices/correction-lines'
import {
  type Buyer,
  type DocumentLine,
  deliveryLine,
  type InvoiceDocument,
  type InvoiceKind,
  invoiceLines,
  type LocalizedText,
  type NoteKind,
  type Seller,
  sumDocumentLines,
} from '@warda/domain/invoices/invoice-document'
import { calculateOrderTotals } from '@warda/domain/orders/totals'

const both = (en: string, ar: string): LocalizedText => ({ en, ar })

export const SELLER: Seller = {
  name: both('Warda Flowers', 'ورود وردة'),
  street: both('King Fahd Road', 'طريق الملك فهد'),
  district: both('Olaya', 'العليا'),
  city: both('Riyadh', 'الرياض'),
  buildingNumber: '7204',
  postalCode: '12211',
  vatNumber: '310122393500003',
  crNumber: '1010123456',
  phone: '+966 11 200 4477',
}

export const PRIVATE_BUYER: Buyer = { name: 'نورة الصالح', business: null }

/** A buyer with a VAT number and the complete national address. */
export const BUSINESS_BUYER: Buyer = {
  name: 'فنادق الخليج | Gulf Hotels',
  business: {
    street: 'شارع التحلية',
    buildingNumber: '5678',
    district: 'السليمانية',
    city: 'جدة',
    postalCode: '23456',
    vatNumber: '399999999900003',
    registerNumber: '4030000001',
  },
}

export type Basket = {
  lines: readonly { unitPrice: number; quantity: number; title?: LocalizedText }[]
  discountPercent?: number
  redeemHalalas?: number
  deliveryFee?: number
}

export type DocumentOptions = Partial<Pick<InvoiceDocument, 'terms' | 'buyer' | 'seller' | 'number' | 'issuedAt'>>

const common = (options: DocumentOptions) => ({
  uuid: '3cf5ee18-ee25-44ea-a444-2c37ba7f28be',
  issuedAt: Date.UTC(2026, 1, 1, 21, 5, 9),
  supplyDate: '2026-02-03',
  orderNumber: '10012',
  terms: 'online' as const,
  seller: SELLER,
  ...options,
})

/** The invoice of an order; standard for a buyer with a VAT number. */
export function makeInvoice(basket: Basket, options: DocumentOptions = {}): InvoiceDocument {
  const buyer = options.buyer ?? PRIVATE_BUYER
  const order = calculateOrderTotals({
    lines: basket.lines,
    coupon: { kind: 'percent', percent: basket.discountPercent ?? 0, max: null },
    redeemHalalas: basket.redeemHalalas ?? 0,
    deliveryFee: basket.deliveryFee ?? 0,
    vatPercent: 15,
  })
  const ordered = order.lines.map(({ discount, net, vat }, at) => {
    const { unitPrice, quantity, title } = basket.lines[at] as Basket['lines'][number]
    return { item: at + 1, title: title ?? both('Damask rose', 'ورد جوري'), quantity, unitPrice, discount, net, vat }
  })
  const lines = invoiceLines(ordered, { title: both('Delivery', 'توصيل'), fee: order.deliveryFee })
  return {
    number: 'INV-000001',
    ...common(options),
    ...withSums(lines),
    kind: buyer.business === null ? 'simplified' : 'standard',
    buyer,
    coupon: 0,
    redeemed: order.redeemed,
    money: { paid: order.total, outstanding: 0 },
    corrects: null,
    reason: null,
  }
}

type NoteOptions = { kind?: NoteKind; reason?: string }

/** A credit note, or a debit note, with these lines for an invoice. */
export function makeNote(
  invoice: InvoiceDocument,
  lines: DocumentLine[],
  { kind = 'creditNote', reason = 'Wilted <rose> & "vase"' }: NoteOptions = {},
): InvoiceDocument {
  return {
    ...invoice,
    ...withSums(lines),
    kind,
    number: kind === 'creditNote' ? 'CN-000001' : 'DN-000001',
    coupon: 0,
    redeemed: 0,
    money: null,
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt, kind: invoice.kind as InvoiceKind },
    reason,
  }
}

/** A credit note for an amount of an invoice; `amount` includes `vat`. */
export const makeCreditNote = (invoice: InvoiceDocument, credit: CreditedAmount, reason?: string): InvoiceDocument =>
  makeNote(
    invoice,
    creditLines(remainingLines([invoice]), credit, ({ title }) => title),
    reason === undefined ? {} : { reason },
  )

/** The debit note of a higher delivery fee. */
export const makeDebitNote = (invoice: InvoiceDocument, fee: number): InvoiceDocument =>
  makeNote(invoice, [deliveryLine(both('Delivery', 'توصيل'), fee)], { kind: 'debitNote' })

const withSums = (lines: DocumentLine[]) => ({ lines, ...sumDocumentLines(lines) })
