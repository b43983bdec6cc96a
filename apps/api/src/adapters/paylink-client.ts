/**
 * Outcome of a request: `success`; `refused` (4xx); `unreachable` when it certainly did not arrive; `lost` when it may have been executed
 * (timeout, 5xx or an unreadable response).
 */
export type PaylinkResponse =
  | { kind: 'success'; body: Record<string, unknown> }
  | { kind: 'refused'; status: number }
  | { kind: 'unreachable' }
  | { kind: 'lost' }

export type PaylinkAccess = { url: string; apiId: string; secretKey: string; timeoutMs: number }

type SendRequest = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<PaylinkResponse>

/** Tokens requested with `persistToken: false` expire after 30 minutes. */
const TOKEN_LIFETIME_MS = 25 * 60_000
/** Network errors of a request that was not sent. */
const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Sends requests to Paylink's API with a cached token. Never throws. */
export function createPaylinkClient(access: PaylinkAccess): { request: SendRequest } {
  let token: { text: string; expiresAt: number } | null = null
  let signingIn: Promise<PaylinkResponse> | null = null

  const signIn = async (): Promise<PaylinkResponse> => {
    const response = await send(access, 'POST', '/api/auth', {
      apiId: access.apiId,
      secretKey: access.secretKey,
      persistToken: false,
    })
    const text = response.kind === 'success' ? response.body.id_token : null
    // The monotonic clock is not affected by changes of the wall clock.
    if (typeof text === 'string') token = { text, expiresAt: performance.now() + TOKEN_LIFETIME_MS }
    // A failed sign-in cannot have created an invoice.
    return typeof text === 'string' ? response : { kind: 'unreachable' }
  }

  const ensureToken = async (): Promise<PaylinkResponse | null> => {
    if (token && token.expiresAt > performance.now()) return null
    signingIn ??= signIn().finally(() => {
      signingIn = null
    })
    const response = await signingIn
    return response.kind === 'success' ? null : response
  }

  return {
    async request(method, path, body) {
      for (let attempt = 0; ; attempt++) {
        const error = await ensureToken()
        if (error) return error
        const response = await send(access, method, path, body, token?.text)
        if (response.kind !== 'refused' || response.status !== 401 || attempt > 0) return response
        token = null
      }
    },
  }
}

async function send(
  access: PaylinkAccess,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<PaylinkResponse> {
  try {
    const response = await fetch(new URL(path, access.url), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMs),
    })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500) return { kind: 'refused', status: response.status }
    if (!response.ok) return { kind: 'lost' }
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { kind: 'success', body: parsed as Record<string, unknown> }
      : { kind: 'lost' }
  } catch (error) {
    return CONNECTION_ERRORS.has(errorCode(error)) ? { kind: 'unreachable' } : { kind: 'lost' }
  }
}

function errorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
