import type { Context } from 'hono'
import { acceptsEncoding, type Encoding, toBrotli, toGzip } from './encodings.ts'
import type { HttpEnvironment } from './environment.ts'
import { createWeakEtag } from './etag.ts'

/** Bytes above which an answer is compressed; in smaller ones the headers are the larger part. */
const MIN_COMPRESSED_BYTES = 1_024
const CONTENT_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** The serialised answer of a cached endpoint; each compressed form is made for the first request that accepts it. */
export type CachedJson = { text: string; etag: string; compressed: Partial<Record<Encoding, Promise<Buffer>>> }

export const toCachedJson = (text: string): CachedJson => ({
  text,
  etag: createWeakEtag(text),
  compressed: {},
})

/** The answer of one request, compressed when it is large and the client accepts it. */
export async function jsonResponse(c: Context<HttpEnvironment>, text: string): Promise<Response> {
  c.header('content-language', c.get('language'))
  if (!isLarge(text)) return c.body(text, 200, CONTENT_TYPE)
  c.header('vary', 'Accept-Encoding', { append: true })
  if (!acceptsEncoding(c.req.header('accept-encoding'), 'gzip')) return c.body(text, 200, CONTENT_TYPE)
  c.header('content-encoding', 'gzip')
  return c.body(toBody(await toGzip(Buffer.from(text), 'single')), 200, CONTENT_TYPE)
}

/** The answer of a cached endpoint: 304 when the client has it already. */
export async function cachedJsonResponse(c: Context<HttpEnvironment>, cached: CachedJson): Promise<Response> {
  c.header('content-language', c.get('language'))
  c.header('etag', cached.etag)
  const large = isLarge(cached.text)
  if (large) c.header('vary', 'Accept-Encoding', { append: true })
  if (c.req.header('if-none-match') === cached.etag) return c.body(null, 304)
  const accepted = c.req.header('accept-encoding')
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name))
  if (!large || !encoding) return c.body(cached.text, 200, CONTENT_TYPE)
  cached.compressed[encoding] ??= compress(Buffer.from(cached.text), encoding)
  c.header('content-encoding', encoding)
  return c.body(toBody(await cached.compressed[encoding]), 200, CONTENT_TYPE)
}

const compress = (plain: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(plain) : toGzip(plain, 'cached')

const isLarge = (text: string): boolean => Buffer.byteLength(text) > MIN_COMPRESSED_BYTES

const toBody = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
