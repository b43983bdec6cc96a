import { buildAddress } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { currentLanguage } from '../browser/language.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { networkError, timeoutError } from './api-error.ts'
import { callApi, withRefresh } from './call-api.ts'
import { API_BASE } from './request-headers.ts'
import { sendWithXsrf } from './send-with-xsrf.ts'

type Input = { params?: Record<string, string | number>; query?: Record<string, unknown> }

/** Fetches a file as the signed-in user. Throws `ApiError` like `callApi`. */
export const callFile = async (name: RouteName, input: Input = {}): Promise<Blob> =>
  fetchFile(buildAddress(name, input).address)

/** Fetches a private file by a signed URL, which is used once and never rendered in the page. */
export const fetchPrivateFile = async (fileId: string): Promise<Blob> => {
  const { url } = await callApi('signFile', { params: { fileId } })
  const { pathname } = new URL(url, location.origin)
  return fetchFile(pathname.startsWith(API_BASE) ? pathname.slice(API_BASE.length) : pathname)
}

const fetchFile = async (address: string): Promise<Blob> => {
  const request = { method: 'GET', address, headers: { accept: '*/*' } }
  const body = await withRefresh((token) => sendWithXsrf(request, currentLanguage(), token, undefined, fetchBlob))
  if (body instanceof Blob) return body
  throw networkError()
}

const TIMEOUT_MS = 60_000

const fetchBlob = async (
  address: string,
  init: RequestInit,
): Promise<{ status: number; ok: boolean; body: unknown }> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(address, { ...init, credentials: 'same-origin', signal })
    if (response.ok) return { status: response.status, ok: true, body: await response.blob() }
    const text = await response.text()
    return { status: response.status, ok: false, body: tryOrDefault<unknown>(() => JSON.parse(text), text) }
  } catch {
    throw signal.aborted ? timeoutError() : networkError()
  }
}

/** Saves a file under a name, as a download. */
export const downloadFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
