import { createHash } from 'node:crypto'

/** `bytes` is the size, `modifiedAt` in ms since the epoch. */
export type StoredFile = { name: string; bytes: number; modifiedAt: number }

/** `bytes` is the content, `modifiedAt` in ms since the epoch. */
export type OpenedFile = { bytes: Buffer; modifiedAt: number }

/**
 * Files by name in a folder or in a bucket (decision 62). A file is stored completely or not at all, and never changed in part. Every function
 * rejects with a {@link FileStoreError} when the store does not answer or refuses.
 */
export type FileStore = {
  save(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** The content with the time of the last change, for visitors; null when there is no such file. */
  open(name: string): Promise<OpenedFile | null>
  has(name: string): Promise<boolean>
  /** SHA-256 as hexadecimal digits; null when there is no such file. */
  hash(name: string): Promise<string | null>
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<StoredFile>
}

/** `unavailable`: try again later. `refused`: the settings or the rights of the store are wrong, which an operator must change. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
  readonly kind: 'unavailable' | 'refused'
  constructor(kind: 'unavailable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

export const hashFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
}

/** The content type of a stored file by the ending of its name. */
export const contentType = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
