import { type FileStore, hashFile } from './file-store.ts'

/** `copied` and `bytes`: in this run. `present`: were there before, with the same content. `removed`: no longer at the old place. */
export type MoveResult = {
  copied: number
  bytes: number
  present: number
  removed: number
  failed: { name: string; reason: string }[]
}

export type MoveOptions = {
  /** Removes each file from the old place after its copy was verified. */
  remove?: boolean
  report?: (done: number) => void
}

const AT_ONCE = 8
/** Unfinished files of an interrupted write. */
const TEMPORARY = /\.half$/

/**
 * Copies every file that the target lacks and compares the hash of each copy. Interrupted, it continues where it stopped when it runs again; a file that
 * fails does not stop the others. Files may be added, read and removed meanwhile.
 */
export async function moveFiles(from: FileStore, to: FileStore, options: MoveOptions = {}): Promise<MoveResult> {
  const result: MoveResult = { copied: 0, bytes: 0, present: 0, removed: 0, failed: [] }
  const names = from.list()[Symbol.asyncIterator]()
  const work = async (): Promise<void> => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const { name } = next.value
      if (TEMPORARY.test(name)) continue
      try {
        await moveFile(name, from, to, options, result)
      } catch (error) {
        result.failed.push({ name, reason: error instanceof Error ? error.message : String(error) })
      }
      options.report?.(result.copied + result.present)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return result
}

async function moveFile(
  name: string,
  from: FileStore,
  to: FileStore,
  { remove = false }: MoveOptions,
  result: MoveResult,
): Promise<void> {
  const bytes = await from.read(name)
  // Removed since it was listed.
  if (!bytes) return
  const hash = hashFile(bytes)
  if ((await to.hash(name)) === hash) result.present += 1
  else {
    await to.save(name, bytes)
    const copy = await to.read(name)
    if (!copy || hashFile(copy) !== hash) throw new Error('the copy differs')
    result.copied += 1
    result.bytes += bytes.length
  }
  if (!remove) return
  await from.remove(name)
  result.removed += 1
}
