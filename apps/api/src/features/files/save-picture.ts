import type { ErrorCode } from '@warda/domain/errors/errors'
import { ok, type Result } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { AppContext } from '../../context.ts'
import { findActive } from './queries.ts'

/**
 * Stores an uploaded picture and calls `work`, which writes its row in a transaction and reports whether it `kept` the file. The file is
 * deleted when it was not kept or an error occurred. Null bytes store nothing.
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
    const result = await work(picture)
    if (picture && !(result.ok && result.value.kept)) await context.files.remove(picture.id)
    return result.ok ? ok(result.value.value) : result
  } catch (error) {
    if (picture) await removeUnlessKept(context, picture.id)
    throw error
  }
}

/** The commit may have succeeded although its answer was lost; when that cannot be checked, the file is left to the nightly job. */
async function removeUnlessKept(context: AppContext, id: string): Promise<void> {
  const live = await findActive(context.db, [id]).catch(() => null)
  if (live && !live.has(id)) await context.files.remove(id)
}
