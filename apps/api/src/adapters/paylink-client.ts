import { type GatewayResponse, sendGatewayRequest } from './gateway-request.ts'

export type PaylinkAccess = { url: string; apiId: string; secretKey: string; timeoutMs: number }

type SendRequest = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<GatewayResponse>

/** Tokens requested with `persistToken: false` expire after 30 minutes. */
const TOKEN_LIFETIME_MS = 25 * 60_000
/** Sends requests to Paylink's API with a cached token. Never throws. */
export function createPaylinkClient(access: PaylinkAccess): { request: SendRequest } {
  let token: { text: string; expiresAt: number } | null = null
  let signingIn: Promise<GatewayResponse> | null = null

  const signIn = async (): Promise<GatewayResponse> => {
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

  const ensureToken = async (): Promise<GatewayResponse | null> => {
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

const send = (
  access: PaylinkAccess,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
): Promise<GatewayResponse> =>
  sendGatewayRequest({
    url: new URL(path, access.url),
    method,
    authorization: token && `Bearer ${token}`,
    body,
    timeoutMs: access.timeoutMs,
  })
