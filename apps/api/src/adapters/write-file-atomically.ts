import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file completely or not at all: to a temporary file that is synced and renamed. Leaves nothing behind on an error and is safe
 * for concurrent writers.
 */
export async function writeFileAtomically(file: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const temporary = `${file}.${randomUUID()}.half`
  try {
    const handle = await open(temporary, 'wx', mode)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
