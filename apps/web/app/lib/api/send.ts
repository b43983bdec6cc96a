import { markCallSlow } from '../offline/connection.ts'
import { type ApiError, canceledError, networkError, timeoutError } from './api-error.ts'

/** "Still working…" after this long; given up after the second (W1). Milliseconds. */
const SLOW_MS = 8000
const GIVE_UP_MS = 30_000

/**
 * One request with a clock on it. Throws an `ApiError` of code `network`, `timeout` or `canceled` when no answer came.
 * The body is read inside the clock too: an answer that stalls half way is no answer.
 */
export const send = async (
  address: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<{ status: number; ok: boolean; body: unknown }> => {
  const control = new AbortController()
  let reason: (() => ApiError) | null = null
  const stop = (why: () => ApiError) => (): void => {
    reason ??= why
    control.abort()
  }
  const cancel = stop(canceledError)
  if (signal?.aborted) throw canceledError()
  signal?.addEventListener('abort', cancel)
  let endSlow: (() => void) | null = null
  const slow = setTimeout(() => {
    endSlow = markCallSlow()
  }, SLOW_MS)
  const giveUp = setTimeout(stop(timeoutError), GIVE_UP_MS)
  try {
    const response = await fetch(address, { ...init, credentials: 'same-origin', signal: control.signal })
    return { status: response.status, ok: response.ok, body: parsed(await response.text()) }
  } catch {
    throw (reason as (() => ApiError) | null)?.() ?? networkError()
  } finally {
    clearTimeout(slow)
    clearTimeout(giveUp)
    signal?.removeEventListener('abort', cancel)
    ;(endSlow as (() => void) | null)?.()
  }
}

const parsed = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
