import { type Answer, addressOf, type CallInput } from '@warda/contract/call'
import { type RouteName, routeOf } from '@warda/contract/routes'
import { currentLanguage } from '../browser/language.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { readSession } from '../session/session.ts'
import { errorFromBody } from './api-error.ts'
import { withIntentKey } from './intent-keys.ts'
import { sendProven } from './send-with-xsrf.ts'

export { ApiError, isUnsettled, textOf } from './api-error.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** Instead of the key of the intent: for requests that are stored and sent later. */
  idempotencyKey?: string
}

/** Calls that the specification sends as a form (spec §7). */
const FORM_CALLS: ReadonlySet<RouteName> = new Set(['register', 'resetPassword'])

type LooseInput = { params?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown }

/**
 * Calls the API from the browser and returns its typed body. Sends language, bearer token and XSRF header, and with every
 * change the idempotency key of its intent; on a 401 with a session it refreshes once and sends once more. Throws
 * `ApiError` with a message ready to be shown.
 */
export const callApi = async <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Answer<N>> => {
  const request = (idempotencyKey?: string): Promise<unknown> =>
    withRefresh((token) => sendCall(name, input, { ...options, ...(idempotencyKey ? { idempotencyKey } : {}) }, token))
  const hasKey = options.idempotencyKey !== undefined || routeOf(name).method === 'GET'
  return (await (hasKey ? request() : withIntentKey(name, input, request))) as Answer<N>
}

type Sent = Awaited<ReturnType<typeof sendProven>>

/** Asks with the session's token; on a 401 renews it once and asks once more. Throws the refusal as `ApiError`. */
export const withRefresh = async (ask: (token: string | null) => Promise<Sent>): Promise<unknown> => {
  const token = readSession()?.token ?? null
  let sent = await ask(token)
  if (sent.status === 401 && token !== null) {
    await refreshSession(token)
    sent = await ask(readSession()?.token ?? null)
  }
  if (!sent.ok) throw errorFromBody(sent.status, sent.body)
  return sent.body
}

const sendCall = (name: RouteName, input: LooseInput, options: CallOptions, token: string | null) => {
  const { method, address } = addressOf(name, input)
  const headers: Record<string, string> = {}
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey
  const body = method === 'GET' ? null : bodyOf(name, input.body, headers)
  return sendProven({ method, address, headers, body }, currentLanguage(), token, options.signal)
}

const bodyOf = (name: RouteName, body: unknown, headers: Record<string, string>): BodyInit | null => {
  if (body === undefined) return null
  if (body instanceof FormData) return body
  if (FORM_CALLS.has(name)) {
    const pairs = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined)
    return new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, String(value)]))
  }
  headers['content-type'] = 'application/json'
  return JSON.stringify(body)
}
