import { setTimeout as pause } from 'node:timers/promises'

/** Maximum time to wait for a restarted API, and pause between two attempts, in ms. */
const RESTART_TIMEOUT = 30_000
const RETRY_INTERVAL = 100

/** Passes requests on to the server at `target`; one without a body waits while that server restarts. */
export function proxyTo(target: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('connection')
    headers.set('accept-encoding', 'identity')
    const body = request.body ? { body: request.body, duplex: 'half' as const } : {}
    const init: RequestInit = { method: request.method, headers, redirect: 'manual', ...body }
    const giveUpAt = Date.now() + RESTART_TIMEOUT
    for (;;) {
      try {
        return await fetch(target + pathname + search, init)
      } catch (error) {
        if (request.body || request.signal.aborted || Date.now() > giveUpAt || !isRefused(error)) throw error
        await pause(RETRY_INTERVAL)
      }
    }
  }
}

/** Whether the connection was refused because no process listens at the address. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
