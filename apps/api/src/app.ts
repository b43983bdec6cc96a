import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { callerAddress } from './http/client-ip.ts'
import { mountAnswers } from './http/error-responses.ts'
import type { Handlers } from './http/handler.ts'
import { mountDocs } from './http/docs.ts'
import type { HttpEnvironment } from './http/environment.ts'
import { mountHealth } from './http/health.ts'
import type { Identify } from './http/identity.ts'
import { apiLanguage } from './http/language.ts'
import { mountEndpoints } from './http/mount.ts'
import { mountPages, type RenderPage } from './http/pages.ts'
import { canonicalPath } from './http/paths.ts'
import { SECURITY_HEADERS } from './http/security-headers.ts'
import { mountStatic } from './http/static.ts'
import type { World } from './context.ts'

/** What stands beside the endpoints: the demo's mailbox and the sandbox gateway's pages. */
export type Extra = (app: Hono<HttpEnvironment>, world: World) => void

export type Parts = {
  handlers: Handlers
  identify: Identify
  extras: readonly Extra[]
  web: { render: RenderPage; clientFolder: string } | null
}

/** The whole shop as one fetch handler: the network, the page renderer and the tests all ask the same app. */
export function createApp(world: World, parts: Parts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>({ getPath: (request) => canonicalPath(new URL(request.url).pathname) })
  mountAnswers(app, world)
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('language', apiLanguage(c.req.header('accept-language')))
    c.set(
      'ip',
      callerAddress(
        c.env?.incoming?.socket?.remoteAddress,
        c.req.header('x-forwarded-for'),
        world.config.TRUSTED_PROXIES,
      ),
    )
    await next()
    c.header('x-request-id', c.get('requestId'))
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    if (world.config.PUBLIC_URL.startsWith('https:'))
      c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  mountHealth(app, world)
  mountDocs(app)
  mountEndpoints(app, world, parts.handlers, parts.identify)
  for (const extra of parts.extras) extra(app, world)
  mountStatic(app, world, parts.web?.clientFolder ?? null)
  if (parts.web) mountPages(app, world, parts.web.render, async (request) => app.fetch(request, {}))
  return app
}
