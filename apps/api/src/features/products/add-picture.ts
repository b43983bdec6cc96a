import { ok, type Result, refuse } from '@warda/domain/result'
import type { PictureError } from '../../adapters/pictures/decode.ts'
import type { StoredPicture } from '../../adapters/pictures.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { insertPicture } from './picture-queries.ts'

/** Resizes an uploaded picture and stores it; the same picture again is the same row. */
export async function addPicture(
  { db, pictures, clock }: Pick<AppContext, 'db' | 'pictures' | 'clock'>,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureError | 'busy'>> {
  const cut = await pictures.cut(bytes)
  if (!cut.ok) return cut.code === 'busy' ? cut : refuse(cut.code, cut.values, 'picture')
  await inTransaction(db, (trx) => insertPicture(trx, cut.value, new Date(clock.now())))
  // Existing files may have been deleted by the cleanup before the row was renewed; then they are created again.
  if (!(await pictures.has(cut.value.key))) return addPicture({ db, pictures, clock }, bytes)
  return ok(cut.value)
}
