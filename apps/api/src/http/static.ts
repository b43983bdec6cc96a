import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import { contentType, type OpenedFile } from '../adapters/files/file-store.ts'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'

/**
 * Sets the cache policy of successful responses, and answers 304 when the client has the file; `onFound` of `serveStatic` runs too late for
 * both.
 */
const cacheControl =
  (policy: string): MiddlewareHandler<HttpEnvironment> =>
  async (c: Context<HttpEnvironment>, next) => {
    c.set('call', 'file')
    await next()
    if (!c.res.ok) return
    c.header('cache-control', policy)
    if (COMPRESSIBLE.test(c.req.path) && !c.res.headers.has('vary')) c.header('vary', 'Accept-Encoding')
    const modifiedAt = Date.parse(c.res.headers.get('last-modified') ?? '')
    if (!isUnchanged(c, modifiedAt)) return
    await c.res.body?.cancel()
    for (const name of ['content-length', 'content-encoding', 'content-type']) c.res.headers.delete(name)
    c.res = new Response(null, { status: 304, headers: c.res.headers })
  }

/** Files of which the build has compressed versions (`apps/web/compress.ts`). */
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/

/** Whether the client has the file of `modifiedAt` (ms since the epoch), compared in whole seconds as HTTP dates are. */
function isUnchanged(c: Context<HttpEnvironment>, modifiedAt: number): boolean {
  // If-None-Match takes precedence (RFC 9110, 13.2.2).
  if (c.req.header('if-none-match') !== undefined) return false
  return Math.floor(modifiedAt / 1e3) * 1e3 <= Date.parse(c.req.header('if-modified-since') ?? '')
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The metadata beside the pictures is not served. */
const PICTURE_FILE = '[\\w-]+\\.(?:avif|webp)'
const immutable = cacheControl(IMMUTABLE)
const oneDay = cacheControl('public, max-age=86400')
const revalidate = cacheControl('no-cache')

/** Answers with a file whose name contains a hash of the content. */
async function servePicture(
  c: Context<HttpEnvironment>,
  file: string,
  open: () => Promise<OpenedFile | null>,
): Promise<Response> {
  const opened = await open()
  if (!opened) return c.notFound()
  const { bytes, modifiedAt } = opened
  const headers = {
    etag: `"${file}"`,
    'cache-control': IMMUTABLE,
    'last-modified': new Date(modifiedAt).toUTCString(),
  }
  if (c.req.header('if-none-match') === headers.etag || isUnchanged(c, modifiedAt)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'content-type': contentType(file),
    'content-length': String(bytes.length),
  })
}

/** Serves the precompressed assets of the web build and the pictures of the catalogue. A missing file gives 404, never a page. */
export function mountStatic(app: Hono<HttpEnvironment>, context: AppContext, clientFolder: string | null): void {
  app.use('/pictures/*', (c, next) => {
    c.set('call', 'file')
    return next()
  })
  app.get(`/pictures/:file{${PICTURE_FILE}}`, (c) => {
    const file = c.req.param('file')
    return servePicture(c, file, () => context.pictures.open(file))
  })
  app.get('/pictures/:file{[\\w-]+-link-preview\\.jpg}', (c) => {
    const file = c.req.param('file')
    return servePicture(c, file, () => context.pictures.openLinkPreview(file.replace('-link-preview.jpg', '')))
  })
  app.get('/pictures/*', (c) => c.notFound())
  if (!clientFolder) return
  app.get('/assets/*', immutable, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  // A cached service worker would keep old pages.
  for (const worker of ['/delivery-worker.js', '/shop-worker.js'])
    app.get(worker, revalidate, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  const files = serveStatic({ root: clientFolder, precompressed: true })
  const serveFile = async (c: Context<HttpEnvironment>, next: Next) => {
    const response = await files(c, next)
    // Without such a file the result is the context of the next handler.
    if (response instanceof Response) c.res = response
  }
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest|txt)}', (c, next) =>
    c.req.path === '/robots.txt' ? next() : oneDay(c, () => serveFile(c, next)),
  )
}
