import type { AuthorityMessage } from '@warda/domain/invoices/authority-message'
import { readInvoiceUuid } from '@warda/zatca/read-invoice-uuid'
import * as z from 'zod'
import type { CertificateAnswer, DocumentAnswer } from '../tax-authority.ts'
import type { AuthorityResponse } from './send-request.ts'

const issued = z.object({
  requestID: z.union([z.number(), z.string()]),
  binarySecurityToken: z.string().min(1),
  secret: z.string().min(1),
})

const UNREADABLE = { kind: 'unavailable', reason: 'unreadable' } as const

/** Reads the answer to a request for a certificate. */
export function readCertificateAnswer(response: AuthorityResponse): CertificateAnswer {
  if (response.kind === 'unavailable') return response
  const { status, body } = response
  if (status === 401 || status === 403) return { kind: 'unauthorized' }
  const success = issued.safeParse(status === 428 ? asRecord(body)?.value : body)
  if (success.success && (status === 200 || status === 428)) {
    const { requestID, binarySecurityToken, secret } = success.data
    const certificate = { requestId: String(requestID), token: binarySecurityToken, secret }
    return { kind: status === 200 ? 'issued' : 'checksNeeded', certificate }
  }
  return refusal(readMessages(body).messages, status)
}

/** Reads the answer to a document that was reported or sent for a compliance check. */
export function readDocumentAnswer(response: AuthorityResponse): DocumentAnswer {
  if (response.kind === 'unavailable') return response
  const { status, body } = response
  if (status === 401 || status === 403) return { kind: 'unauthorized' }
  if (status === 303) return { kind: 'clearanceOff' }
  if (status === 409) return { kind: 'alreadyReported' }
  const { messages } = readMessages(body)
  const state = asRecord(body)
  if (status !== 200 && status !== 202) return refusal(messages, status)
  if (state === null) return UNREADABLE
  const isRefused = state.reportingStatus === 'NOT_REPORTED' || state.clearanceStatus === 'NOT_CLEARED'
  if (isRefused || messages.some(({ level }) => level === 'error')) return { kind: 'refused', messages }
  const isDone = state.reportingStatus === 'REPORTED' || state.clearanceStatus === 'CLEARED'
  return isDone ? { kind: 'accepted', warnings: messages, clearedXml: null } : UNREADABLE
}

/** Reads the answer to a clearance request; it is accepted only when it contains the cleared XML of the same document. */
export function readClearanceAnswer(response: AuthorityResponse, uuid: string): DocumentAnswer {
  const answer = readDocumentAnswer(response)
  // 409 is not specified for clearance: a repeated request gets 200 or 202 with the document.
  if (answer.kind === 'alreadyReported') return UNREADABLE
  if (answer.kind !== 'accepted' || response.kind === 'unavailable') return answer
  const cleared = asRecord(response.body)?.clearedInvoice
  if (typeof cleared !== 'string') return UNREADABLE
  const clearedXml = Buffer.from(cleared, 'base64').toString('utf8')
  return readInvoiceUuid(clearedXml) === uuid ? { ...answer, clearedXml } : UNREADABLE
}

/**
 * Only a 400 with a readable reason is a refusal. An HTML page of a proxy (400) or an unknown address at a gateway (404) is not: the request
 * is sent again.
 */
function refusal(messages: AuthorityMessage[], status: number): CertificateAnswer & DocumentAnswer {
  if (status !== 400 || messages.length === 0) return UNREADABLE
  const isError = messages.some(({ level }) => level === 'error')
  return {
    kind: 'refused',
    messages: isError ? messages : [{ level: 'error', code: String(status), text: '' }, ...messages],
  }
}

/**
 * Collects errors and warnings from every place where the authority puts them: `validationResults`, the top level, `errors` (objects or
 * texts), or one `code` and `message`. Lists may be single objects.
 */
export function readMessages(body: unknown): { messages: AuthorityMessage[] } {
  const root = asRecord(body)
  if (root === null) return { messages: [] }
  const places = [root, asRecord(root.validationResults)].filter((place) => place !== null)
  const messages = places.flatMap((place) => [
    ...list(place.errorMessages).map((item) => toMessage('error', item)),
    ...list(place.errors).map((item) => toMessage('error', item)),
    ...list(place.warningMessages).map((item) => toMessage('warning', item)),
  ])
  const single = typeof root.message === 'string' && messages.length === 0 ? [toMessage('error', root)] : []
  return { messages: [...messages, ...single].slice(0, MAX_MESSAGES) }
}

const MAX_MESSAGES = 50
const MAX_TEXT = 1_000

function toMessage(level: AuthorityMessage['level'], item: unknown): AuthorityMessage {
  const { code, message } = asRecord(item) ?? { code: '', message: item }
  return { level, code: asText(code, 100), text: asText(message, MAX_TEXT) }
}

/** Removes NUL and replaces unpaired surrogates, which PostgreSQL does not store. */
const asText = (value: unknown, max: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').slice(0, max).toWellFormed()
    : ''

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
