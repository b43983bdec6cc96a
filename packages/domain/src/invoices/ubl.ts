import { riyadhDate } from '../time/riyadh-time.ts'
import type { CorrectedInvoice, InvoiceDocument } from './invoice-document.ts'
import { formatRiyadhTime } from './issue-time.ts'
import { formatDecimalRiyals, money, taxSchemeElement, vatPercent } from './ubl-amounts.ts'
import { ublLines } from './ubl-lines.ts'
import { buyerParty, sellerParty } from './ubl-parties.ts'
import { type Element, element, textElement, writeXml } from './xml.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const NAMESPACES = {
  xmlns: `${UBL}:Invoice-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  // The signature stands in this namespace; the hash covers the declaration, so that unsigned documents have it too.
  'xmlns:ext': `${UBL}:CommonExtensionComponents-2`,
}

/** Payment means of UNCL 4461: 48 card, 10 cash, 30 credit transfer. */
const MEANS = { online: '48', cash: '10', postponed: '30', monthly: '30' } as const

/** Document types of UNCL 1001: 388 invoice, 381 credit note, 383 debit note. */
const TYPE_CODES = { simplified: '388', standard: '388', creditNote: '381', debitNote: '383' } as const

/** Position of a document in the shop's chain: its counter (ICV) and the hash of the previous document (PIH). */
export type Place = { counter: number; previousHash: string }

/**
 * The UBL 2.1 XML of a document by ZATCA's standard, canonical and without declaration (`writeXml`). Without `qr` it is the text that ZATCA
 * hashes and that `@warda/zatca` signs.
 */
export function ublXml(document: InvoiceDocument, place: Place, qr?: string): string {
  const { kind, corrects, reason, seller, buyer, vat, net, total } = document
  const standard = (corrects?.kind ?? kind) === 'standard'
  const taxTotal = (...subtotal: Element[]) => element('cac:TaxTotal', money('cbc:TaxAmount', vat), subtotal)
  const root = element(
    'Invoice',
    textElement('cbc:ProfileID', 'reporting:1.0'),
    textElement('cbc:ID', document.number),
    textElement('cbc:UUID', document.uuid),
    textElement('cbc:IssueDate', riyadhDate(document.issuedAt)),
    textElement('cbc:IssueTime', formatRiyadhTime(document.issuedAt)),
    textElement('cbc:InvoiceTypeCode', TYPE_CODES[kind], { name: standard ? '0100000' : '0200000' }),
    textElement('cbc:DocumentCurrencyCode', 'SAR'),
    textElement('cbc:TaxCurrencyCode', 'SAR'),
    orderReference(document),
    corrects && billingReference(corrects),
    element(
      'cac:AdditionalDocumentReference',
      textElement('cbc:ID', 'ICV'),
      textElement('cbc:UUID', String(place.counter)),
    ),
    reference('PIH', place.previousHash),
    qr === undefined ? null : reference('QR', qr),
    element('cac:AccountingSupplierParty', sellerParty(seller)),
    element('cac:AccountingCustomerParty', buyerParty(buyer)),
    element('cac:Delivery', textElement('cbc:ActualDeliveryDate', document.supplyDate)),
    element(
      'cac:PaymentMeans',
      textElement('cbc:PaymentMeansCode', MEANS[document.terms]),
      reason === null ? null : textElement('cbc:InstructionNote', reason),
    ),
    taxTotal(
      element(
        'cac:TaxSubtotal',
        money('cbc:TaxableAmount', net),
        money('cbc:TaxAmount', vat),
        element('cac:TaxCategory', textElement('cbc:ID', 'S'), vatPercent(), taxSchemeElement()),
      ),
    ),
    taxTotal(),
    element(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', net),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', total),
      money('cbc:PrepaidAmount', 0),
      money('cbc:PayableAmount', total),
    ),
    ublLines(document.lines),
  )
  return writeXml({ ...root, attributes: NAMESPACES })
}

/** The buyer's number of the order and the seller's (BT-13, BT-14); without a purchase order the shop's number alone. */
const orderReference = ({ purchaseOrder, orderNumber }: InvoiceDocument): Element =>
  element(
    'cac:OrderReference',
    textElement('cbc:ID', purchaseOrder ?? orderNumber),
    purchaseOrder === undefined ? null : textElement('cbc:SalesOrderID', orderNumber),
  )

/** Number and date of the invoice that a note corrects (BT-25, BT-26; BR-KSA-56). */
const billingReference = ({ number, issuedAt }: CorrectedInvoice): Element =>
  element(
    'cac:BillingReference',
    element(
      'cac:InvoiceDocumentReference',
      textElement('cbc:ID', number),
      textElement('cbc:IssueDate', riyadhDate(issuedAt)),
    ),
  )

const reference = (id: string, text: string): Element =>
  element(
    'cac:AdditionalDocumentReference',
    textElement('cbc:ID', id),
    element('cac:Attachment', textElement('cbc:EmbeddedDocumentBinaryObject', text, { mimeCode: 'text/plain' })),
  )

/** The QR fields of a document without signature: time and amounts as in the XML, which has Riyadh time without a zone. */
export const invoiceQrFields = (document: InvoiceDocument) => ({
  seller: document.seller.name.ar,
  vatNumber: document.seller.vatNumber,
  timestamp: `${riyadhDate(document.issuedAt)}T${formatRiyadhTime(document.issuedAt)}`,
  total: formatDecimalRiyals(document.total),
  vat: formatDecimalRiyals(document.vat),
})
