import { type Halalas, splitVat, sumHalalas } from '../money.ts'
import type { PaymentTerms } from '../orders/payment-terms.ts'
import type { IsoDate } from '../time/riyadh-time.ts'

/** A text of the shop in both languages. */
export type Words = { en: string; ar: string }

export type Address<T> = { street: T; buildingNumber: string; district: T; city: T; postalCode: string }

export type Seller = Address<Words> & { name: Words; vatNumber: string; crNumber: string; phone: string }

/** `business` is null for a simplified invoice: the name alone is enough. */
export type Buyer = {
  name: string
  business: (Address<string> & { vatNumber: string; registerNumber: string | null }) | null
}

/** Amounts in halalas. `unitPrice` and `discount` contain VAT; `net + vat = gross = unitPrice × quantity − discount`. */
export type DocumentLine = {
  title: Words
  quantity: number
  unitPrice: Halalas
  discount: Halalas
  net: Halalas
  vat: Halalas
  gross: Halalas
}

/** The invoice that a credit note corrects. */
export type CorrectedInvoice = { number: string; issuedAt: number; kind: 'simplified' | 'standard' }

/**
 * A tax invoice or a credit note as it was issued: everything the XML and the paper say. It is kept with the document, so a paper that is
 * printed years later shows the seller and the buyer of that day.
 */
export type InvoiceDocument = {
  kind: 'simplified' | 'standard' | 'creditNote'
  number: string
  uuid: string
  /** Milliseconds. */
  issuedAt: number
  supplyDate: IsoDate
  orderNumber: string
  terms: PaymentTerms
  seller: Seller
  buyer: Buyer
  lines: DocumentLine[]
  net: Halalas
  vat: Halalas
  total: Halalas
  /** Parts of the lines' discounts, VAT contained: a coupon's, and points that were redeemed. */
  coupon: Halalas
  redeemed: Halalas
  /** What was paid and open that day; information beside the invoice. Null on a credit note. */
  money: { paid: Halalas; outstanding: Halalas } | null
  corrects: CorrectedInvoice | null
  /** Why, on a credit note. */
  reason: string | null
}

export type OrderedLine = Omit<DocumentLine, 'gross'>

/** The lines of an order's invoice: its flowers and, unless it is free, the delivery as a line of its own. */
export function invoiceLines(lines: readonly OrderedLine[], delivery: { title: Words; fee: Halalas }): DocumentLine[] {
  const flowers = lines.map((line) => ({ ...line, gross: line.net + line.vat }))
  if (delivery.fee === 0) return flowers
  const { title, fee } = delivery
  return [...flowers, { title, quantity: 1, unitPrice: fee, discount: 0, ...splitVat(fee), gross: fee }]
}

/** The one line of a credit note: what was taken off, and the VAT that the books say is in it. */
export const creditLines = (credit: { title: Words; amount: Halalas; vat: Halalas }): DocumentLine[] => [
  {
    title: credit.title,
    quantity: 1,
    unitPrice: credit.amount,
    discount: 0,
    net: credit.amount - credit.vat,
    vat: credit.vat,
    gross: credit.amount,
  },
]

/** Net, VAT and total of a document: sums of its rounded lines, as in the books (decisions §2). */
export const sumDocumentLines = (lines: readonly DocumentLine[]): { net: Halalas; vat: Halalas; total: Halalas } => ({
  net: sumHalalas(lines.map((line) => line.net)),
  vat: sumHalalas(lines.map((line) => line.vat)),
  total: sumHalalas(lines.map((line) => line.gross)),
})
