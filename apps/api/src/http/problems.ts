import type { Problem } from '@warda/contract/problem'
import type { Language } from '@warda/domain/language'
import type { DomainError } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { getErrorAmounts, getErrorMessage, getErrorStatus, getMessageText } from './error-message.ts'

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** `messageKey`: a message that replaces the general message of the error. */
export type ProblemOptions = { errors?: Record<string, string[]>; retryAfter?: number; messageKey?: MessageKey }

/** An error as an RFC 9457 problem in the request's language, with the members `message` and `errors` of the specification. */
export function createProblemResponse(
  error: DomainError,
  language: Language,
  requestId: string,
  options: ProblemOptions = {},
): Response {
  const status = getErrorStatus(error.code)
  const message = options.messageKey ? t(options.messageKey, language) : getErrorMessage(error, language)
  const errors =
    options.errors ?? fieldErrors(error, language) ?? (error.field ? { [error.field]: [message] } : undefined)
  const amounts = getErrorAmounts(error)
  const body: Problem = {
    type: `/problems/${error.code}`,
    title: TITLES[status] ?? 'Error',
    status,
    detail: message,
    instance: `/requests/${requestId}`,
    code: error.code,
    message,
    ...(errors ? { errors } : {}),
    ...(amounts ? { amounts } : {}),
  }
  return problemBody(body, status, language, options.retryAfter ?? (status === 503 ? 5 : undefined))
}

function fieldErrors({ fieldErrors }: DomainError, language: Language): Record<string, string[]> | undefined {
  if (!fieldErrors || fieldErrors.length === 0) return undefined
  const errorsByField = Object.entries(Object.groupBy(fieldErrors, ({ field }) => field))
  return Object.fromEntries(
    errorsByField.map(([field, all = []]) => [
      field,
      all.map(({ key, values }) => getMessageText(key, language, values)),
    ]),
  )
}

/** A registration error: the array of the specification (ERR-01). */
export function registerProblem(
  items: { code: string; description: string }[],
  status: number,
  language: Language,
): Response {
  return problemBody(items, status, language)
}

function problemBody(body: unknown, status: number, language: Language, retryAfter?: number): Response {
  const headers = new Headers({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
  })
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  return new Response(JSON.stringify(body), { status, headers })
}
