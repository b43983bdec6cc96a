import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import type { TaxEnvironment } from '@warda/zatca/signing-request'

/** A certificate (CSID) as the authority issues it. */
export type IssuedCertificate = {
  requestId: string
  /** `binarySecurityToken`: the user name of later requests; base64 of the certificate in base64. */
  token: string
  secret: string
}

/** Why there is no usable answer; the authority may have executed the request. */
export type UnavailableReason = 'unreachable' | 'timeout' | 'server_error' | 'unreadable' | 'too_large' | 'paused'

export type AuthorityFailure =
  | { kind: 'refused'; messages: AuthorityMessage[] }
  /** The certificate or its secret is not accepted. */
  | { kind: 'unauthorized' }
  | { kind: 'unavailable'; reason: UnavailableReason }

export type CertificateAnswer =
  | { kind: 'issued'; certificate: IssuedCertificate }
  /** The renewal requires the compliance checks again, with this compliance certificate. */
  | { kind: 'checksNeeded'; certificate: IssuedCertificate }
  | AuthorityFailure

export type DocumentAnswer =
  /** `clearedXml` is the document with the authority's stamp; null when it was reported. */
  | { kind: 'accepted'; warnings: AuthorityMessage[]; clearedXml: string | null }
  | { kind: 'alreadyReported' }
  /** Clearance is switched off at the authority; the document must be reported. */
  | { kind: 'clearanceOff' }
  | AuthorityFailure

export type Credentials = Pick<IssuedCertificate, 'token' | 'secret'>

export type SignedDocument = { uuid: string; invoiceHash: string; xml: string }

/** The tax authority's service (ZATCA, phase 2). No call throws. */
export type TaxAuthority = {
  requestComplianceCertificate(
    environment: TaxEnvironment,
    request: { signingRequest: string; oneTimePassword: string },
  ): Promise<CertificateAnswer>
  checkDocument(
    environment: TaxEnvironment,
    credentials: Credentials,
    document: SignedDocument,
  ): Promise<DocumentAnswer>
  requestProductionCertificate(
    environment: TaxEnvironment,
    credentials: Credentials,
    requestId: string,
  ): Promise<CertificateAnswer>
  renewCertificate(
    environment: TaxEnvironment,
    credentials: Credentials,
    request: { signingRequest: string; oneTimePassword: string },
  ): Promise<CertificateAnswer>
  report(environment: TaxEnvironment, credentials: Credentials, document: SignedDocument): Promise<DocumentAnswer>
  clear(environment: TaxEnvironment, credentials: Credentials, document: SignedDocument): Promise<DocumentAnswer>
}
