import { wasNotSent } from './was-not-sent.ts'

/**
 * Outcome of a request to a gateway: `success`; `refused` (4xx, with the gateway's error message); `unreachable` when it certainly did not
 * arrive; `lost` when it may have been executed (timeout, 5xx or an unreadable response).
 */
export type GatewayResponse =
  | { kind: 'success'; body: Record<string, unknown> }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'unreachable' }
  | { kind: 'lost' }

type GatewayRequest = {
  url: URL
  method: 'GET' | 'POST' | 'PUT'
  authorization?: string | undefined
  body?: unknown
  timeoutMs: number
}

/** Sends a request with a JSON body to a gateway. Never throws. */
export async function sendGatewayRequest(request: GatewayRequest): Promise<GatewayResponse> {
  const { url, method, authorization, body, timeoutMs } = request
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(authorization ? { authorization } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500)
      return { kind: 'refused', status: response.status, text: readErrorText(text) }
    if (!response.ok) return { kind: 'lost' }
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { kind: 'success', body: parsed as Record<string, unknown> }
      : { kind: 'lost' }
  } catch (error) {
    return wasNotSent(error) ? { kind: 'unreachable' } : { kind: 'lost' }
  }
}

const MAX_TEXT = 300

/** The message of an error response with the errors of its fields; empty when it has none. */
function readErrorText(text: string): string {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return ''
    const { message, errors }: { message?: unknown; errors?: unknown } = body
    const details = typeof errors === 'object' && errors !== null ? Object.entries(errors).flat(2) : []
    return [message, details.join(' ')]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(': ')
      .slice(0, MAX_TEXT)
  } catch {
    return ''
  }
}
