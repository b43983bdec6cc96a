import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import {
  deletePicture,
  findDeletedPictures,
  findUnusedPictures,
  isPictureUsed,
  lockDeletedPicture,
  lockPicture,
  markFilesDeleted,
} from './picture-queries.ts'

/** Pictures younger than this may belong to a form that is not saved yet. */
const MIN_AGE_MS = 2 * 86_400_000
/** Keys of one query. */
const PAGE_SIZE = 200

type Dependencies = Pick<AppContext, 'db' | 'clock' | 'pictures' | 'log'>

/**
 * Nightly job: deletes pictures older than two days that nothing refers to, first their rows, then their files. A concurrent use either keeps
 * the picture or finds it deleted; files that an earlier run has left are deleted too.
 */
export async function deleteUnusedPictures(context: Dependencies): Promise<void> {
  const { db, clock } = context
  const before = new Date(clock.now() - MIN_AGE_MS)
  await forEachPicture(
    context,
    (after) => findUnusedPictures(db, before, after, PAGE_SIZE),
    (key) => deleteIfUnused(db, key, before),
  )
  await forEachPicture(
    context,
    (after) => findDeletedPictures(db, after, PAGE_SIZE),
    (key) => deleteFiles(context, key),
  )
}

/** Runs `work` for the keys of all pages; an error of one picture does not stop the others. */
async function forEachPicture(
  { log }: Dependencies,
  findPage: (after: string) => Promise<string[]>,
  work: (key: string) => Promise<void>,
): Promise<void> {
  let after = ''
  for (;;) {
    const keys = await findPage(after)
    for (const key of keys) {
      after = key
      await work(key).catch((error: unknown) => log.error({ key, err: error }, 'an unused picture was not deleted'))
    }
    if (keys.length < PAGE_SIZE) return
  }
}

const deleteIfUnused = (db: Database, key: string, before: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    if ((await lockPicture(trx, key, before)) && !(await isPictureUsed(trx, key))) await deletePicture(trx, key)
  })

/** Deletes the files of a picture whose row is deleted. An upload of the same picture waits for the lock and stores the files again. */
const deleteFiles = ({ db, pictures }: Dependencies, key: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const widths = await lockDeletedPicture(trx, key)
    if (!widths) return
    await pictures.remove({ key, widths })
    await markFilesDeleted(trx, key)
  })
