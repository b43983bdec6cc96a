import { routeOf } from '@warda/contract/routes'
import { readSession } from '../session/session-store.ts'
import { API_BASE, requestHeaders } from './request-headers.ts'

const PATIENCE_MS = 2000

/**
 * A call whose answer nobody waits for long: telling the server the language or that somebody left.
 * Settles after the answer or two seconds, and never throws; it outlives the page (`keepalive`).
 */
export const postAndForget = async (name: 'logout' | 'setLanguage', body: Record<string, unknown>): Promise<void> => {
  const language = document.documentElement.lang
  const token = readSession()?.token ?? null
  const call = fetch(API_BASE + routeOf(name).path, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { ...requestHeaders(language, token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  await Promise.race([call, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
