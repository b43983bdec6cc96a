import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'

/** Sets the cache policy of successful responses; `onFound` of `serveStatic` runs too late to set headers. */
const cacheControl =
  (policy: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', policy)
  }

const immutable = cacheControl('public, max-age=31536000, immutable')
const oneDay = cacheControl('public, max-age=86400')
const revalidate = cacheControl('no-cache')

/** Serves the precompressed assets of the web build and the pictures of the catalogue. A missing file gives 404, never a page. */
export function mountStatic(app: Hono<HttpEnvironment>, context: AppContext, clientFolder: string | null): void {
  const pictures = join(context.config.DATA_FOLDER, 'pictures')
  // The folder does not exist before the first picture.
  mkdirSync(pictures, { recursive: true })
  app.get(
    '/pictures/*',
    immutable,
    serveStatic({ root: pictures, rewriteRequestPath: (path) => path.replace(/^\/pictures/, '') }),
    (c) => c.notFound(),
  )
  if (!clientFolder) return
  app.get('/assets/*', immutable, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  // A cached service worker would keep old pages.
  for (const worker of ['/delivery-worker.js', '/shop-worker.js'])
    app.get(worker, revalidate, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  const files = serveStatic({ root: clientFolder })
  const serveFile = async (c: Context<HttpEnvironment>, next: Next) => {
    const response = await files(c, next)
    // Without such a file the result is the context of the next handler.
    if (response instanceof Response) c.res = response
  }
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest|txt)}', (c, next) =>
    c.req.path === '/robots.txt' ? next() : oneDay(c, () => serveFile(c, next)),
  )
}
