import { verify } from 'node:crypto'
import type { XmlDocument } from 'libxml2-wasm'
import { hashInvoice } from './invoice-hash.ts'
import { decodeQrCode, encodeQrCode, isSimplified, readInvoiceFacts } from './qr-code.ts'
import { readSignature, type SignatureParts } from './read-signature.ts'
import { readXml } from './read-xml.ts'
import { findStructureProblem } from './signature-structure.ts'
import { digestSignedProperties } from './signed-properties.ts'
import { readCertificate, type SigningCertificate } from './signing-certificate.ts'

export const VERIFIED_PARTS = [
  'structure',
  'invoiceHash',
  'signature',
  'signedProperties',
  'certificate',
  'qrCode',
] as const

/** The result for one signed part; `problem` is null when it is valid. */
export type Verification = { part: (typeof VERIFIED_PARTS)[number]; problem: string | null }

/**
 * Verifies each part of a signed document. Success proves that the document is unchanged since the owner of the certificate signed it; the
 * caller checks the owner. A document without signature has one result, the structure. Throws `InvalidXmlError`.
 */
export function verifyInvoice(xml: string): Verification[] {
  return readXml(xml, (document) => {
    const parts = readSignature(document)
    if (parts === null) return [{ part: 'structure', problem: 'the document is not signed' }]
    const certificate = parseCertificate(parts.certificate)
    return [
      { part: 'structure', problem: findStructureProblem(document, parts) },
      { part: 'invoiceHash', problem: difference(parts.invoiceHash, hashInvoice(xml)) },
      { part: 'signature', problem: signatureProblem(parts, certificate) },
      {
        part: 'signedProperties',
        problem: difference(parts.signedPropertiesDigest, digestSignedProperties(parts.signedProperties)),
      },
      { part: 'certificate', problem: certificateProblem(parts, certificate) },
      { part: 'qrCode', problem: qrCodeProblem(document, parts, certificate) },
    ]
  })
}

export const isVerified = (results: readonly Verification[]): boolean =>
  results.length === VERIFIED_PARTS.length && results.every(({ problem }) => problem === null)

const difference = (found: string, expected: string): string | null =>
  found === expected ? null : `the document has ${found}, computed is ${expected}`

function parseCertificate(base64: string): SigningCertificate | null {
  try {
    return readCertificate(base64)
  } catch {
    return null
  }
}

const UNREADABLE = 'the certificate cannot be read, or its key is not on secp256k1'

function signatureProblem(parts: SignatureParts, certificate: SigningCertificate | null): string | null {
  if (certificate === null) return UNREADABLE
  const hash = Buffer.from(parts.invoiceHash, 'base64')
  const signature = Buffer.from(parts.signature, 'base64')
  return verify('sha256', hash, certificate.certificate.publicKey, signature)
    ? null
    : 'the signature is not that of this hash and certificate'
}

function certificateProblem({ properties }: SignatureParts, certificate: SigningCertificate | null): string | null {
  if (certificate === null) return UNREADABLE
  const names = { digest: 'digest', issuerName: 'issuer', serialNumber: 'serial number' } as const
  for (const [key, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const problem = difference(properties[key], certificate[key])
    if (problem !== null) return `${name}: ${problem}`
  }
  const { validFromDate, validToDate } = certificate.certificate
  const time = properties.signingTime
  const signedAt = new Date(time.endsWith('Z') ? time : `${time}+03:00`)
  return signedAt >= validFromDate && signedAt <= validToDate ? null : `it was not valid at the signing time ${time}`
}

function qrCodeProblem(
  document: XmlDocument,
  parts: SignatureParts,
  certificate: SigningCertificate | null,
): string | null {
  const found = parts.qrCode
  if (found === null) return 'the document has no QR code'
  if (certificate === null) return UNREADABLE
  const expected = encodeQrCode(readInvoiceFacts(document), { ...parts, certificate }, isSimplified(document))
  if (found === expected) return null
  const values = decodeQrCode(found)
  const expectedValues = decodeQrCode(expected)
  if (values === null || expectedValues === null) return 'it is not base64 of tag, length and value'
  const tags = new Set([...values.keys(), ...expectedValues.keys()])
  const differing = [...tags].filter((tag) => !values.get(tag)?.equals(expectedValues.get(tag) ?? Buffer.alloc(0)))
  return differing.length > 0
    ? `it differs from the document in tag ${differing.join(', ')}`
    : 'its tags are not in order'
}
