import type { Context, Hono } from 'hono'
import type { AppContext } from '../context.ts'
import { readCookies, setXsrfCookie } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { XSRF_COOKIE, XSRF_HEADER } from './xsrf.ts'

/** Seconds for which browsers cache a preflight; Chromium's maximum. */
const PREFLIGHT_SECONDS = 7200
const METHODS = 'GET, POST, PATCH, DELETE'
const REQUEST_HEADERS = ['authorization', 'content-type', 'accept-language', XSRF_HEADER, 'idempotency-key'].join(', ')
const RESPONSE_HEADERS = 'content-disposition, retry-after, x-request-id'

/**
 * Cross-origin access for the exact origins of ALLOWED_ORIGINS, with credentials (API-26, decision 33). Without the setting no response has
 * any of these headers. The shop's own origin is never treated as another one.
 */
export function mountCors(app: Hono<HttpEnvironment>, context: AppContext): void {
  const { ALLOWED_ORIGINS, PUBLIC_URL } = context.config
  const allowed = new Set(ALLOWED_ORIGINS)
  allowed.delete(new URL(PUBLIC_URL).origin)
  app.use('/api/*', async (c, next) => {
    const origin = c.req.header('origin')
    const isAllowed = origin !== undefined && allowed.has(origin) && c.req.header('sec-fetch-site') !== 'same-origin'
    c.set('fromAllowedOrigin', isAllowed)
    if (isAllowed && isPreflight(c)) return preflightResponse(origin)
    await next()
    if (allowed.size > 0) c.header('vary', 'Origin', { append: true })
    if (!isAllowed) return undefined
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', RESPONSE_HEADERS)
    return undefined
  })
  issueXsrfCookie(app, context)
}

/** Gives every client that has none its XSRF cookie with the first call, because a client of another origin opens no page of the shop. */
function issueXsrfCookie(app: Hono<HttpEnvironment>, context: AppContext): void {
  app.use('/api/*', async (c, next) => {
    await next()
    if (readCookies(c.req.header('cookie'), XSRF_COOKIE).length > 0) return
    setXsrfCookie(c, context)
    // No cache between the shop and the browser may keep a cookie.
    if (c.res.headers.get('cache-control') === 'no-cache') c.header('cache-control', 'private, no-cache')
  })
}

const isPreflight = (c: Context<HttpEnvironment>): boolean =>
  c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined

const preflightResponse = (origin: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      vary: 'Origin',
    },
  })
