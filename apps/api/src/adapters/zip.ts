import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** A file of a zip archive; `name` is never used as a path. */
export type ZippedFile = { name: string; bytes: Buffer }

type ZipLimits = {
  /** Maximum number of files and folders. */
  entries: number
  /** Maximum unpacked bytes of one wanted file; a larger one is returned without its bytes. */
  entryBytes: number
  /** Maximum unpacked bytes of all wanted files. */
  totalBytes: number
}

/** `broken`: not a zip, or damaged. `too_large`: more entries or unpacked bytes than allowed. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
  readonly kind: 'broken' | 'too_large'
  constructor(kind: 'broken' | 'too_large', options?: ErrorOptions) {
    super(`The zip is ${kind}.`, options)
    this.kind = kind
  }
}

/** Decodes a file name as UTF-8, or as Latin-1 when it is not valid UTF-8. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}

/**
 * Unpacks the wanted files of a zip archive one after another. The declared sizes are checked before anything is unpacked, and a file whose
 * unpacked size differs from the declared one is an error. A file above `entryBytes` has no bytes.
 */
export async function* readZip(
  bytes: Uint8Array,
  limits: ZipLimits,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ZippedFile | { name: string; bytes: null }> {
  const zip = await openZip(bytes)
  if (zip.entryCount > limits.entries) throw new ZipError('too_large')
  let total = 0
  try {
    for await (const entry of listEntries(zip)) {
      const name = decodeName(entry.fileName as unknown as Uint8Array)
      if (name.endsWith('/') || !isWanted(name)) continue
      if (entry.uncompressedSize > limits.entryBytes) {
        yield { name, bytes: null }
        continue
      }
      total += entry.uncompressedSize
      if (total > limits.totalBytes) throw new ZipError('too_large')
      yield { name, bytes: await unpack(zip, entry) }
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken', { cause: error })
  } finally {
    zip.close()
  }
}

const openZip = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Names are decoded here, because yauzl refuses names with `..`, which are harmless as no file is written.
    const options = { lazyEntries: true, decodeStrings: false, validateEntrySize: true } as const
    fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options, (error, zip) => {
      if (error) reject(new ZipError('broken', { cause: error }))
      else resolve(zip)
    })
  })

async function* listEntries(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle = (next: Entry | null, error?: unknown): void => {
        zip.removeAllListeners()
        if (error === undefined) resolve(next)
        else reject(error)
      }
      zip.once('entry', (next: Entry) => settle(next))
      zip.once('end', () => settle(null))
      zip.once('error', (error) => settle(null, error))
      zip.readEntry()
    })
    if (entry === null) return
    yield entry
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
