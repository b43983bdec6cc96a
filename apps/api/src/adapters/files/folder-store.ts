import { access, chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDiskFull } from '../disk-full.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'
import { type FileStore, FileStoreError, hashFile, type StoredFile } from './file-store.ts'

/** `isPrivate`: only the user of the process may read the folder. */
type FolderOptions = { isPrivate?: boolean }

/** Files in a local folder, which is created with the first file. */
export function createFolderStore(folder: string, { isPrivate = false }: FolderOptions = {}): FileStore {
  const filePath = (name: string): string => path.join(folder, path.basename(name))
  const read = (name: string): Promise<Buffer | null> => unlessMissing(() => readFile(filePath(name)))
  return {
    save: (name, bytes) =>
      translateErrors(async () => {
        await mkdir(folder, { recursive: true, ...(isPrivate && { mode: 0o700 }) })
        // `mkdir` does not change the mode of an existing folder.
        if (isPrivate) await chmod(folder, 0o700)
        await writeFileAtomically(filePath(name), bytes, isPrivate ? 0o600 : 0o644)
      }),
    read,
    open: (name) =>
      unlessMissing(async () => {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(filePath(name)), stat(filePath(name))])
        return { bytes, modifiedAt: mtimeMs }
      }),
    has: async (name) => (await unlessMissing(() => access(filePath(name)).then(() => true))) ?? false,
    async hash(name) {
      const bytes = await read(name)
      return bytes && hashFile(bytes)
    },
    remove: (name) => translateErrors(() => rm(filePath(name), { force: true })),
    async *list(): AsyncGenerator<StoredFile> {
      for (const name of (await unlessMissing(() => readdir(folder))) ?? []) {
        const status = await unlessMissing(() => stat(filePath(name)))
        if (status?.isFile()) yield { name, bytes: status.size, modifiedAt: status.mtimeMs }
      }
    },
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const unlessMissing = <T>(work: () => Promise<T>): Promise<T | null> =>
  translateErrors(async () => {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    }
  })

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    // A full disk has a response of its own (`http/error-responses.ts`).
    if (code === '' || isDiskFull(error)) throw error
    const kind = code === 'EACCES' || code === 'EPERM' ? 'refused' : 'unavailable'
    throw new FileStoreError(kind, `the data folder can't be used (${code})`, { cause: error })
  }
}
