import { ok, type Result, refuse } from '@warda/domain/result'
import type { PictureError } from '../../adapters/pictures/decode.ts'
import type { StoredPicture } from '../../adapters/pictures.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { insertPicture } from './picture-queries.ts'

/** Cuts an uploaded picture into its widths and makes it known; the same picture again is the same one. */
export async function addPicture(
  { db, pictures, clock }: Pick<AppContext, 'db' | 'pictures' | 'clock'>,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureError | 'busy'>> {
  const cut = await pictures.cut(bytes)
  if (!cut.ok) return cut.code === 'busy' ? cut : refuse(cut.code, cut.values, 'picture')
  await inTransaction(db, (trx) => insertPicture(trx, cut.value, new Date(clock.now())))
  // Its files were there already, and may have been swept away until it was known again: then they are cut once more.
  if (!(await pictures.has(cut.value.key))) return addPicture({ db, pictures, clock }, bytes)
  return ok(cut.value)
}
