import { type Answer, addressOf } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { currentLanguage } from '../browser/language.ts'
import { tryOrDefault } from '../browser/try-or-default.ts'
import { networkError, timeoutError } from './api-error.ts'
import { withRefresh } from './call-api.ts'
import { withIntentKey } from './intent-keys.ts'
import { sendProven } from './send-with-xsrf.ts'

/** Given up when nothing moved for this long (ms): a picture on a slow line takes its time, a dead line does not come back. */
const STALLED_MS = 45_000

/**
 * Sends a form with files. `onProgress` gets the share that has gone out, 0 to 1. Returns and throws as `callApi` does.
 * Entries that are undefined or null are left out.
 */
export const upload = async <N extends RouteName>(
  name: N,
  params: Record<string, string | number>,
  fields: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Answer<N>> => {
  const { method, address } = addressOf(name, { params })
  const body = formOf(fields)
  const carry = carrier(onProgress)
  const request = (idempotencyKey: string): Promise<unknown> =>
    withRefresh((token) => {
      const call = { method, address, body, headers: { 'idempotency-key': idempotencyKey } }
      return sendProven(call, currentLanguage(), token, undefined, carry)
    })
  return (await withIntentKey(name, { params, fields }, request)) as Answer<N>
}

/** A multipart form of plain values and files. */
export const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.set(name, value, value instanceof File ? value.name : name)
    else form.set(name, String(value))
  }
  return form
}

type Sent = { status: number; ok: boolean; body: unknown }

/** The one thing fetch can't do is tell how much of a body has gone out. */
const carrier =
  (onProgress: (share: number) => void) =>
  (address: string, init: RequestInit): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      let stalled = false
      const moved = (): void => {
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
        moved()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onload = () => {
        clearTimeout(timer)
        const body = tryOrDefault<unknown>(() => JSON.parse(request.responseText), request.responseText)
        resolve({ status: request.status, ok: request.status >= 200 && request.status < 300, body })
      }
      request.onerror = fail
      request.onabort = fail
      moved()
      request.send(init.body as FormData)
    })
