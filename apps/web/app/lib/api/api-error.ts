import { m } from '@warda/i18n/messages'

/** A failed call: the API's problem, or one of the browser (`network`, `timeout`, `canceled`, status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Messages by field, in the user's language. */
  readonly errors: Record<string, string[]>
  /** Amounts of the message in riyals, e.g. `before` and `now`. */
  readonly amounts: Record<string, number>
  /** Whether the message is a default, because the server gave none. */
  readonly isGeneric: boolean
  /** Id of the request in the log when the call failed on the server (status 500 and above), else null. */
  readonly requestId: string | null

  constructor(
    status: number,
    code: string,
    message: string,
    errors: Record<string, string[]> = {},
    amounts: Record<string, number> = {},
    { isGeneric = false, requestId = null }: { isGeneric?: boolean; requestId?: string | null } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.amounts = amounts
    this.isGeneric = isGeneric
    this.requestId = requestId
  }
}

/** Whether the outcome on the server is unknown, so that the same call may be repeated with the same key (W1, W3). */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

/** Default message for a status without a message of the server (ERR-09). */
const genericText = (status: number): string => {
  if (status === 400) return m.problem_bad_request()
  if (status === 401) return m.problem_unauthenticated()
  if (status === 403) return m.problem_forbidden()
  if (status === 404) return m.problem_not_found()
  if (status === 405) return m.problem_method()
  if (status === 409) return m.problem_conflict()
  if (status === 413) return m.problem_too_large()
  if (status === 429) return m.problem_too_many()
  return status >= 502 ? m.problem_unavailable() : m.problem_server()
}

export const networkError = (): ApiError => new ApiError(0, 'network', m.problem_network())
export const timeoutError = (): ApiError => new ApiError(0, 'timeout', m.problem_timeout())
export const canceledError = (): ApiError => new ApiError(0, 'canceled', m.problem_canceled())

type Item = { code?: unknown; description?: unknown }

/**
 * Converts an error body (spec §8, ERR-01, ERR-03): an array of `{ description }` is concatenated, an array of
 * strings joined with commas, a problem has `message` and `errors`, anything else is plain text. Without a message it
 * is `fallback`.
 */
export const errorFromBody = (status: number, body: unknown, fallback = genericText(status)): ApiError => {
  const requestId = status >= 500 ? readRequestId(body) : null
  if (requestId !== null) markFailedCall(requestId)
  const generic = (code: string, errors = {}, amounts = {}) =>
    new ApiError(status, code, fallback, errors, amounts, { isGeneric: true, requestId })
  if (Array.isArray(body)) {
    const text = listText(body)
    return text === '' ? generic(readCode(body[0])) : new ApiError(status, readCode(body[0]), text)
  }
  if (typeof body === 'string' && body.trim() !== '' && body.length < 500) return new ApiError(status, '', body.trim())
  if (body === null || typeof body !== 'object') return generic('')
  const errors = 'errors' in body ? errorMap(body.errors) : {}
  const message = 'message' in body && typeof body.message === 'string' ? body.message : ''
  const amounts = readAmounts(body)
  return message === ''
    ? generic(readCode(body), errors, amounts)
    : new ApiError(status, readCode(body), message, errors, amounts, { requestId })
}

/** The request id of a problem (`instance`). */
const readRequestId = (body: unknown): string | null => {
  const instance = body !== null && typeof body === 'object' && 'instance' in body ? String(body.instance) : ''
  return /^\/requests\/([\w-]+)$/.exec(instance)?.[1] ?? null
}

/** Marks the call on the timeline of the page, where a report of an error finds it (`send-error.ts`). */
const markFailedCall = (requestId: string): void => void performance.mark('failed-call', { detail: requestId })

const readAmounts = (body: object): Record<string, number> => {
  const amounts = 'amounts' in body && body.amounts !== null && typeof body.amounts === 'object' ? body.amounts : {}
  return Object.fromEntries(
    Object.entries(amounts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

/** The new amount in riyals when the server refused a different expected total; null for other errors. */
export const readNewTotal = (error: unknown): number | null =>
  error instanceof ApiError && error.code === 'order.price_changed' ? (error.amounts.now ?? null) : null

const listText = (items: unknown[]): string => {
  const strings = items.filter((item) => typeof item === 'string')
  if (strings.length > 0) return strings.join(', ')
  return items
    .map((item) => (item as Item | null)?.description)
    .filter((text) => typeof text === 'string')
    .join(' ')
}

const readCode = (body: unknown): string => {
  const code = (body as Item | null | undefined)?.code
  return typeof code === 'string' ? code : ''
}

const errorMap = (value: unknown): Record<string, string[]> => {
  if (value === null || typeof value !== 'object') return {}
  const map: Record<string, string[]> = {}
  for (const [field, texts] of Object.entries(value)) map[field] = (Array.isArray(texts) ? texts : [texts]).map(String)
  return map
}

/** Returns the server's message, else `fallback`, else the default of the call or of the status; a failure of the server adds its request id. */
export const getErrorMessage = (error: unknown, fallback?: string): string => {
  if (!(error instanceof ApiError)) return fallback ?? m.problem_server()
  return withReference(error.isGeneric ? (fallback ?? error.message) : error.message, error)
}

/** Adds the request id to a message about a call that failed on the server. */
export const withReference = (message: string, error: unknown): string =>
  error instanceof ApiError && error.requestId !== null
    ? `${message} ${m.error_reference({ id: error.requestId })}`
    : message
