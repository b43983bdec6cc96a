/**
 * What came of a call: an answer; `refused` by a definite no (4xx); `unreachable` when it surely never arrived; `lost` when it may
 * have been done (timeout, 5xx, an answer that can't be read).
 */
export type PaylinkAnswer =
  | { kind: 'answer'; body: Record<string, unknown> }
  | { kind: 'refused'; status: number }
  | { kind: 'unreachable' }
  | { kind: 'lost' }

export type PaylinkAccess = { url: string; apiId: string; secretKey: string; timeoutMs: number }

type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<PaylinkAnswer>

/** Tokens asked for with `persistToken: false` live half an hour; ours is renewed before that, or when it is refused. */
const TOKEN_MS = 25 * 60_000
/** The network's own words for "nobody there". */
const NOBODY = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Calls Paylink's API with a cached token. Never throws. */
export function paylinkClient(access: PaylinkAccess): { ask: Ask } {
  let token: { text: string; until: number } | null = null
  let signingIn: Promise<PaylinkAnswer> | null = null

  const signIn = async (): Promise<PaylinkAnswer> => {
    const answer = await send(access, 'POST', '/api/auth', {
      apiId: access.apiId,
      secretKey: access.secretKey,
      persistToken: false,
    })
    const text = answer.kind === 'answer' ? answer.body.id_token : null
    // Age is measured on the machine's own clock, which no test or leap of the wall clock moves.
    if (typeof text === 'string') token = { text, until: performance.now() + TOKEN_MS }
    // Nothing was asked for yet, so whatever went wrong here surely did not make an invoice.
    return typeof text === 'string' ? answer : { kind: 'unreachable' }
  }

  const withToken = async (): Promise<PaylinkAnswer | null> => {
    if (token && token.until > performance.now()) return null
    signingIn ??= signIn().finally(() => {
      signingIn = null
    })
    const answer = await signingIn
    return answer.kind === 'answer' ? null : answer
  }

  return {
    async ask(method, path, body) {
      for (let tried = 0; ; tried++) {
        const failed = await withToken()
        if (failed) return failed
        const answer = await send(access, method, path, body, token?.text)
        if (answer.kind !== 'refused' || answer.status !== 401 || tried > 0) return answer
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
): Promise<PaylinkAnswer> {
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
      ? { kind: 'answer', body: parsed as Record<string, unknown> }
      : { kind: 'lost' }
  } catch (error) {
    return NOBODY.has(codeOf(error)) ? { kind: 'unreachable' } : { kind: 'lost' }
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
