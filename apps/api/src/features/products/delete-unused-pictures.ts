import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deletePicture, findUnusedPictures, isPictureUsed, lockPicture } from './picture-queries.ts'

/** A form that somebody uploaded a picture into is saved by then or never. */
const KEPT_MS = 2 * 86_400_000
const AT_ONCE = 200

/**
 * Every night: removes pictures that were uploaded two days ago or longer and that no row names. Each in a transaction of its own, held while
 * its files go: whoever means to use it at that moment waits and finds that it is gone, whoever was first keeps it.
 */
export async function deleteUnusedPictures(
  context: Pick<AppContext, 'db' | 'clock' | 'pictures' | 'log'>,
): Promise<void> {
  const before = new Date(context.clock.now() - KEPT_MS)
  let after = ''
  for (;;) {
    const lonely = await findUnusedPictures(context.db, before, after, AT_ONCE)
    for (const key of lonely) {
      after = key
      await sweep(context, key, before).catch((error: unknown) =>
        context.log.error({ key, err: error }, 'a picture that nothing uses was not removed'),
      )
    }
    if (lonely.length < AT_ONCE) return
  }
}

const sweep = ({ db, pictures }: Pick<AppContext, 'db' | 'pictures'>, key: string, before: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lockPicture(trx, key, before)) || (await isPictureUsed(trx, key))) return
    await pictures.remove({ key, widths: await deletePicture(trx, key) })
  })
