import {
  type Buyer,
  type DocumentKind,
  deliveryLine,
  type InvoiceDocument,
  type Seller,
  sumDocumentLines,
} from '@warda/domain/invoices/invoice-document'
import { type Place, ublXml } from '@warda/domain/invoices/ubl'
import { riyadhDate } from '@warda/domain/time/riyadh-time'

/** The six kinds of documents in the compliance checks that precede the production certificate. */
export const COMPLIANCE_KINDS = [
  { kind: 'standard', type: '388' },
  { kind: 'standard', type: '381' },
  { kind: 'standard', type: '383' },
  { kind: 'simplified', type: '388' },
  { kind: 'simplified', type: '381' },
  { kind: 'simplified', type: '383' },
] as const
export type ComplianceKind = (typeof COMPLIANCE_KINDS)[number]

const KINDS: Partial<Record<ComplianceKind['type'], DocumentKind>> = { '381': 'creditNote', '383': 'debitNote' }

/** A fictitious business, as in the Authority's samples. */
const BUYER: Buyer = {
  name: 'شركة المشتري التجريبية',
  business: {
    street: 'طريق الملك فهد',
    buildingNumber: '1111',
    district: 'العليا',
    city: 'الرياض',
    postalCode: '12222',
    vatNumber: '399999999800003',
    registerNumber: null,
  },
}

export type ComplianceDocument = { seller: Seller; issuedAt: number; uuid: string }

/** The unsigned XML of a document for a compliance check: one article for SAR 115, at a position of its own chain. */
export function complianceXml(kind: ComplianceKind, input: ComplianceDocument, place: Place): string {
  const { item: _, ...line } = deliveryLine({ en: 'Test article', ar: 'صنف تجريبي' }, 11_500)
  const lines = [line]
  const isInvoice = kind.type === '388'
  const document: InvoiceDocument = {
    kind: KINDS[kind.type] ?? kind.kind,
    number: `TEST-${place.counter}`,
    uuid: input.uuid,
    issuedAt: input.issuedAt,
    supplyDate: riyadhDate(input.issuedAt),
    orderNumber: '1',
    terms: 'cash',
    seller: input.seller,
    buyer: kind.kind === 'standard' ? BUYER : { name: 'عميل نقدي', business: null },
    lines,
    ...sumDocumentLines(lines),
    coupon: 0,
    redeemed: 0,
    money: null,
    corrects: isInvoice ? null : { number: 'TEST-0', issuedAt: input.issuedAt, kind: kind.kind },
    reason: isInvoice ? null : 'Compliance check',
  }
  return ublXml(document, place)
}
