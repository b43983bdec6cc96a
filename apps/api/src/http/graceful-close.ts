import type { ServerResponse } from 'node:http'

type RequestEvents = {
  prependListener(event: 'request', listener: (request: unknown, response: ServerResponse) => void): unknown
}

/**
 * Returns a function that a stopping server calls first: from then on every response, also of requests in progress, closes its connection.
 * Otherwise browsers keep idle connections open and the server waits for them.
 */
export function announceClose(server: RequestEvents): () => void {
  const inProgress = new Set<ServerResponse>()
  let stopping = false
  server.prependListener('request', (_request, response) => {
    if (stopping) response.shouldKeepAlive = false
    inProgress.add(response)
    response.once('close', () => inProgress.delete(response))
  })
  return () => {
    stopping = true
    for (const response of inProgress) response.shouldKeepAlive = false
  }
}
