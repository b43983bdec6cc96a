import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deletePicture, findUnusedPictures, isPictureUsed, lockPicture } from './picture-queries.ts'

/** Pictures younger than this may belong to a form that is not saved yet. */
const MIN_AGE_MS = 2 * 86_400_000
const AT_ONCE = 200

/**
 * Nightly job: deletes pictures older than two days that nothing refers to. Each has its own transaction that holds the lock while the
 * files are deleted, so that a concurrent use either keeps the picture or finds it deleted.
 */
export async function deleteUnusedPictures(
  context: Pick<AppContext, 'db' | 'clock' | 'pictures' | 'log'>,
): Promise<void> {
  const before = new Date(context.clock.now() - MIN_AGE_MS)
  let after = ''
  for (;;) {
    const lonely = await findUnusedPictures(context.db, before, after, AT_ONCE)
    for (const key of lonely) {
      after = key
      await deleteIfUnused(context, key, before).catch((error: unknown) =>
        context.log.error({ key, err: error }, 'a picture that nothing uses was not removed'),
      )
    }
    if (lonely.length < AT_ONCE) return
  }
}

const deleteIfUnused = (
  { db, pictures }: Pick<AppContext, 'db' | 'pictures'>,
  key: string,
  before: Date,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lockPicture(trx, key, before)) || (await isPictureUsed(trx, key))) return
    await pictures.remove({ key, widths: await deletePicture(trx, key) })
  })
