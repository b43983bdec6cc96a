import type { Buyer, InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { BUSINESS_BUYER, makeCreditNote, makeDebitNote, makeInvoice, makeNote, SELLER } from './make-document.ts'

const rose = { unitPrice: 11_500, quantity: 2 }
const business = BUSINESS_BUYER.business as NonNullable<Buyer['business']>
const manyLines = Array.from({ length: 80 }, (_, at) => ({ unitPrice: 101 + at * 7, quantity: 1 + (at % 5) }))
/** As long as the settings allow. */
const longName = 'شركة وردة لتجارة الزهور والنباتات والهدايا '.repeat(5).slice(0, 100)

const retail = makeInvoice({ lines: [rose, { unitPrice: 333, quantity: 3 }], discountPercent: 7, deliveryFee: 2_599 })
const wholesale = makeInvoice({ lines: manyLines, redeemHalalas: 1_313, deliveryFee: 2_500 }, { buyer: BUSINESS_BUYER })
const registered = { name: 'Gulf Hotels', business: { ...business, vatNumber: null } }

/** Notes that correct a simplified and a standard invoice: a part, one line, the delivery, everything, a higher fee, a replacement. */
const noteCases: Record<string, InvoiceDocument> = Object.fromEntries(
  Object.entries({ simplified: retail, standard: wholesale }).flatMap(([kind, invoice]) => {
    const { lines, total, vat } = invoice
    const [line, delivery] = [lines[1], lines.at(-1)]
    if (!line || !delivery) throw new Error('The invoice has no lines.')
    return Object.entries({
      'credit note of a part': makeCreditNote(invoice, { amount: 1_000, vat: 130 }),
      'credit note of one halala': makeCreditNote(invoice, { amount: 1, vat: 0 }),
      'credit note of a line': makeCreditNote(invoice, { amount: line.gross, vat: line.vat, item: 2 }),
      'credit note of the delivery': makeCreditNote(invoice, { amount: 500, vat: 65, item: 'delivery' }),
      'credit note of the goods': makeCreditNote(invoice, { amount: total - delivery.gross, vat: vat - delivery.vat }),
      'credit note of everything': makeCreditNote(invoice, { amount: total, vat }, 'ذبلت الورود'),
      'debit note of a higher fee': makeDebitNote(invoice, 1_501),
      'credit note of replaced goods': makeNote(invoice, [line]),
      'debit note of replacing goods': makeNote(invoice, [{ ...line, item: 99 }], { kind: 'debitNote' }),
    }).map(([name, note]) => [`${kind}: ${name}`, note])
  }),
)

/** Documents of every kind that the shop issues, and the data that rules look at. */
export const documentCases: Record<string, InvoiceDocument> = {
  'simplified invoice': makeInvoice({ lines: [rose], deliveryFee: 2_500 }),
  'standard invoice': makeInvoice({ lines: [rose], deliveryFee: 2_500 }, { buyer: BUSINESS_BUYER }),
  ...noteCases,
  coupon: makeInvoice({ lines: [rose, { unitPrice: 333, quantity: 3 }], discountPercent: 7, deliveryFee: 2_599 }),
  points: makeInvoice({ lines: [rose, { unitPrice: 333, quantity: 3 }], redeemHalalas: 3_333, deliveryFee: 2_599 }),
  'coupon and points': makeInvoice({ lines: [rose], discountPercent: 33, redeemHalalas: 777 }),
  'free goods': makeInvoice({ lines: [rose], discountPercent: 100, deliveryFee: 2_500 }),
  'free delivery': makeInvoice({ lines: [rose], deliveryFee: 0 }),
  'free line': makeInvoice({ lines: [rose, { unitPrice: 0, quantity: 1 }] }),
  'total of one halala': makeInvoice({ lines: [{ unitPrice: 1, quantity: 1 }] }),
  'VAT that no net price gives': makeInvoice({ lines: [{ unitPrice: 333, quantity: 3 }] }, { buyer: BUSINESS_BUYER }),
  'largest amounts': makeInvoice({ lines: [{ unitPrice: 99_999_999, quantity: 999 }] }, { buyer: BUSINESS_BUYER }),
  '80 lines': makeInvoice({ lines: manyLines, discountPercent: 13, deliveryFee: 2_599 }, { buyer: BUSINESS_BUYER }),
  '80 lines whose VAT is rounded up': makeInvoice({ lines: manyLines.map(() => ({ unitPrice: 4, quantity: 1 })) }),
  'escaped text': makeInvoice(
    { lines: [{ ...rose, title: { en: 'Roses & <b>"lilies"</b>\r\n\u0001', ar: "ورد 'أحمر' > أبيض" } }] },
    { buyer: { name: 'A&B <Co>', business: null } },
  ),
  'text of one language': makeInvoice({ lines: [{ ...rose, title: { en: 'ورد', ar: 'ورد' } }] }),
  'buyer abroad': makeInvoice({ lines: [rose] }, { buyer: { name: '花屋 GmbH & Co. KG', business: null } }),
  'long seller name': makeInvoice({ lines: [rose] }, { seller: { ...SELLER, name: { en: longName, ar: longName } } }),
  cash: makeInvoice({ lines: [rose] }, { terms: 'cash' }),
  postponed: makeInvoice({ lines: [rose] }, { terms: 'postponed' }),
  monthly: makeInvoice({ lines: [rose] }, { terms: 'monthly', buyer: BUSINESS_BUYER }),
  'business without register number': makeInvoice(
    { lines: [rose] },
    { buyer: { name: 'Gulf Hotels', business: { ...business, registerNumber: null } } },
  ),
  'business without VAT number': makeInvoice({ lines: [{ ...rose, quantity: 20 }] }, { buyer: registered }),
  'paid before delivery': { ...makeInvoice({ lines: [rose] }, { buyer: BUSINESS_BUYER }), supplyDate: '2026-03-31' },
  'purchase order of a business': {
    ...makeInvoice({ lines: [rose] }, { buyer: BUSINESS_BUYER }),
    purchaseOrder: 'PO <2026/17> & ط',
  },
  'after midnight in Riyadh': makeInvoice({ lines: [rose] }, { issuedAt: Date.UTC(2026, 0, 31, 21, 0, 0) }),
}

/** A standard invoice to a business whose profile has no address: the rules warn. */
export const withoutAddress: InvoiceDocument = makeInvoice(
  { lines: [rose] },
  {
    buyer: {
      name: 'Gulf Hotels',
      business: { ...business, street: '', buildingNumber: '', district: '', city: '', postalCode: '' },
    },
  },
)
