import { encodeTlv } from '@warda/domain/invoices/qr'
import type { XmlDocument } from 'libxml2-wasm'
import { textAt } from './read-xml.ts'
import type { SigningCertificate } from './signing-certificate.ts'

/** The values of tags 1 to 5. */
export type InvoiceFacts = { seller: string; vatNumber: string; timestamp: string; total: string; vat: string }

/** The values of tags 6 to 9. */
export type Stamp = {
  /** Base64, which is also how tags 6 and 7 carry them. */
  invoiceHash: string
  signature: string
  certificate: Pick<SigningCertificate, 'publicKey' | 'signature'>
}

/** Tags 1 to 5 from the document itself, so that both agree; the timestamp is the issue date and time of the XML (Riyadh). */
export function readInvoiceFacts(document: XmlDocument): InvoiceFacts {
  const party = '/inv:Invoice/cac:AccountingSupplierParty/cac:Party'
  const text = (path: string): string => textAt(document, path) ?? ''
  return {
    seller: text(`${party}/cac:PartyLegalEntity/cbc:RegistrationName`),
    vatNumber: text(`${party}/cac:PartyTaxScheme/cbc:CompanyID`),
    timestamp: `${text('/inv:Invoice/cbc:IssueDate')}T${text('/inv:Invoice/cbc:IssueTime')}`,
    total: text('/inv:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount'),
    vat: text('/inv:Invoice/cac:TaxTotal/cbc:TaxAmount'),
  }
}

/** Whether the transaction code of the type (`0200000`) is that of a simplified document. */
export const isSimplified = (document: XmlDocument): boolean =>
  (textAt(document, '/inv:Invoice/cbc:InvoiceTypeCode/@name') ?? '').startsWith('02')

/**
 * The content of a signed document's QR code, in base64. Only a simplified document carries tag 9, the Authority's signature of the
 * certificate.
 */
export function encodeQrCode(facts: InvoiceFacts, stamp: Stamp, simplified: boolean): string {
  const { invoiceHash, signature, certificate } = stamp
  const { seller, vatNumber, timestamp, total, vat } = facts
  const values = [seller, vatNumber, timestamp, total, vat, invoiceHash, signature, certificate.publicKey]
  return encodeTlv(simplified ? [...values, certificate.signature] : values)
}

/** The values of a QR code by tag; null when the text is not base64 of tag, length and value. */
export function decodeQrCode(text: string): Map<number, Buffer> | null {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) return null
  const values = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length; ) {
    const [tag, length] = bytes.subarray(at, at + 2)
    const value = bytes.subarray(at + 2, at + 2 + (length ?? 0))
    if (tag === undefined || length === undefined || value.length !== length || values.has(tag)) return null
    values.set(tag, value)
    at += 2 + length
  }
  return values
}
