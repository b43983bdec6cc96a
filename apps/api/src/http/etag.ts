import { createHash } from 'node:crypto'

/** A weak ETag of a text, which is the same for all encodings of it. */
export const createWeakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
