import { type Answer, buildAddress } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { currentLanguage } from '../browser/language.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { networkError, timeoutError } from './api-error.ts'
import { withRefresh } from './call-api.ts'
import { withIntentKey } from './intent-keys.ts'
import { sendWithXsrf } from './send-with-xsrf.ts'

/** Aborts when no progress is made for this long, in ms, because slow lines need more time than dead ones. */
const STALLED_MS = 45_000

/**
 * Sends a multipart form. `onProgress` receives the uploaded share, 0 to 1. Returns and throws like `callApi`;
 * undefined and null entries are left out.
 */
export const upload = async <N extends RouteName>(
  name: N,
  params: Record<string, string | number>,
  fields: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Answer<N>> => {
  const { method, address } = buildAddress(name, { params })
  const body = toFormData(fields)
  const transport = createUploadTransport(onProgress)
  const request = (idempotencyKey: string): Promise<unknown> =>
    withRefresh((token) => {
      const request = { method, address, body, headers: { 'idempotency-key': idempotencyKey } }
      return sendWithXsrf(request, currentLanguage(), token, undefined, transport)
    })
  return (await withIntentKey(name, { params, fields }, request)) as Answer<N>
}

export const toFormData = (fields: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.set(name, value, value instanceof File ? value.name : name)
    else form.set(name, String(value))
  }
  return form
}

type SendResult = { status: number; ok: boolean; body: unknown }

/** Uses XMLHttpRequest because fetch reports no upload progress. */
const createUploadTransport =
  (onProgress: (share: number) => void) =>
  (address: string, init: RequestInit): Promise<SendResult> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      let stalled = false
      const restartTimer = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          stalled = true
          request.abort()
        }, STALLED_MS)
      }
      const fail = (): void => {
        clearTimeout(timer)
        reject(stalled ? timeoutError() : networkError())
      }
      request.open(init.method ?? 'POST', address)
      for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
        request.setRequestHeader(name, value)
      }
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimer()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onload = () => {
        clearTimeout(timer)
        const body = tryOrDefault<unknown>(() => JSON.parse(request.responseText), request.responseText)
        resolve({ status: request.status, ok: request.status >= 200 && request.status < 300, body })
      }
      request.onerror = fail
      request.onabort = fail
      restartTimer()
      request.send(init.body as FormData)
    })
