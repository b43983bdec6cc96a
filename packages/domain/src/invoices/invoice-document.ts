import { type Halalas, splitVat, sumHalalas } from '../money.ts'
import type { PaymentTerms } from '../orders/payment-terms.ts'
import type { IsoDate } from '../time/riyadh-time.ts'

/** A text in both languages. */
export type LocalizedText = { en: string; ar: string }

export type Address<T> = { street: T; buildingNumber: string; district: T; city: T; postalCode: string }

export type Seller = Address<LocalizedText> & {
  name: LocalizedText
  vatNumber: string
  crNumber: string
  phone: string
}

/** `business` is null for a simplified invoice, which needs only the name. */
export type Buyer = {
  name: string
  business: (Address<string> & { vatNumber: string; registerNumber: string | null }) | null
}

/** Amounts in halalas. `unitPrice` and `discount` include VAT; `net + vat = gross = unitPrice × quantity − discount`. */
export type DocumentLine = {
  title: LocalizedText
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
 * A tax invoice or a credit note as issued: all data of its XML and PDF. It is stored with the document, so that a later print shows the
 * seller and the buyer of the day of issue.
 */
export type InvoiceDocument = {
  kind: 'simplified' | 'standard' | 'creditNote'
  number: string
  uuid: string
  /** Instant in ms. */
  issuedAt: number
  supplyDate: IsoDate
  orderNumber: string
  /** The buyer's purchase order number; absent in documents issued before there was one. */
  purchaseOrder?: string
  terms: PaymentTerms
  seller: Seller
  buyer: Buyer
  lines: DocumentLine[]
  net: Halalas
  vat: Halalas
  total: Halalas
  /** The parts of the lines' discounts from the coupon and from redeemed points, VAT included. */
  coupon: Halalas
  redeemed: Halalas
  /** Amounts paid and outstanding on the day of issue, for information. Null on a credit note. */
  money: { paid: Halalas; outstanding: Halalas } | null
  corrects: CorrectedInvoice | null
  /** Reason of a credit note. */
  reason: string | null
}

export type OrderedLine = Omit<DocumentLine, 'gross'>

/** The lines of an order's invoice: its goods and, unless free, the delivery. */
export function invoiceLines(
  lines: readonly OrderedLine[],
  delivery: { title: LocalizedText; fee: Halalas },
): DocumentLine[] {
  const goods = lines.map((line) => ({ ...line, gross: line.net + line.vat }))
  if (delivery.fee === 0) return goods
  const { title, fee } = delivery
  return [...goods, { title, quantity: 1, unitPrice: fee, discount: 0, ...splitVat(fee), gross: fee }]
}

/** The line of a credit note: the amount deducted and the VAT in it according to the ledger. */
export const creditLines = (credit: { title: LocalizedText; amount: Halalas; vat: Halalas }): DocumentLine[] => [
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

/** Net, VAT and total of a document: sums of its rounded lines, as in the ledger (decisions §2). */
export const sumDocumentLines = (lines: readonly DocumentLine[]): { net: Halalas; vat: Halalas; total: Halalas } => ({
  net: sumHalalas(lines.map((line) => line.net)),
  vat: sumHalalas(lines.map((line) => line.vat)),
  total: sumHalalas(lines.map((line) => line.gross)),
})
