import { API_BASE, requestHeaders } from '../api/request-headers.ts'
import { currentLanguage } from '../browser/language.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { readSession } from '../session/session.ts'
import { createEventParser, type ServerEvent } from './event-parser.ts'

/** Timeout without data (ms); the server sends a heartbeat every 20 seconds. */
const IDLE_TIMEOUT_MS = 50_000

/** Reads the events of a stream until the stream ends or `signal` aborts; uses `fetch`, because `EventSource` cannot send a bearer token. */
export async function readStream(
  address: string,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const control = new AbortController()
  const stop = (): void => control.abort()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  let timer = setTimeout(stop, IDLE_TIMEOUT_MS)
  const resetTimeout = (): void => {
    clearTimeout(timer)
    timer = setTimeout(stop, IDLE_TIMEOUT_MS)
  }
  try {
    const body = await openStream(address, control.signal)
    const parse = createEventParser(onEvent)
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      resetTimeout()
      parse(decoder.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

async function openStream(address: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = readSession()?.token ?? null
  let response = await fetchStream(address, token, signal)
  if (response.status === 401 && token !== null) {
    await refreshSession(token)
    response = await fetchStream(address, readSession()?.token ?? null, signal)
  }
  if (!response.ok || response.body === null) throw new Error(`The stream was refused with ${response.status}.`)
  return response.body
}

const fetchStream = (address: string, token: string | null, signal: AbortSignal): Promise<Response> => {
  const headers = { ...requestHeaders(currentLanguage(), token), accept: 'text/event-stream' }
  return fetch(API_BASE + address, { headers, signal, cache: 'no-store', credentials: 'same-origin' })
}
