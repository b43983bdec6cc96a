import { m } from '@warda/i18n/messages'

/** Why a call failed: the API's problem, or one of the browser's own (`network`, `timeout`, `canceled`, status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Field → its sentences, in the reader's language. */
  readonly errors: Record<string, string[]>

  constructor(status: number, code: string, message: string, errors: Record<string, string[]> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** Whether nobody knows if the server did it: the same call with the same key may be sent again (W1, W3). */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

/** ERR-09: a sentence for every kind of failure that came without one. */
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
 * Makes an error of a refusal's body (spec §8, ERR-01, ERR-03): an array of `{ description }` concatenated, an array of
 * strings joined with commas, a problem with `message` and `errors`, or plain text.
 */
export const errorFromBody = (status: number, body: unknown): ApiError => {
  if (Array.isArray(body)) return new ApiError(status, codeOf(body[0]), listText(body) || genericText(status))
  if (typeof body === 'string' && body.trim() !== '' && body.length < 500) return new ApiError(status, '', body.trim())
  if (body === null || typeof body !== 'object') return new ApiError(status, '', genericText(status))
  const errors = 'errors' in body ? errorMap(body.errors) : {}
  const message = 'message' in body && typeof body.message === 'string' && body.message !== '' ? body.message : ''
  return new ApiError(status, codeOf(body), message || genericText(status), errors)
}

const listText = (items: unknown[]): string => {
  const strings = items.filter((item) => typeof item === 'string')
  if (strings.length > 0) return strings.join(', ')
  return items
    .map((item) => (item as Item | null)?.description)
    .filter((text) => typeof text === 'string')
    .join(' ')
}

const codeOf = (body: unknown): string => {
  const code = (body as Item | null | undefined)?.code
  return typeof code === 'string' ? code : ''
}

const errorMap = (value: unknown): Record<string, string[]> => {
  if (value === null || typeof value !== 'object') return {}
  const map: Record<string, string[]> = {}
  for (const [field, texts] of Object.entries(value)) map[field] = (Array.isArray(texts) ? texts : [texts]).map(String)
  return map
}

/** What to tell a person about a failure of any kind: what the server said, else `otherwise`, else a sentence for its kind. */
export const textOf = (error: unknown, otherwise?: string): string => {
  if (!(error instanceof ApiError)) return otherwise ?? m.problem_server()
  const unsaid = error.status > 0 && error.message === genericText(error.status)
  return unsaid ? (otherwise ?? error.message) : error.message
}
