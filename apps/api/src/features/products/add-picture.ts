import { ok, type Result, refuse } from '@warda/domain/result'
import { inTransaction } from '../../db/transaction.ts'
import type { PictureFault } from '../../outside/pictures/decode.ts'
import type { StoredPicture } from '../../outside/pictures.ts'
import type { World } from '../../world.ts'
import { insertPicture } from './product-queries.ts'

/** Cuts an uploaded picture into its widths and makes it known; the same picture again is the same one. */
export async function addPicture(
  { db, pictures }: World,
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureFault | 'busy'>> {
  const cut = await pictures.cut(bytes)
  if (!cut.ok) return cut.code === 'busy' ? cut : refuse(cut.code, cut.values, 'picture')
  await inTransaction(db, (trx) => insertPicture(trx, cut.value))
  return ok(cut.value)
}
