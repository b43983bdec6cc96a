import type { Buyer, InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { BUSINESS_BUYER, makeCreditNote, makeInvoice, SELLER } from './make-document.ts'

const rose = { unitPrice: 11_500, quantity: 2 }
const business = BUSINESS_BUYER.business as NonNullable<Buyer['business']>
const manyLines = Array.from({ length: 80 }, (_, at) => ({ unitPrice: 101 + at * 7, quantity: 1 + (at % 5) }))
/** As long as the settings allow. */
const longName = 'شركة وردة لتجارة الزهور والنباتات والهدايا '.repeat(5).slice(0, 100)

/** Documents of every kind that the shop issues, and the data that rules look at. */
export const documentCases: Record<string, InvoiceDocument> = {
  'simplified invoice': makeInvoice({ lines: [rose], deliveryFee: 2_500 }),
  'standard invoice': makeInvoice({ lines: [rose], deliveryFee: 2_500 }, { buyer: BUSINESS_BUYER }),
  'simplified credit note': makeCreditNote({ amount: 1_000, vat: 130, reason: 'Wilted <rose> & "vase"' }),
  'standard credit note': makeCreditNote({ amount: 1_000, vat: 131, reason: 'ذبلت' }, { buyer: BUSINESS_BUYER }),
  'credit note of one halala': makeCreditNote({ amount: 1, vat: 0, reason: 'Rounding' }),
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
