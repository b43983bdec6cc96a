import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { inRepo } from '../root.ts'

type Render = (request: Request, context: object) => Promise<Response>

/**
 * Serves the web app from its sources on 127.0.0.1: Vite answers for modules, pages are drawn by the app's own server entry, and all the
 * rest is passed on to the API. Gives its address and how to close it.
 */
export async function openWebDev(options: {
  port: number
  api: string
}): Promise<{ url: string; close: () => Promise<void> }> {
  // Vite belongs to the web app.
  const fromWeb = createRequire(inRepo('apps/web/package.json'))
  const { createServer }: typeof import('vite') = await import(pathToFileURL(fromWeb.resolve('vite')).href)
  process.chdir(inRepo('apps/web')) // its configuration reads files from there
  const server = createHttpServer()
  const vite = await createServer({
    root: inRepo('apps/web'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const url = `http://localhost:${options.port}`
  server.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => {
      const request = toRequest(incoming, url)
      const answer = isPage(request) ? draw(vite, request, options.api, url) : pass(request, options.api)
      answer.then((response) => send(response, outgoing)).catch((error: unknown) => refuse(vite, error, outgoing))
    })
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

function isPage(request: Request): boolean {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || pathname.startsWith('/api/')) return false
  return pathname.endsWith('.data') || (request.headers.get('accept') ?? '').includes('text/html')
}

async function draw(vite: ViteDevServer, request: Request, api: string, publicUrl: string): Promise<Response> {
  const { renderPage } = (await vite.ssrLoadModule('./server.ts')) as { renderPage: Render }
  const language = new URL(request.url).searchParams.get('lng') ?? cookie(request, 'app_language')
  return renderPage(request, {
    api: (inner: Request) => pass(inner, api),
    nonce: 'dev',
    language: language === 'ar' ? 'ar' : 'en',
    publicUrl,
  })
}

function pass(request: Request, api: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('connection')
  headers.delete('accept-encoding')
  const body = request.body ? { body: request.body, duplex: 'half' as const } : {}
  return fetch(api + pathname + search, { method: request.method, headers, redirect: 'manual', ...body })
}

function toRequest(incoming: IncomingMessage, base: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const } : {}
  return new Request(new URL(incoming.url ?? '/', base), { method, headers, ...body })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  outgoing.setHeader('set-cookie', response.headers.getSetCookie())
  if (!response.body) {
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), outgoing)
}

function refuse(vite: ViteDevServer, error: unknown, outgoing: ServerResponse): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  if (!outgoing.headersSent) outgoing.statusCode = 502
  outgoing.end(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

function cookie(request: Request, name: string): string | undefined {
  const pair = (request.headers.get('cookie') ?? '').split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
