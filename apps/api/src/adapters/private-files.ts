import { createHash, randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ok, type Result } from '@warda/domain/result'
import { type PrivatePictureError, reencodePicture } from './pictures/reencode.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** A private picture that lies in the folder; what its row says of it. */
export type PrivatePicture = {
  id: string
  mime: 'image/jpeg'
  bytes: number
  sha256: Buffer
  width: number
  height: number
}

/**
 * Pictures that only a few people may see, each a file `<id>.jpg` in a folder that no address leads to. Whoever stores one writes its row
 * in a transaction and takes the file away when that fails; `listOld` finds what a crash in between left behind.
 */
export type PrivateFiles = {
  /** JPEG or PNG as pixels, at most 1600 wide and high, without anything that came with the file. */
  put(bytes: Uint8Array): Promise<Result<PrivatePicture, PrivatePictureError>>
  /** The bytes, or null when they are gone or not those that were stored. */
  read(id: string, sha256: Buffer): Promise<Buffer | null>
  remove(id: string): Promise<void>
  /** Names of files last touched before `before` (milliseconds), with the id each belongs to; halves of broken writes too. */
  listOld(before: number): Promise<{ id: string; file: string }[]>
  removeFile(file: string): Promise<void>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Private files in a folder of this machine. */
export function privateFileFolder(folder: string): PrivateFiles {
  const placeOf = (id: string): string => path.join(folder, `${id}.jpg`)
  return {
    async put(bytes) {
      const picture = await reencodePicture(bytes)
      if (!picture.ok) return picture
      const { data, width, height } = picture.value
      const id = randomUUID()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A folder that was there before keeps the mode it had.
      await chmod(folder, 0o700)
      await writeFileAtomically(placeOf(id), data, 0o600)
      return ok({ id, mime: 'image/jpeg', bytes: data.length, sha256: hashOf(data), width, height })
    },
    async read(id, sha256) {
      try {
        const data = await readFile(placeOf(id))
        return hashOf(data).equals(sha256) ? data : null
      } catch {
        return null
      }
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    async listOld(before) {
      const old: { id: string; file: string }[] = []
      for (const file of await readdir(folder).catch(() => [])) {
        const id = UUID.exec(file)?.[0]
        const found = id && (await stat(path.join(folder, file)).catch(() => null))
        if (id && found && found.mtimeMs < before) old.push({ id, file })
      }
      return old
    },
    removeFile: (file) => rm(path.join(folder, path.basename(file)), { force: true }),
  }
}

const hashOf = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest()
