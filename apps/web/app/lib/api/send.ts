import { markCallSlow, noteReachable } from '../offline/connection.ts'
import { type ApiError, canceledError, networkError, timeoutError } from './api-error.ts'

/** Delay in ms before "Still working…" is shown, then before the request is aborted (W1). */
const SLOW_MS = 8000
const TIMEOUT_MS = 30_000

/**
 * Sends one request with a timeout that includes reading the body. Throws an `ApiError` with code `network`,
 * `timeout` or `canceled` when no answer arrives.
 */
export const send = async (
  address: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<{ status: number; ok: boolean; body: unknown }> => {
  const controller = new AbortController()
  let reason: (() => ApiError) | null = null
  const abortWith = (createError: () => ApiError) => (): void => {
    reason ??= createError
    controller.abort()
  }
  const cancel = abortWith(canceledError)
  if (signal?.aborted) throw canceledError()
  signal?.addEventListener('abort', cancel)
  let unmarkSlow: (() => void) | null = null
  const slowTimer = setTimeout(() => {
    unmarkSlow = markCallSlow()
  }, SLOW_MS)
  const timeout = setTimeout(abortWith(timeoutError), TIMEOUT_MS)
  try {
    const response = await fetch(address, { ...init, credentials: 'same-origin', signal: controller.signal })
    const body = parseBody(await response.text())
    noteReachable(true)
    return { status: response.status, ok: response.ok, body }
  } catch {
    throw (reason as (() => ApiError) | null)?.() ?? networkError()
  } finally {
    clearTimeout(slowTimer)
    clearTimeout(timeout)
    signal?.removeEventListener('abort', cancel)
    ;(unmarkSlow as (() => void) | null)?.()
  }
}

const parseBody = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
