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

/** `business` is null for a simplified invoice, which needs only the name. A business has a VAT number or a register number. */
export type Buyer = {
  name: string
  business: (Address<string> & { vatNumber: string | null; registerNumber: string | null }) | null
}

/** The subject of a line: a product variant of the order, or its delivery. */
export type LineItem = number | 'delivery'

/** Amounts in halalas. `unitPrice` and `discount` include VAT; `net + vat = gross = unitPrice × quantity − discount`. */
export type DocumentLine = {
  /** Absent in documents issued before credit notes named the goods. */
  item?: LineItem
  title: LocalizedText
  quantity: number
  unitPrice: Halalas
  discount: Halalas
  net: Halalas
  vat: Halalas
  gross: Halalas
  /** On a credit note: the pieces of a line that are credited, the rest of which remains. */
  isPartOfLine?: true
}

/** The invoice that a credit or debit note corrects. */
export type CorrectedInvoice = { number: string; issuedAt: number; kind: InvoiceKind }

export type InvoiceKind = 'simplified' | 'standard'

export type NoteKind = 'creditNote' | 'debitNote'

export type DocumentKind = InvoiceKind | NoteKind

/** Whether a document corrects an invoice. */
export const isNote = (kind: DocumentKind): kind is NoteKind => kind === 'creditNote' || kind === 'debitNote'

/**
 * A tax invoice, a credit note or a debit note as issued: all data of its XML and PDF. It is stored with the document, so that a later print shows the
 * seller and the buyer of the day of issue.
 */
export type InvoiceDocument = {
  kind: DocumentKind
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
  /** The lines' discounts by source: `coupon` with or without a code and by staff, and redeemed points; VAT included. */
  coupon: Halalas
  /** The discounts of `coupon` by name; the remainder was given by staff. Absent in documents issued before discounts had names. */
  discounts?: { title: LocalizedText; amount: Halalas }[]
  redeemed: Halalas
  /** Amounts paid and outstanding on the day of issue, for information. Null on credit and debit notes. */
  money: { paid: Halalas; outstanding: Halalas } | null
  corrects: CorrectedInvoice | null
  /** Reason of a credit or debit note. */
  reason: string | null
}

/** Whether a document is standard: a standard invoice, or a note that corrects one. */
export const isStandard = ({ kind, corrects }: Pick<InvoiceDocument, 'kind' | 'corrects'>): boolean =>
  (corrects?.kind ?? kind) === 'standard'

export type OrderedLine = Omit<DocumentLine, 'gross'>

/** The line for a delivery fee; `vat` is the VAT it contains. */
export const deliveryLine = (title: LocalizedText, fee: Halalas, vat = splitVat(fee).vat): DocumentLine => ({
  item: 'delivery',
  title,
  quantity: 1,
  unitPrice: fee,
  discount: 0,
  net: fee - vat,
  vat,
  gross: fee,
})

/** The lines of an order's invoice: its goods and the delivery, unless it is free without a discount; `fee` is what is left after the discount. */
export function invoiceLines(
  lines: readonly OrderedLine[],
  delivery: { title: LocalizedText; fee: Halalas; discount?: Halalas },
): DocumentLine[] {
  const goods = lines.map((line) => ({ ...line, gross: line.net + line.vat }))
  const { title, fee, discount = 0 } = delivery
  if (fee + discount === 0) return goods
  return [...goods, { ...deliveryLine(title, fee), unitPrice: fee + discount, discount }]
}

/** Net, VAT and total of a document: sums of its rounded lines, as in the ledger (decisions §2). */
export const sumDocumentLines = (lines: readonly DocumentLine[]): { net: Halalas; vat: Halalas; total: Halalas } => ({
  net: sumHalalas(lines.map((line) => line.net)),
  vat: sumHalalas(lines.map((line) => line.vat)),
  total: sumHalalas(lines.map((line) => line.gross)),
})
