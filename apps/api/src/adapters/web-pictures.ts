import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isKnownPicture } from './pictures/decode.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'

/** Why the picture at a URL cannot be used; `code` and `most` are parameters of the message. */
export type WebPictureError =
  | 'picture.address_refused'
  | 'picture.address_unreachable'
  | 'picture.address_status'
  | 'picture.address_large'
  | 'picture.unknown_kind'

/** Fetches pictures from the URLs in an import file. */
export type WebPictures = { fetch(address: string): Promise<Result<Buffer, WebPictureError>> }

/** Timeout for all redirects and the whole picture. */
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 4
const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])

/** `lookup` and `isAllowed` are replaced in tests, whose server has a private address. */
type Options = { lookup?: LookupFunction; isAllowed?: (url: URL) => boolean; timeoutMs?: number }

/** Checks a URL before its host is resolved: only these protocols and ports, no credentials, no private IP address. */
export function isAllowedUrl({ protocol, port, username, password, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPlain =
    (protocol === 'http:' || protocol === 'https:') && PORTS.has(port) && username === '' && password === ''
  return isPlain && (isIP(host) === 0 || isPublicAddress(host))
}

/**
 * Fetches over http and https from public IP addresses only: these are checked when the connection is opened, and every redirect is checked
 * like the first URL. The content decides whether it is a picture, not the `Content-Type`.
 */
export function createWebPictures(options: Options = {}): WebPictures {
  const { lookup = publicLookup, isAllowed = isAllowedUrl, timeoutMs = TIMEOUT_MS } = options
  return {
    async fetch(address) {
      const signal = AbortSignal.timeout(timeoutMs)
      let url = URL.parse(address)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        if (url === null || !isAllowed(url)) return refuse('picture.address_refused')
        const answer = await request(url, lookup, signal).catch(() => null)
        if (answer === null) return refuse('picture.address_unreachable')
        if (!('location' in answer)) return answer
        url = URL.parse(answer.location, url.href)
      }
      return refuse('picture.address_refused')
    },
  }
}

type Answer = { location: string } | Result<Buffer, WebPictureError>

async function request(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<Answer> {
  const response = await open(url, lookup, signal)
  try {
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return { location: headers.location }
    if (statusCode !== 200) return refuse('picture.address_status', { status: statusCode })
    const bytes = await readLimited(response, Number(headers['content-length'] ?? 0))
    if (bytes === null) return refuse('picture.address_large', { most: LIMITS.upload / 1e6 })
    return isKnownPicture(bytes) ? ok(bytes) : refuse('picture.unknown_kind')
  } finally {
    response.destroy()
  }
}

function open(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<http.IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http
  const headers = {
    accept: 'image/avif,image/webp,image/jpeg,image/png',
    'user-agent': 'Mozilla/5.0 (compatible; shop import)',
  }
  return new Promise((resolve, reject) => {
    // No agent: a reused connection would skip the check of its IP address.
    const sent = client.get(url, { headers, lookup, signal, agent: false }, resolve)
    sent.on('error', reject)
  })
}

/** The response body, or null when it exceeds the size limit of uploaded pictures. */
async function readLimited(response: http.IncomingMessage, declared: number): Promise<Buffer | null> {
  if (declared > LIMITS.upload) return null
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    length += (part as Buffer).length
    if (length > LIMITS.upload) return null
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}
