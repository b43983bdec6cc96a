import type { ServerResponse } from 'node:http'

/** The part of a server that tells of its requests. */
type Telling = {
  prependListener(event: 'request', hear: (request: unknown, response: ServerResponse) => void): unknown
}

/**
 * Gives what a server that stops calls first: from then on every answer says that it is the last of its line, those under way too. Without
 * it a browser keeps the line open, and the server waits for nothing.
 */
export function announceClose(server: Telling): () => void {
  const underWay = new Set<ServerResponse>()
  let stopping = false
  server.prependListener('request', (_request, response) => {
    if (stopping) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return () => {
    stopping = true
    for (const response of underWay) response.shouldKeepAlive = false
  }
}
