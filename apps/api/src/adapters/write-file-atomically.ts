import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file whole or not at all: beside its place, down to the disk, then moved there. Nothing is left of it when there is no room.
 * Many may write the same file at once.
 */
export async function writeFileAtomically(file: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const half = `${file}.${randomUUID()}.half`
  try {
    const handle = await open(half, 'wx', mode)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
