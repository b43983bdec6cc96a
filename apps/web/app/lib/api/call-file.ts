import { addressOf } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { currentLanguage } from '../browser/language.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { networkError, timeoutError } from './api-error.ts'
import { callApi, withRefresh } from './call-api.ts'
import { API_BASE } from './request-headers.ts'
import { sendProven } from './send-with-xsrf.ts'

type Input = { params?: Record<string, string | number>; query?: Record<string, unknown> }

/** Fetches an answer that is a file, as the signed-in person. Throws `ApiError` like `callApi`. */
export const callFile = async (name: RouteName, input: Input = {}): Promise<Blob> =>
  fetchFile(addressOf(name, input).address)

/** A private picture: its address is asked for, used once, and never stands in the page (issue: identity images). */
export const privateFile = async (fileId: string): Promise<Blob> => {
  const { url } = await callApi('signFile', { params: { fileId } })
  const { pathname } = new URL(url, location.origin)
  return fetchFile(pathname.startsWith(API_BASE) ? pathname.slice(API_BASE.length) : pathname)
}

const fetchFile = async (address: string): Promise<Blob> => {
  const call = { method: 'GET', address, headers: { accept: '*/*' } }
  const body = await withRefresh((token) => sendProven(call, currentLanguage(), token, undefined, carry))
  if (body instanceof Blob) return body
  throw networkError()
}

const GIVE_UP_MS = 60_000

const carry = async (address: string, init: RequestInit): Promise<{ status: number; ok: boolean; body: unknown }> => {
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  try {
    const response = await fetch(address, { ...init, credentials: 'same-origin', signal })
    if (response.ok) return { status: response.status, ok: true, body: await response.blob() }
    const text = await response.text()
    return { status: response.status, ok: false, body: tryOrDefault<unknown>(() => JSON.parse(text), text) }
  } catch {
    throw signal.aborted ? timeoutError() : networkError()
  }
}

/** Hands a file to the person under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken it by then; at once would be too soon for some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
