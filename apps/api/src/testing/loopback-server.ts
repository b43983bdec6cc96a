import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Handle = (request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>) => void

/** An HTTP server on a free loopback port that reads JSON bodies. */
export async function openLoopbackServer(handle: Handle): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    // A kept connection may close between two requests on a busy machine, and the next one would count as lost.
    response.shouldKeepAlive = false
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      handle(request, response, text ? (JSON.parse(text) as Record<string, unknown>) : {})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The address of a port where nothing listens. */
export async function findUnusedAddress(): Promise<string> {
  const server = await openLoopbackServer(() => {})
  await server.close()
  return server.url
}

export function respondJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
