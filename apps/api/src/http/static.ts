import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'

/** Says how long an answer may be kept, where there is one: `serveStatic` hears of headers too late in `onFound`. */
const kept =
  (how: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', how)
  }

const forever = kept('public, max-age=31536000, immutable')
const aDay = kept('public, max-age=86400')
const askAnew = kept('no-cache')

/**
 * Files that never change under their name: the web build's assets (precompressed) and the catalogue's pictures. A missing one is
 * a plain 404, never a page.
 */
export function mountStatic(app: Hono<HttpEnvironment>, context: AppContext, clientFolder: string | null): void {
  const pictures = join(context.config.DATA_FOLDER, 'pictures')
  // A shop without its first picture has no such folder yet.
  mkdirSync(pictures, { recursive: true })
  app.get(
    '/pictures/*',
    forever,
    serveStatic({ root: pictures, rewriteRequestPath: (path) => path.replace(/^\/pictures/, '') }),
    (c) => c.notFound(),
  )
  if (!clientFolder) return
  app.get('/assets/*', forever, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  // The delivery dashboard's service worker: a kept old one would keep old pages.
  app.get('/delivery-worker.js', askAnew, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  const files = serveStatic({ root: clientFolder })
  const filed = async (c: Context<HttpEnvironment>, next: Next) => {
    const found = await files(c, next)
    // Where there is no such file, what comes back is the context of whoever answered instead.
    if (found instanceof Response) c.res = found
  }
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest|txt)}', (c, next) =>
    c.req.path === '/robots.txt' ? next() : aDay(c, () => filed(c, next)),
  )
}
