import { createHash } from 'node:crypto'
import { acceptsEncoding, type Encoding, toBrotli, toGzip } from './encodings.ts'
import { createWeakEtag } from './etag.ts'
import { buildContentPolicy } from './security-headers.ts'

/** A rendered page without personal data, for all requests in its language. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  plain: Buffer
  gzip: Buffer | null
  brotli: Buffer | null
}

/**
 * For public pages behind a CDN (decision 62): used for half a minute, for as long again while the CDN fetches the next one, and for an hour
 * while the shop does not answer; browsers revalidate each time.
 */
export const SHARED_POLICY = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=3600'
/** No cache between the shop and the browser keeps it. */
export const PRIVATE_POLICY = 'private, no-cache'
/** For data that a browser fetches when a link is hovered or touched: the click that follows uses it (decision 65). */
export const PREFETCH_POLICY = 'private, max-age=10'
/** Request headers on which a page depends, by whether its language is detected or named by the URL (decision 65). */
export const VARY = { detected: 'Cookie, Accept-Language, Accept-Encoding', named: 'Accept-Encoding' }

/**
 * Prepares a rendered response. Inline scripts carry `nonce`, which is secret to this process: the content security policy allows them by
 * hash and the nonce is removed, so that the page can be shared.
 */
export async function toCachedPage(
  response: Response,
  nonce: string,
  cacheable: boolean,
  pictureOrigins: readonly string[] = [],
): Promise<CachedPage> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) headers[name] = value
  let text = await response.text()
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = buildContentPolicy(hashInlineScripts(text, nonce), [], pictureOrigins)
    text = text.replaceAll(` nonce="${nonce}"`, '')
  }
  const plain = Buffer.from(text)
  headers.etag = createWeakEtag(plain)
  headers.vary = VARY.detected
  headers['cache-control'] = PRIVATE_POLICY
  return {
    status: response.status,
    headers,
    plain,
    gzip: await toGzip(plain, cacheable ? 'cached' : 'single'),
    brotli: cacheable ? await toBrotli(plain) : null,
  }
}

/** `'sha256-…'` of each inline script with the nonce. */
export function hashInlineScripts(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, before = '', after = '', code = ''] of html.matchAll(
    new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g'),
  )) {
    if (/\ssrc=/.test(before + after)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The smallest encoding that the client accepts. */
export function selectEncoding(page: CachedPage, acceptEncoding: string): { body: Buffer; encoding: Encoding | null } {
  if (page.brotli && acceptsEncoding(acceptEncoding, 'br')) return { body: page.brotli, encoding: 'br' }
  if (page.gzip && acceptsEncoding(acceptEncoding, 'gzip')) return { body: page.gzip, encoding: 'gzip' }
  return { body: page.plain, encoding: null }
}
