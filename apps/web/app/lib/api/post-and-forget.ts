import { readRoute } from '@warda/contract/read-route'
import { shopRoutes } from '@warda/contract/shop-routes'
import { readSession } from '../session/session-store.ts'
import { API_BASE, requestHeaders } from './request-headers.ts'

const TIMEOUT_MS = 2000

/** Sends a call that outlives the page (`keepalive`). Settles after the answer or two seconds and never throws. */
export const postAndForget = async (name: 'logout' | 'setLanguage', body: Record<string, unknown>): Promise<void> => {
  const language = document.documentElement.lang
  const token = readSession()?.token ?? null
  const response = fetch(API_BASE + readRoute(shopRoutes[name]).path, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { ...requestHeaders(language, token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  await Promise.race([response, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}
