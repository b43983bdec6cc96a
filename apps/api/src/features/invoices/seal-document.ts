import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import { encodeQrFields } from '@warda/domain/invoices/qr'
import { invoiceQrFields, type Place, ublXml } from '@warda/domain/invoices/ubl'
import { hashInvoice } from '@warda/zatca/invoice-hash'

/** The XML, the hash and the QR code of a document. */
export type SealedDocument = { xml: string; hash: string; qr: string }

/** Writes the XML of a numbered document at its position in the chain. */
export function sealDocument(document: InvoiceDocument, place: Place): SealedDocument {
  const qr = encodeQrFields(invoiceQrFields(document))
  return {
    hash: hashInvoice(ublXml(document, place)),
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${ublXml(document, place, qr)}`,
    qr,
  }
}
