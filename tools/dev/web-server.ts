import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import { inRepo } from '../root.ts'
import { sendResponse, toRequest } from './node-http.ts'
import { proxyTo } from './proxy.ts'

type RenderPage = (request: Request, context: object) => Promise<Response>

/** The context that the API sends with a page request (`apps/api/src/http/dev-renderer.ts`). */
const renderHeader = z.object({
  nonce: z.string(),
  language: z.enum(['en', 'ar']),
  publicUrl: z.string(),
  picturesUrl: z.string(),
  requestId: z.string(),
})

/**
 * Serves the web app from its sources on 127.0.0.1. Vite serves modules and public files; all other requests go to the API,
 * which requests pages from here as it requests them from the built web app in production.
 */
export async function startWebServer(options: {
  port: number
  apiUrl: string
}): Promise<{ url: string; close: () => Promise<void> }> {
  // Vite is a dependency of the web app, not of the repository root.
  const fromWeb = createRequire(inRepo('apps/web/package.json'))
  const { createServer }: typeof import('vite') = await import(pathToFileURL(fromWeb.resolve('vite')).href)
  process.chdir(inRepo('apps/web')) // the Vite configuration names files relative to this folder
  const server = createHttpServer()
  const vite = await createServer({
    root: inRepo('apps/web'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const url = `http://localhost:${options.port}`
  const callApi = proxyTo(options.apiUrl)
  server.on('request', (incoming, outgoing) => {
    const answer = (response: Promise<Response>) =>
      response
        .then((resolved) => sendResponse(resolved, outgoing))
        .catch((error: unknown) => sendError(vite, error, outgoing))
    const page = incoming.headers['x-render-page']
    if (typeof page === 'string') answer(renderPage(vite, toRequest(incoming, url), page, callApi))
    else vite.middlewares(incoming, outgoing, () => answer(callApi(toRequest(incoming, url))))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await vite.close()
  }
  return { url, close }
}

async function renderPage(
  vite: ViteDevServer,
  request: Request,
  header: string,
  api: (request: Request) => Promise<Response>,
): Promise<Response> {
  const page = renderHeader.parse(JSON.parse(header))
  const entry = (await vite.ssrLoadModule('./server.ts')) as { renderPage: RenderPage }
  request.headers.delete('x-render-page')
  return entry.renderPage(
    new Request(page.publicUrl + new URL(request.url).pathname + new URL(request.url).search, request),
    {
      ...page,
      api,
      reportError: (error: unknown) => console.error(error),
    },
  )
}

function sendError(vite: ViteDevServer, error: unknown, outgoing: ServerResponse): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  if (!outgoing.headersSent) outgoing.statusCode = 502
  outgoing.end(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
