import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { AppContext } from './context.ts'
import { getClientIp } from './http/client-ip.ts'
import { mountCors } from './http/cors.ts'
import { mountDocs } from './http/docs.ts'
import type { HttpEnvironment } from './http/environment.ts'
import { mountErrorResponses } from './http/error-responses.ts'
import type { Handlers } from './http/handler.ts'
import { mountHealth } from './http/health.ts'
import type { Identify } from './http/identity.ts'
import { detectApiLanguage } from './http/language.ts'
import { measureRequests, mountMetrics } from './http/metrics.ts'
import { mountEndpoints } from './http/mount.ts'
import { mountPages, type RenderPage } from './http/pages.ts'
import { toCanonicalPath } from './http/paths.ts'
import { SECURITY_HEADERS } from './http/security-headers.ts'
import { mountStatic } from './http/static.ts'
import { traceRequests } from './http/traces.ts'
import { readPromiseKey } from './read-promise-key.ts'

/** The web build that this process serves. */
export type WebBuild = {
  /** Version of the build's manifest, which pages report with errors and vitals. */
  release: string
  /** Ids of the routes of all pages, such as `routes/shop/product`. */
  routes: ReadonlySet<string>
}

/** A route outside the contract, such as the demo mailbox and the sandbox gateway's pages. */
export type RawRoute = (app: Hono<HttpEnvironment>, context: AppContext, build: WebBuild | null) => void

export type Parts = {
  handlers: Handlers
  identify: Identify
  rawRoutes: readonly RawRoute[]
  web: { render: RenderPage; clientFolder: string | null; build: WebBuild | null } | null
}

/** The whole shop as one fetch handler, used by the server, the page renderer and the tests. */
export function createApp(context: AppContext, parts: Parts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>({ getPath: (request) => toCanonicalPath(new URL(request.url).pathname) })
  mountErrorResponses(app, context)
  traceRequests(app, context)
  measureRequests(app, context)
  app.use(async (c, next) => {
    c.set('requestId', c.env?.pageRequestId ?? randomUUID())
    c.set('language', detectApiLanguage(c.req.header('accept-language')))
    c.set(
      'ip',
      getClientIp(
        c.env?.incoming?.socket?.remoteAddress,
        c.req.header('x-forwarded-for'),
        context.config.TRUSTED_PROXIES,
      ),
    )
    await next()
    c.header('x-request-id', c.get('requestId'))
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    if (context.config.PUBLIC_URL.startsWith('https:'))
      c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  mountCors(app, context)
  mountHealth(app, context)
  mountMetrics(app, context)
  mountDocs(app)
  mountEndpoints(app, context, parts.handlers, parts.identify)
  for (const mountRoute of parts.rawRoutes) mountRoute(app, context, parts.web?.build ?? null)
  mountStatic(app, context, parts.web?.clientFolder ?? null)
  // Calls of a page have its request id and count against the limits of its reader.
  const api = async (request: Request, pageRequestId: string, ip?: string) =>
    app.fetch(request, { pageRequestId, ...(ip !== undefined && { incoming: { socket: { remoteAddress: ip } } }) })
  if (parts.web) mountPages(app, context, parts.web.render, api, () => readPromiseKey(context))
  return app
}
