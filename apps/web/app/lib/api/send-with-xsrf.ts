import { readCookie, removeCookie } from '../browser/cookies.ts'
import { API_BASE, requestHeaders } from './request-headers.ts'
import { send } from './send.ts'

type Sent = Awaited<ReturnType<typeof send>>
type Call = { address: string; method: string; headers?: Record<string, string>; body?: BodyInit | null }

/**
 * Sends a call with the headers of API-26. When the XSRF cookie has expired or the server no longer knows it, any page
 * brings a new one: it is fetched and the call goes out once more. Nothing was done the first time, so this is safe.
 * `by` carries it another way: files go up and down with transports of their own.
 */
export const sendProven = async (
  call: Call,
  language: string,
  token: string | null,
  signal?: AbortSignal,
  by: typeof send = send,
): Promise<Sent> => {
  const attempt = (): Promise<Sent> => {
    const headers = { ...requestHeaders(language, token), ...call.headers }
    const init: RequestInit = { method: call.method, headers, cache: 'no-store', body: call.body ?? null }
    return by(API_BASE + call.address, init, signal)
  }
  if (call.method !== 'GET' && readCookie('XSRF-TOKEN') === null) await renewProof()
  const first = await attempt()
  if (first.status !== 403 || !isProofFault(first.body)) return first
  removeCookie('XSRF-TOKEN')
  await renewProof()
  return attempt()
}

const renewProof = async (): Promise<void> => {
  await fetch('/robots.txt', { cache: 'no-store', credentials: 'same-origin' }).catch(() => undefined)
}

const isProofFault = (body: unknown): boolean =>
  body !== null && typeof body === 'object' && 'code' in body && body.code === 'xsrf.failed'
