import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentPolicy } from './security-headers.ts'

/** A rendered page, ready to be given to anybody who asks for it in this language. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  plain: Buffer
  gzip: Buffer | null
  brotli: Buffer | null
}

const zip = promisify(gzip)
const squeeze = promisify(brotliCompress)

/** What a kept copy is compressed with: once, so well; a page for one answer takes the fastest. */
const KEPT = { gzip: 7, brotli: 5 }

/**
 * Makes a copy of what the renderer answered. Its own inline scripts carry `mark` as their nonce, a text that nobody outside this
 * process knows; they are allowed by their hashes and the mark is taken out, so nothing in the copy is secret or one answer's only.
 */
export async function toCachedPage(response: Response, mark: string, kept: boolean): Promise<CachedPage> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) headers[name] = value
  let text = await response.text()
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentPolicy(inlineHashes(text, mark))
    text = text.replaceAll(` nonce="${mark}"`, '')
  }
  const plain = Buffer.from(text)
  headers.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  headers.vary = 'Cookie, Accept-Language, Accept-Encoding'
  headers['cache-control'] = 'no-cache'
  return {
    status: response.status,
    headers,
    plain,
    gzip: await zip(plain, { level: kept ? KEPT.gzip : constants.Z_BEST_SPEED }),
    brotli: kept ? await squeeze(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: KEPT.brotli } }) : null,
  }
}

/** `'sha256-…'` of each inline script that carries the mark. */
export function inlineHashes(html: string, mark: string): string[] {
  const hashes = new Set<string>()
  for (const [, before = '', after = '', code = ''] of html.matchAll(
    new RegExp(`<script([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g'),
  )) {
    if (/\ssrc=/.test(before + after)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The smallest form that the browser takes. */
export function formOf(copy: CachedPage, acceptEncoding: string): { body: Buffer; encoding: string | null } {
  if (copy.brotli && /\bbr\b/.test(acceptEncoding)) return { body: copy.brotli, encoding: 'br' }
  if (copy.gzip && /\bgzip\b/.test(acceptEncoding)) return { body: copy.gzip, encoding: 'gzip' }
  return { body: copy.plain, encoding: null }
}
