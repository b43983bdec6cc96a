import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { encodeQrFields } from '@warda/domain/invoices/qr'
import { invoiceQrFields, type Place, ublXml } from '@warda/domain/invoices/ubl'
import { hashInvoice } from '@warda/zatca/invoice-hash'
import type { UnitPlace } from '../tax-units/index.ts'

/** The XML, the hash and the QR code of a document. */
export type SealedDocument = { xml: string; hash: string; qr: string }

/** Writes the XML of a numbered document without signature, at its position in the shop's chain (phase 1). */
export function sealDocument(document: InvoiceDocument, place: Place): SealedDocument {
  const qr = encodeQrFields(invoiceQrFields(document))
  return {
    hash: hashInvoice(ublXml(document, place)),
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${ublXml(document, place, qr)}`,
    qr,
  }
}

/** Writes the signed XML of a numbered document, at its position in the chain of a unit (phase 2). */
export async function signDocument(document: InvoiceDocument, unit: UnitPlace): Promise<SealedDocument> {
  const { xml, invoiceHash, qrCode } = await unit.sign(ublXml(document, unit), document.issuedAt)
  return { xml, hash: invoiceHash, qr: qrCode }
}
