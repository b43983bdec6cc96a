import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import type { World } from '../world.ts'
import type { HttpEnvironment } from './environment.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const askAnew: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('cache-control', 'no-cache')
}

/**
 * Files that never change under their name: the web build's assets (precompressed) and the catalogue's pictures. A missing one is
 * a plain 404, never a page.
 */
export function mountStatic(app: Hono<HttpEnvironment>, world: World, clientFolder: string | null): void {
  const pictures = join(world.config.DATA_FOLDER, 'pictures')
  // A shop without its first picture has no such folder yet.
  mkdirSync(pictures, { recursive: true })
  app.get(
    '/pictures/*',
    serveStatic({
      root: pictures,
      rewriteRequestPath: (path) => path.replace(/^\/pictures/, ''),
      onFound: (_path, c) => c.header('cache-control', FOREVER),
    }),
    (c) => c.notFound(),
  )
  if (!clientFolder) return
  app.get(
    '/assets/*',
    serveStatic({ root: clientFolder, precompressed: true, onFound: (_path, c) => c.header('cache-control', FOREVER) }),
    (c) => c.notFound(),
  )
  // The delivery dashboard's service worker: a kept old one would keep old pages.
  app.get('/delivery-worker.js', askAnew, serveStatic({ root: clientFolder, precompressed: true }), (c) => c.notFound())
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest|txt)}', async (c, next) =>
    c.req.path === '/robots.txt'
      ? next()
      : serveStatic({
          root: clientFolder,
          onFound: (_path, inner) => inner.header('cache-control', 'public, max-age=86400'),
        })(c, next),
  )
}
