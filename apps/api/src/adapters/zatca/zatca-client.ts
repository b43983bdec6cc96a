import type { TaxEnvironment } from '@warda/zatca/signing-request'
import type { Credentials, SignedDocument, TaxAuthority } from '../tax-authority.ts'
import { readCertificateAnswer, readClearanceAnswer, readDocumentAnswer } from './read-answer.ts'
import { type AuthorityRequest, sendRequest } from './send-request.ts'

/** The path of each system, relative to the address of the service. */
const PATHS: Record<TaxEnvironment, string> = {
  sandbox: 'developer-portal',
  simulation: 'simulation',
  production: 'core',
}

export type ZatcaAccess = { url: string; timeoutMs: number }

/** The authority's service over HTTP, by its published API. */
export function zatcaClient({ url, timeoutMs }: ZatcaAccess): TaxAuthority {
  const send = (
    environment: TaxEnvironment,
    path: string,
    request: { headers: Record<string, string>; body: unknown; method?: AuthorityRequest['method'] },
  ) =>
    sendRequest({
      method: request.method ?? 'POST',
      url: `${url.replace(/\/$/, '')}/${PATHS[environment]}${path}`,
      headers: { 'accept-version': 'V2', 'accept-language': 'en', ...request.headers },
      body: request.body,
      timeoutMs,
    })
  return {
    async requestComplianceCertificate(environment, { signingRequest, oneTimePassword }) {
      const request = { headers: { otp: oneTimePassword }, body: { csr: toBase64(signingRequest) } }
      return readCertificateAnswer(await send(environment, '/compliance', request))
    },
    async checkDocument(environment, credentials, document) {
      const request = { headers: authorization(credentials), body: documentBody(document) }
      return readDocumentAnswer(await send(environment, '/compliance/invoices', request))
    },
    async requestProductionCertificate(environment, credentials, requestId) {
      const request = { headers: authorization(credentials), body: { compliance_request_id: requestId } }
      return readCertificateAnswer(await send(environment, '/production/csids', request))
    },
    async renewCertificate(environment, credentials, { signingRequest, oneTimePassword }) {
      const headers = { ...authorization(credentials), otp: oneTimePassword }
      const request = { method: 'PATCH' as const, headers, body: { csr: toBase64(signingRequest) } }
      return readCertificateAnswer(await send(environment, '/production/csids', request))
    },
    async report(environment, credentials, document) {
      const request = { headers: submissionHeaders(credentials, '0'), body: documentBody(document) }
      return readDocumentAnswer(await send(environment, '/invoices/reporting/single', request))
    },
    async clear(environment, credentials, document) {
      const request = { headers: submissionHeaders(credentials, '1'), body: documentBody(document) }
      return readClearanceAnswer(await send(environment, '/invoices/clearance/single', request), document.uuid)
    },
  }
}

const authorization = ({ token, secret }: Credentials): Record<string, string> => ({
  authorization: `Basic ${toBase64(`${token}:${secret}`)}`,
})

/** `1` asks for clearance, `0` reports. */
const submissionHeaders = (credentials: Credentials, clearanceStatus: '0' | '1'): Record<string, string> => ({
  ...authorization(credentials),
  'clearance-status': clearanceStatus,
})

const documentBody = ({ invoiceHash, uuid, xml }: SignedDocument) => ({ invoiceHash, uuid, invoice: toBase64(xml) })

const toBase64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')
