import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ForbiddenAddressError, findUrlProblem, lookupAllowed, type UrlRules } from './public-address.ts'

/** A request to a URL that a user entered. */
export type PublicRequest = {
  /** `http:` or `https:`, without user name and password. */
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Timeout of the whole request, including redirects and the response body. */
  timeoutMs: number
  /** Maximum size of the response body. */
  maxBytes: number
  /** With 0, a redirect is not followed and its response is returned. */
  maxRedirects: number
} & UrlRules

export type PublicAnswer =
  | { kind: 'answer'; status: number; headers: IncomingHttpHeaders; body: Buffer }
  | { kind: 'badAddress' | 'privateAddress' | 'unreachable' | 'timeout' | 'tooLarge' | 'tooManyRedirects' }

type Failure = Exclude<PublicAnswer, { kind: 'answer' }>['kind']

/** Thrown by the checks of this file, in contrast to network errors. */
class RequestRefusal extends Error {
  readonly kind: Failure
  constructor(kind: Failure) {
    super(kind)
    this.kind = kind
  }
}

/**
 * Sends a request to a URL that a user entered; never throws. IP addresses are checked when the connection is opened, so that neither a host
 * name with a private address, nor DNS rebinding, nor a redirect reaches the private network (SSRF).
 */
export async function sendPublicRequest(request: PublicRequest): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(request.timeoutMs)
  try {
    let url = request.url
    for (let redirects = 0; ; redirects += 1) {
      const response = await open(parseAllowedUrl(url, request), request, signal)
      const next = request.maxRedirects === 0 ? null : readRedirect(response, url)
      if (next === null) return await readAnswer(response, request.maxBytes)
      response.destroy()
      if (redirects === request.maxRedirects) return { kind: 'tooManyRedirects' }
      url = next
    }
  } catch (error) {
    if (error instanceof RequestRefusal) return { kind: error.kind }
    if (error instanceof ForbiddenAddressError) return { kind: 'privateAddress' }
    return { kind: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

function parseAllowedUrl(text: string, rules: UrlRules): URL {
  const url = URL.parse(text)
  const problem = findUrlProblem(url, rules)
  if (problem !== null || url === null) throw new RequestRefusal(problem ?? 'badAddress')
  return url
}

function open(url: URL, { method, headers, body, isAllowed }: PublicRequest, signal: AbortSignal) {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<IncomingMessage>((resolve, reject) => {
    // No agent: a reused connection skips `lookup` and so the check of the IP address.
    const sent = send(
      url,
      { method, headers: { ...headers }, signal, agent: false, lookup: lookupAllowed(isAllowed) },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function readRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, base: string): string | null {
  if (statusCode < 300 || statusCode > 399 || location === undefined) return null
  return URL.parse(location, base)?.href ?? ''
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<PublicAnswer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) throw new RequestRefusal('tooLarge')
    chunks.push(chunk)
  }
  return { kind: 'answer', status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}
