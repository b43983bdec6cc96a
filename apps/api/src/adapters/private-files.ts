import { createHash, randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ok, type Result } from '@warda/domain/result'
import { type PrivatePictureError, reencodePicture } from './pictures/reencode.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

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
 * Pictures with restricted access, stored as `<id>.jpg` in a folder that is not served. The caller inserts the row in a transaction and
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

/** Private files in a local folder. */
export function createPrivateFileFolder(folder: string): PrivateFiles {
  const filePath = (id: string): string => path.join(folder, `${id}.jpg`)
  return {
    async save(bytes) {
      const picture = await reencodePicture(bytes)
      if (!picture.ok) return picture
      const { data, width, height } = picture.value
      const id = randomUUID()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // `mkdir` does not change the mode of an existing folder.
      await chmod(folder, 0o700)
      await writeFileAtomically(filePath(id), data, 0o600)
      return ok({ id, mime: 'image/jpeg', bytes: data.length, sha256: hashSha256(data), width, height })
    },
    async read(id, sha256) {
      try {
        const data = await readFile(filePath(id))
        return hashSha256(data).equals(sha256) ? data : null
      } catch {
        return null
      }
    },
    remove: (id) => rm(filePath(id), { force: true }),
    async listOld(before) {
      const old: { id: string; file: string }[] = []
      for (const file of await readdir(folder).catch(() => [])) {
        const id = UUID.exec(file)?.[0]
        const status = id && (await stat(path.join(folder, file)).catch(() => null))
        if (id && status && status.mtimeMs < before) old.push({ id, file })
      }
      return old
    },
    removeFile: (file) => rm(path.join(folder, path.basename(file)), { force: true }),
  }
}

const hashSha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest()
