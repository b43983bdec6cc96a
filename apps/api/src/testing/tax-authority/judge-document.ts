import { X509Certificate } from 'node:crypto'
import { hashInvoice } from '@warda/zatca/invoice-hash'
import { type Verification, verifyInvoice } from '@warda/zatca/verify-invoice'
import type { SubmittedDocument } from './submitted-document.ts'

export type Finding = { type: 'ERROR' | 'WARNING'; code: string; category: string; message: string }

const CODES: Record<Verification['part'], string> = {
  structure: 'XSD_ZATCA_INVALID',
  invoiceHash: 'invalid-invoice-hash',
  signature: 'invalid-signature',
  signedProperties: 'signed-properties-hashing',
  certificate: 'invalid-certificate',
  qrCode: 'QRCODE_INVALID',
}

const error = (code: string, category: string, message: string): Finding => ({ type: 'ERROR', code, category, message })

export type Submission = {
  document: SubmittedDocument
  /** Values beside the document in the request. */
  invoiceHash: string
  uuid: string
  /** The certificate that authenticates the request, base64. */
  certificate: string
}

const DAY_MS = 24 * 60 * 60_000

/** The rules for a single document: hash, signature, QR code, certificate and time. */
export function judgeDocument({ document, invoiceHash, uuid, certificate }: Submission, now: number): Finding[] {
  const findings = verifyInvoice(document.xml).flatMap(({ part, problem }) =>
    problem === null ? [] : [error(CODES[part], 'SIGNATURE_ERRORS', problem)],
  )
  if (invoiceHash !== hashInvoice(document.xml))
    findings.push(
      error(
        'invalid-invoice-hash',
        'INVOICE_HASHING_ERRORS',
        'The invoice hash API body does not match the (calculated) Hash of the XML',
      ),
    )
  if (uuid !== document.uuid)
    findings.push(error('invalid-uuid', 'UUID', 'The UUID of the request is not the UUID of the XML'))
  return [...findings, ...checkCertificate(document, certificate, now), ...checkTime(document, now)]
}

function checkCertificate(document: SubmittedDocument, certificate: string, now: number): Finding[] {
  const findings: Finding[] = []
  const { raw, validToDate } = new X509Certificate(Buffer.from(certificate, 'base64'))
  if (document.certificate !== certificate)
    findings.push(error('certificate-permissions', 'CERTIFICATE_ERRORS', 'Another certificate signed the document'))
  if (!raw.includes(document.sellerVatNumber))
    findings.push(
      error('certificate-issuer-name', 'CERTIFICATE_ERRORS', 'The certificate is not of this VAT registration number'),
    )
  if (validToDate.getTime() < now)
    findings.push(error('certificate-expired', 'CERTIFICATE_ERRORS', 'The certificate has expired'))
  return findings
}

const LATE: Finding = {
  type: 'WARNING',
  code: 'BR-KSA-98',
  category: 'KSA',
  message: '[BR-KSA-98] - The simplified invoice should be submitted within 24 hours of issuing the invoice.',
}

function checkTime({ simplified, issuedAt }: SubmittedDocument, now: number): Finding[] {
  const age = now - Date.parse(issuedAt)
  // Allows clocks to differ by some minutes.
  if (age < -5 * 60_000) return [error('BR-KSA-04', 'KSA', 'The issue date must be less or equal to the current date')]
  return simplified && age > DAY_MS ? [LATE] : []
}
