import { m } from '@warda/i18n/messages'

/** The most frequent rules and error codes of the tax authority, by what they mean. */
const CODES = {
  seller_vat: ['BR-KSA-39', 'BR-KSA-40', 'certificate-issuer-name'],
  seller_id: ['BR-KSA-08'],
  seller_address: ['BR-KSA-09', 'BR-KSA-37', 'BR-KSA-66', 'BR-KSA-F-06-C4', 'BR-KSA-F-06-C7', 'BR-KSA-F-06-C9'],
  buyer_name: ['BR-KSA-42', 'BR-KSA-71', 'BR-KSA-F-06-C12', 'BR-KSA-F-06-C32'],
  buyer_address: [
    ...['BR-KSA-10', 'BR-KSA-63', 'BR-KSA-67', 'BR-KSA-F-06-C23', 'BR-KSA-F-06-C24'],
    ...['BR-KSA-F-06-C25', 'BR-KSA-F-06-C26', 'BR-KSA-F-06-C28', 'BR-KSA-F-06-C29'],
  ],
  buyer_id: ['BR-KSA-14', 'BR-KSA-49', 'BR-KSA-81'],
  buyer_vat: ['BR-KSA-44', 'BR-KSA-99'],
  own_number: ['BR-CUSTOM-VALIDATION-01'],
  note_reason: ['BR-KSA-17', 'BR-KSA-F-06-C13'],
  note_reference: ['BR-KSA-56', 'BR-KSA-F-06-C22'],
  future: ['BR-KSA-04'],
  late: ['BR-KSA-98'],
  chain: ['BR-KSA-26', 'BR-KSA-33', 'BR-KSA-34', 'BR-KSA-61', 'invalid-previous-hash'],
  qr: ['BR-KSA-27', 'BR-CL-KSA-14', 'QRCODE_INVALID', 'invoiceHash_QRCODE_INVALID'],
  signature: [
    ...['BR-KSA-28', 'BR-KSA-29', 'BR-KSA-30', 'BR-KSA-60', 'invalid-signature', 'invalid-digital-signature'],
    ...['signed-properties-hashing', 'invalid-invoice-hash', 'InvoiceHash-Errors', 'Invalid-InvoiceHash'],
  ],
  certificate: [
    ...['certificate-expired', 'certificate-permissions', 'invalid-certificate'],
    ...['Invalid-currentCSID', 'Missing-currentCSID'],
  ],
  amounts: [
    ...['BR-CO-10', 'BR-CO-13', 'BR-CO-14', 'BR-CO-15', 'BR-CO-16', 'BR-CO-17', 'BR-26', 'BR-S-08', 'BR-S-09'],
    ...['BR-KSA-51', 'BR-KSA-EN16931-08', 'BR-KSA-EN16931-09', 'BR-KSA-EN16931-11'],
  ],
  schema: ['XSD_ZATCA_INVALID', 'Invalid-Request'],
  duplicate: ['Invoice-Warning'],
  kind: ['BR-KSA-05', 'BR-KSA-06', 'invalid-invoice-type'],
  otp: ['Invalid-OTP', 'Missing-OTP'],
  csr: ['Invalid-CSR', 'Missing-CSR'],
  steps: ['Missing-ComplianceSteps', 'Invalid-ComplianceRequestId'],
  unusable: ['Invalid-Certificate'],
} as const satisfies Record<string, readonly string[]>

type Reason = keyof typeof CODES

const TEXTS: Record<Reason, () => string> = {
  seller_vat: m.tax_reason_seller_vat,
  seller_id: m.tax_reason_seller_id,
  seller_address: m.tax_reason_seller_address,
  buyer_name: m.tax_reason_buyer_name,
  buyer_address: m.tax_reason_buyer_address,
  buyer_id: m.tax_reason_buyer_id,
  buyer_vat: m.tax_reason_buyer_vat,
  own_number: m.tax_reason_own_number,
  note_reason: m.tax_reason_note_reason,
  note_reference: m.tax_reason_note_reference,
  future: m.tax_reason_future,
  late: m.tax_reason_late,
  chain: m.tax_reason_chain,
  qr: m.tax_reason_qr,
  signature: m.tax_reason_signature,
  certificate: m.tax_reason_certificate,
  amounts: m.tax_reason_amounts,
  schema: m.tax_reason_schema,
  duplicate: m.tax_reason_duplicate,
  kind: m.tax_reason_kind,
  otp: m.tax_reason_otp,
  csr: m.tax_reason_csr,
  steps: m.tax_reason_steps,
  unusable: m.tax_reason_unusable,
}

const REASONS = new Map(
  Object.entries(CODES).flatMap(([reason, codes]) => codes.map((code) => [code as string, reason as Reason] as const)),
)

/** What a code of the tax authority means, and what to do; null for an unknown code. */
export function authorityReason(code: string): string | null {
  const reason = REASONS.get(code)
  return reason === undefined ? null : TEXTS[reason]()
}
