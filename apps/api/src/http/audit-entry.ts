import type { Endpoint } from '@warda/contract/endpoint'
import type { RouteName } from '@warda/contract/routes'
import type { AuditEntry } from '../db/audit.ts'
import { auditDetail, auditSubject } from './audit-detail.ts'
import type { Actor } from './handler.ts'

/** Requests by other methods than GET that change nothing worth auditing; reading a signed file is audited itself. */
const UNAUDITED: ReadonlySet<RouteName> = new Set([
  'refreshToken',
  'signFile',
  'quoteOrder',
  'quoteCounterSale',
  'quotePhoneOrder',
  'quoteEdit',
  'quoteItemChange',
  'previewLegalText',
  'previewProductText',
  'previewProductsChange',
])

type AuditedRequest = { requestId: string; at: Date; params: unknown; query: unknown; body: unknown }

/** The audit entry of a request by staff: every change, and the reads that the contract marks as `audited`; null otherwise. */
export function createAuditEntry(
  name: RouteName,
  endpoint: Endpoint,
  method: string,
  actor: Actor,
  request: AuditedRequest,
): AuditEntry | null {
  if (actor.role !== 'Admin' && actor.role !== 'ShippingEmployee') return null
  const changes = (method !== 'GET' || endpoint.actsOnGet === true) && !UNAUDITED.has(name)
  if (!changes && !endpoint.audited) return null
  const selfParameter = endpoint.access.kind === 'self' ? endpoint.access.param : undefined
  const { requestId, at, params, query, body } = request
  const fields = { ...toFields(params), ...toFields(query), ...toFields(body) }
  if (selfParameter !== undefined && fields[selfParameter] === actor.userId) delete fields[selfParameter]
  return {
    actorId: actor.userId,
    action: name,
    subject: auditSubject(fields),
    detail: actor.apiKey ? { ...auditDetail(fields), apiKey: actor.apiKey.name } : auditDetail(fields),
    requestId,
    at,
  }
}

/** The fields of params, query or body. */
function toFields(part: unknown): Record<string, unknown> {
  if (part instanceof FormData) return Object.fromEntries(part)
  return typeof part === 'object' && part !== null ? { ...part } : {}
}
