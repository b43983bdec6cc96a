import type { UnavailableReason } from '../tax-authority.ts'

export type AuthorityRequest = {
  method: 'POST' | 'PATCH'
  url: string
  headers: Record<string, string>
  body: unknown
  timeoutMs: number
}

export type AuthorityResponse =
  | { kind: 'answered'; status: number; body: unknown }
  | { kind: 'unavailable'; reason: UnavailableReason }

/** Longest answer that is read: a cleared document of 80 lines in base64 has about 200 KB. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** Statuses after which the same request is sent again later. */
const isTemporary = (status: number): boolean => status >= 500 || status === 408 || status === 429

/** Sends a request and reads its JSON answer; every failure is returned as `unavailable`. */
export async function sendRequest(request: AuthorityRequest): Promise<AuthorityResponse> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...request.headers },
      body: JSON.stringify(request.body),
      // 303 is an answer: clearance is off.
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeoutMs),
    })
    if (isTemporary(response.status)) {
      await response.body?.cancel()
      return { kind: 'unavailable', reason: 'server_error' }
    }
    const text = await readText(response)
    if (text === null) return { kind: 'unavailable', reason: 'too_large' }
    return { kind: 'answered', status: response.status, body: parseJson(text) }
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'unavailable', reason: timedOut ? 'timeout' : 'unreachable' }
  }
}

/** The text of an answer; null when it is too long. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined for a text that is not JSON, such as a page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
