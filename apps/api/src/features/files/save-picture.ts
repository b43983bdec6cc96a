import type { ErrorCode } from '@warda/domain/errors/errors'
import { ok, type Result } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { AppContext } from '../../context.ts'
import { findActive } from './queries.ts'

/**
 * Stores an uploaded picture and does `work` with it, which writes its row in a transaction and says whether it `kept` it. Where it did not,
 * was refused or failed, the file goes away again, so a rolled back transaction leaves none. Null bytes are no picture.
 */
export async function savePicture<T, C extends ErrorCode>(
  context: AppContext,
  bytes: Uint8Array | null,
  work: (picture: PrivatePicture | null) => Promise<Result<{ value: T; kept: boolean }, C>>,
): Promise<Result<T, C | PrivatePictureError>> {
  const stored = bytes === null ? ok(null) : await context.files.save(bytes)
  if (!stored.ok) return stored
  const picture = stored.value
  try {
    const done = await work(picture)
    if (picture && !(done.ok && done.value.kept)) await context.files.remove(picture.id)
    return done.ok ? ok(done.value.value) : done
  } catch (error) {
    if (picture) await removeUnlessKept(context, picture.id)
    throw error
  }
}

/** A commit may have arrived although its answer was lost; while nobody can say, the file is left to the sweep. */
async function removeUnlessKept(context: AppContext, id: string): Promise<void> {
  const live = await findActive(context.db, [id]).catch(() => null)
  if (live && !live.has(id)) await context.files.remove(id)
}
