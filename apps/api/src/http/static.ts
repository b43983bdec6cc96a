import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import { contentType } from '../adapters/files/file-store.ts'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'

/** Sets the cache policy of successful responses; `onFound` of `serveStatic` runs too late to set headers. */
const cacheControl =
  (policy: string): MiddlewareHandler<HttpEnvironment> =>
  async (c: Context<HttpEnvironment>, next) => {
    c.set('call', 'file')
    await next()
    if (c.res.ok) c.header('cache-control', policy)
  }

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The metadata beside the pictures is not served. */
const PICTURE_FILE = '[\\w-]+\\.(?:avif|webp)'
const immutable = cacheControl(IMMUTABLE)
const oneDay = cacheControl('public, max-age=86400')
const revalidate = cacheControl('no-cache')

/** Serves the precompressed assets of the web build and the pictures of the catalogue. A missing file gives 404, never a page. */
export function mountStatic(app: Hono<HttpEnvironment>, context: AppContext, clientFolder: string | null): void {
  app.use('/pictures/*', (c, next) => {
    c.set('call', 'file')
    return next()
  })
  app.get(`/pictures/:file{${PICTURE_FILE}}`, async (c) => {
    const file = c.req.param('file')
    const bytes = await context.pictures.read(file)
    if (!bytes) return c.notFound()
    // The name contains a hash of the content.
    const headers = { etag: `"${file}"`, 'cache-control': IMMUTABLE }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    const length = String(bytes.length)
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'content-type': contentType(file),
      'content-length': length,
    })
  })
  app.get('/pictures/*', (c) => c.notFound())
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
