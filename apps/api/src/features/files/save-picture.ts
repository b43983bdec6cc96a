import { ok, type Result } from '@warda/domain/result'
import type { PrivatePictureFault } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { World } from '../../context.ts'
import { findLive } from './queries.ts'

/**
 * Stores an uploaded picture and does `work` with it, which writes its row in a transaction and says whether it `kept` it. Where it did not,
 * was refused or failed, the file goes away again, so a rolled back transaction leaves none. Null bytes are no picture.
 */
export async function keepPicture<T, C extends string>(
  world: World,
  bytes: Uint8Array | null,
  work: (picture: PrivatePicture | null) => Promise<Result<{ value: T; kept: boolean }, C>>,
): Promise<Result<T, C | PrivatePictureFault>> {
  const stored = bytes === null ? ok(null) : await world.files.put(bytes)
  if (!stored.ok) return stored
  const picture = stored.value
  try {
    const done = await work(picture)
    if (picture && !(done.ok && done.value.kept)) await world.files.remove(picture.id)
    return done.ok ? ok(done.value.value) : done
  } catch (error) {
    if (picture) await removeUnlessKept(world, picture.id)
    throw error
  }
}

/** A commit may have arrived although its answer was lost; while nobody can say, the file is left to the sweep. */
async function removeUnlessKept(world: World, id: string): Promise<void> {
  const live = await findLive(world.db, [id]).catch(() => null)
  if (live && !live.has(id)) await world.files.remove(id)
}
