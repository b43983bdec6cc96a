import { request } from 'node:https'
import { publicLookup } from './public-address.ts'

const TIMEOUT_MS = 4_000

/** Asks where a URL redirects to: one https request, whose body is not read. Null when it does not redirect. */
export function requestRedirect(url: URL): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; shop address check)', accept: 'text/html' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const clientRequest = request(
      url,
      { method: 'GET', headers, lookup: publicLookup, signal, agent: false },
      (response) => {
        const { statusCode = 0, headers: answer } = response
        response.destroy()
        resolve(statusCode >= 300 && statusCode < 400 ? (answer.location ?? null) : null)
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}
