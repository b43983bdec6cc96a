import { createHash, randomUUID } from 'node:crypto'
import { ok, type Result } from '@warda/domain/result'
import type { FileStore } from './files/file-store.ts'
import { type PrivatePictureError, reencodePicture } from './pictures/reencode.ts'

/** Metadata of a stored private picture; columns of its row. */
export type PrivatePicture = {
  id: string
  mime: 'image/jpeg'
  bytes: number
  sha256: Buffer
  width: number
  height: number
}

/**
 * Pictures with restricted access, stored as `<id>.jpg` where nothing is served. The caller inserts the row in a transaction and
 * removes the file when it fails; `listOld` finds files left by a crash in between.
 */
export type PrivateFiles = {
  /** Re-encodes and stores a JPEG or PNG, at most 1600 by 1600 pixels, without metadata. */
  save(bytes: Uint8Array): Promise<Result<PrivatePicture, PrivatePictureError>>
  /** The bytes, or null when the file is missing or does not match the hash. */
  read(id: string, sha256: Buffer): Promise<Buffer | null>
  remove(id: string): Promise<void>
  /** Files modified before `before` (milliseconds) with their ids, including temporary files of interrupted writes. */
  listOld(before: number): Promise<{ id: string; file: string }[]>
  removeFile(file: string): Promise<void>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Private files in a folder or a bucket. */
export function createPrivateFiles(store: FileStore): PrivateFiles {
  const fileName = (id: string): string => `${id}.jpg`
  return {
    async save(bytes) {
      const picture = await reencodePicture(bytes)
      if (!picture.ok) return picture
      const { data, width, height } = picture.value
      const id = randomUUID()
      await store.save(fileName(id), data)
      return ok({ id, mime: 'image/jpeg', bytes: data.length, sha256: hashSha256(data), width, height })
    },
    async read(id, sha256) {
      const data = await store.read(fileName(id))
      return data && hashSha256(data).equals(sha256) ? data : null
    },
    remove: (id) => store.remove(fileName(id)),
    async listOld(before) {
      const old: { id: string; file: string }[] = []
      for await (const { name, modifiedAt } of store.list()) {
        const id = UUID.exec(name)?.[0]
        if (id && modifiedAt < before) old.push({ id, file: name })
      }
      return old
    },
    removeFile: (file) => store.remove(file),
  }
}

const hashSha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest()
