import type { GatewayError } from './gateway.ts'
import type { GatewayResponse } from './gateway-request.ts'

/** The parsed response of a gateway. `lostReason` is the reason of a lost or invalid response. */
export function toGatewayResult<T>(
  response: GatewayResponse,
  parse: (body: Record<string, unknown>) => T | null,
  lostReason: GatewayError['reason'],
): { ok: true; value: T } | GatewayError {
  if (response.kind === 'unreachable') return { ok: false, reason: 'unreachable' }
  if (response.kind === 'refused') return { ok: false, reason: 'refused' }
  const value = response.kind === 'success' ? parse(response.body) : null
  return value === null ? { ok: false, reason: lostReason } : { ok: true, value }
}
