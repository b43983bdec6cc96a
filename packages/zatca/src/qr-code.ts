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
  const texts = [seller, vatNumber, timestamp, total, vat, invoiceHash, signature].map((text) => Buffer.from(text))
  const values = [...texts, certificate.publicKey, ...(simplified ? [certificate.signature] : [])]
  const fields = values.flatMap((value, at) => [Buffer.from([at + 1, ...encodeLength(value.length)]), value])
  return Buffer.concat(fields).toString('base64')
}

/** A length in BER: one byte up to 127, otherwise the number of length bytes and these bytes. */
function encodeLength(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

/** Reads the length at a position and the position of the value. */
function decodeLength(bytes: Buffer, at: number): { length: number; from: number } | null {
  const [first, second = 0, third = 0] = bytes.subarray(at, at + 3)
  if (first === undefined || first === 0x80 || first > 0x82) return null
  if (first < 0x80) return { length: first, from: at + 1 }
  return first === 0x81 ? { length: second, from: at + 2 } : { length: second * 0x100 + third, from: at + 3 }
}

/** The values of a QR code by tag; null when the text is not base64 of tag, length and value. */
export function decodeQrCode(text: string): Map<number, Buffer> | null {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) return null
  const values = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes.readUInt8(at)
    const field = decodeLength(bytes, at + 1)
    if (field === null || values.has(tag) || field.from + field.length > bytes.length) return null
    at = field.from + field.length
    values.set(tag, bytes.subarray(field.from, at))
  }
  return values
}
