import type { Endpoint } from '@warda/contract/endpoint'
import type { RouteName } from '@warda/contract/routes'
import type { AuditEntry } from '../db/audit.ts'
import { auditDetail, auditSubject } from './audit-detail.ts'
import type { Actor } from './handler.ts'

/** Calls that change nothing of the shop: a session going on, the address of a picture (seeing it is noted), a price. */
const UNAUDITED: ReadonlySet<RouteName> = new Set([
  'refreshToken',
  'signFile',
  'quoteOrder',
  'quotePhoneOrder',
  'quoteEdit',
  'previewText',
  'previewProductText',
])

type Asked = { requestId: string; at: Date; params: unknown; query: unknown; body: unknown }

/** How the success of this call is noted: what people of the shop change always is, what they read where the contract says so. */
export function auditEntryFor(
  name: RouteName,
  endpoint: Endpoint,
  method: string,
  actor: Actor,
  asked: Asked,
): AuditEntry | null {
  if (actor.role !== 'Admin' && actor.role !== 'ShippingEmployee') return null
  const changes = (method !== 'GET' || endpoint.actsOnGet === true) && !UNAUDITED.has(name)
  if (!changes && !endpoint.audited) return null
  const own = endpoint.access.kind === 'self' ? endpoint.access.param : undefined
  const { requestId, at, params, query, body } = asked
  const said = { ...partsOf(params), ...partsOf(query), ...partsOf(body) }
  if (own !== undefined && said[own] === actor.userId) delete said[own]
  return { actorId: actor.userId, action: name, subject: auditSubject(said), detail: auditDetail(said), requestId, at }
}

/** The fields of an input; a multipart body is read by its handler, and only its fields count. */
function partsOf(part: unknown): Record<string, unknown> {
  if (part instanceof FormData) return Object.fromEntries(part)
  return typeof part === 'object' && part !== null ? { ...part } : {}
}
