import type { StoredFile } from './file-store.ts'

/** The code of an S3 error document, such as `SlowDown`; empty when the body is none. */
export const readErrorCode = (body: Buffer): string => {
  const text = body.subarray(0, 4_000).toString('utf8')
  return text.includes('<Error') ? (readTag(text, 'Code') ?? '') : ''
}

/** A page of ListObjectsV2: the objects, and the token of the next page. */
export function readObjectList(body: Buffer): { files: StoredFile[]; next: string | null } {
  const text = body.toString('utf8')
  const files = [...text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    name: readTag(entry, 'Key') ?? '',
    bytes: Number(readTag(entry, 'Size')),
    modifiedAt: Date.parse(readTag(entry, 'LastModified') ?? ''),
  }))
  return { files, next: readTag(text, 'IsTruncated') === 'true' ? readTag(text, 'NextContinuationToken') : null }
}

const readTag = (text: string, name: string): string | null => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]
  return found === undefined ? null : unescapeXml(found)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi, (whole, name, decimal, hexadecimal) => {
    if (name) return ENTITIES[name] ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
  })
