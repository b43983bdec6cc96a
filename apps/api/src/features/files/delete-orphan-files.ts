import type { AppContext } from '../../context.ts'
import { findActive } from './queries.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

/** Deletes private files without a row after a day: leftovers of a crash (I55). */
export async function deleteOrphanFiles(context: AppContext): Promise<void> {
  const old = await context.files.listOld(context.clock.now() - DAY_MS)
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const some = old.slice(from, from + AT_ONCE)
    const live = await findActive(
      context.db,
      some.map(({ id }) => id),
    )
    for (const { id, file } of some) if (!live.has(id) || file !== `${id}.jpg`) await context.files.removeFile(file)
  }
}
