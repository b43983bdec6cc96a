import type { Answer, CallInput } from '@warda/contract/call'
import { fillRoute, type Route, type RouteInput } from '@warda/contract/read-route'
import type { RouteName } from '@warda/contract/routes'
import { LIMITS } from '@warda/domain/limits'
import { currentLanguage } from '../browser/language.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { readSession } from '../session/session.ts'
import { errorFromBody } from './api-error.ts'
import { callFallback } from './call-fallback.ts'
import { publishCartChange } from './cart-changes.ts'
import { withIntentKey } from './intent-keys.ts'
import { getKnownRoute, loadRoute } from './known-routes.ts'
import { sendWithXsrf } from './send-with-xsrf.ts'

export { ApiError, getErrorMessage, isUnsettled, readNewTotal, withReference } from './api-error.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** Replaces the key of the intent, for requests that are stored and sent later. */
  idempotencyKey?: string
}

/** Endpoints with a form body (spec §7). */
const FORM_CALLS: ReadonlySet<RouteName> = new Set(['register', 'resetPassword'])

type LooseInput = RouteInput & { body?: unknown }

/**
 * Calls the API from the browser and returns its typed body. Sends language, bearer token, XSRF header and, for
 * changes, the idempotency key of the intent; refreshes the session once on a 401. Throws `ApiError` with a message
 * to show.
 */
export const callApi = async <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> => {
  const route = getKnownRoute(name) ?? (await loadRoute(name))
  const request = (idempotencyKey?: string): Promise<unknown> =>
    withRefresh(
      (token) => sendCall(name, route, input, { ...options, ...(idempotencyKey ? { idempotencyKey } : {}) }, token),
      callFallback(name),
    )
  const hasKey = options.idempotencyKey !== undefined || route.method === 'GET'
  const answer = (await (hasKey ? request() : withIntentKey(name, input, request))) as Answer<N>
  publishCartChange(name)
  return answer
}

type SendResult = Awaited<ReturnType<typeof sendWithXsrf>>

/** Sends with the session's token; on a 401, refreshes it and retries once. Throws `ApiError`. */
export const withRefresh = async (
  request: (token: string | null) => Promise<SendResult>,
  fallback?: string,
): Promise<unknown> => {
  let token = readSession()?.token ?? null
  let result = await request(token)
  for (let retries = 0; retries < LIMITS.tokenRetries && result.status === 401 && token !== null; retries += 1) {
    await refreshSession(token)
    token = readSession()?.token ?? null
    result = await request(token)
  }
  if (!result.ok) throw errorFromBody(result.status, result.body, fallback)
  return result.body
}

const sendCall = (name: RouteName, route: Route, input: LooseInput, options: CallOptions, token: string | null) => {
  const { method, address } = fillRoute(route, input)
  const headers: Record<string, string> = {}
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey
  const body = method === 'GET' ? null : buildBody(name, input.body, headers)
  return sendWithXsrf({ method, address, headers, body }, currentLanguage(), token, options.signal)
}

const buildBody = (name: RouteName, body: unknown, headers: Record<string, string>): BodyInit | null => {
  if (body === undefined) return null
  if (body instanceof FormData) return body
  if (FORM_CALLS.has(name)) {
    const pairs = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined)
    return new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, String(value)]))
  }
  headers['content-type'] = 'application/json'
  return JSON.stringify(body)
}
