import { type KeyObject, sign } from 'node:crypto'
import { formatRiyadhTime } from '@warda/domain/invoices/issue-time'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { canonicalInvoice, hashCanonical } from './invoice-hash.ts'
import { encodeQrCode, isSimplified, readInvoiceFacts } from './qr-code.ts'
import { readXml } from './read-xml.ts'
import { qrReferenceXml, SIGNATURE_REFERENCE, ublExtensionsXml } from './signature-xml.ts'
import { digestNewProperties } from './signed-properties.ts'
import type { SigningCertificate } from './signing-certificate.ts'

/** A tax unit (EGS unit): its private key on secp256k1 and the certificate of its CSID. */
export type TaxUnit = { privateKey: KeyObject; certificate: SigningCertificate }

export type SignedInvoice = { xml: string; invoiceHash: string; qrCode: string }

/**
 * Signs a document for reporting or clearance. `xml` is the canonical document without signature and QR code, as `ublXml` writes it; another
 * form is a programming error, because the signature is inserted into the text. `signedAt` is an instant in ms.
 */
export function signInvoice(xml: string, unit: TaxUnit, signedAt: number): SignedInvoice {
  const { certificate, privateKey } = unit
  if (canonicalInvoice(xml) !== xml) throw new Error('The document to sign is not in canonical form.')
  const invoiceHash = hashCanonical(xml)
  // The Authority verifies the signature over the 32 bytes of the hash, not over `ds:SignedInfo`.
  const signature = sign('sha256', Buffer.from(invoiceHash, 'base64'), privateKey).toString('base64')
  const properties = { ...certificate, signingTime: `${riyadhDate(signedAt)}T${formatRiyadhTime(signedAt)}` }
  const extensions = ublExtensionsXml({
    invoiceHash,
    signature,
    signedPropertiesDigest: digestNewProperties(properties),
    certificate: certificate.base64,
    properties,
  })
  const qrCode = readXml(xml, (document) =>
    encodeQrCode(readInvoiceFacts(document), { invoiceHash, signature, certificate }, isSimplified(document)),
  )
  return { xml: insertSignature(xml, extensions, qrCode), invoiceHash, qrCode }
}

/** Inserts extensions, QR code and signature reference where UBL demands them. */
function insertSignature(xml: string, extensions: string, qrCode: string): string {
  const rootEnd = xml.indexOf('>') + 1
  const supplier = xml.indexOf('<cac:AccountingSupplierParty>')
  const references = qrReferenceXml(qrCode) + SIGNATURE_REFERENCE
  const root = xml.slice(0, rootEnd)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}${extensions}${xml.slice(rootEnd, supplier)}${references}${xml.slice(supplier)}`
}
