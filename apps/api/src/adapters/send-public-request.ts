import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { ForbiddenAddressError, lookupAllowed } from './public-address.ts'

/** A request to an address that a person entered. */
export type PublicRequest = {
  /** `http:` or `https:`, without user name and password. */
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** For the whole request with its redirects and its answer. */
  timeoutMs: number
  /** Largest accepted answer. */
  maxBytes: number
  /** 0 returns the answer with the redirect. */
  maxRedirects: number
  /** Which IP addresses may be connected to: `isPublicAddress`, or any where the operator allows the own network. */
  isAllowed: (address: string) => boolean
}

export type PublicAnswer =
  | { kind: 'answer'; status: number; headers: IncomingHttpHeaders; body: Buffer }
  | { kind: 'badAddress' | 'privateAddress' | 'unreachable' | 'timeout' | 'tooLarge' | 'tooManyRedirects' }

type Failure = Exclude<PublicAnswer, { kind: 'answer' }>['kind']

/** A refusal by the checks of this file, in contrast to an error of the network. */
class RequestRefusal extends Error {
  readonly kind: Failure
  constructor(kind: Failure) {
    super(kind)
    this.kind = kind
  }
}

/**
 * Sends a request to an address that a person entered, never throws. The address that the name resolves to is checked when the connection is
 * opened, so that neither a name of a private address, nor one that changes after a check, nor a redirect reaches the own network.
 */
export async function sendPublicRequest(request: PublicRequest): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(request.timeoutMs)
  try {
    let url = request.url
    for (let redirects = 0; ; redirects += 1) {
      const response = await open(parseAllowedUrl(url, request.isAllowed), request, signal)
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

function parseAllowedUrl(text: string, isAllowed: PublicRequest['isAllowed']): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new RequestRefusal('badAddress')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is never looked up.
  if (isIP(host) && !isAllowed(host)) throw new RequestRefusal('privateAddress')
  return url
}

function open(url: URL, { method, headers, body, isAllowed }: PublicRequest, signal: AbortSignal) {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<IncomingMessage>((resolve, reject) => {
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
