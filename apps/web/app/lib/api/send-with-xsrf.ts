import { readCookie, removeCookie } from '../browser/cookies.ts'
import { API_BASE, requestHeaders } from './request-headers.ts'
import { send } from './send.ts'

type SendResult = Awaited<ReturnType<typeof send>>
type ApiRequest = { address: string; method: string; headers?: Record<string, string>; body?: BodyInit | null }

/**
 * Sends a call with the headers of API-26. When the XSRF cookie is missing or rejected, fetches a new one and retries
 * once, which is safe because the server rejected the first attempt. `transport` replaces `fetch` for files.
 */
export const sendWithXsrf = async (
  request: ApiRequest,
  language: string,
  token: string | null,
  signal?: AbortSignal,
  transport: typeof send = send,
): Promise<SendResult> => {
  const attempt = (): Promise<SendResult> => {
    const headers = { ...requestHeaders(language, token), ...request.headers }
    const init: RequestInit = { method: request.method, headers, cache: 'no-store', body: request.body ?? null }
    return transport(API_BASE + request.address, init, signal)
  }
  if (request.method !== 'GET' && readCookie('XSRF-TOKEN') === null) await renewXsrfCookie()
  const first = await attempt()
  if (first.status !== 403 || !isXsrfError(first.body)) return first
  removeCookie('XSRF-TOKEN')
  await renewXsrfCookie()
  return attempt()
}

const renewXsrfCookie = async (): Promise<void> => {
  await fetch('/robots.txt', { cache: 'no-store', credentials: 'same-origin' }).catch(() => undefined)
}

const isXsrfError = (body: unknown): boolean =>
  body !== null && typeof body === 'object' && 'code' in body && body.code === 'xsrf.failed'
