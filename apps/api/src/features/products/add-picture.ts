import { LIMITS } from '@warda/domain/limits'
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
  use: 'card' | 'site',
): Promise<Result<StoredPicture, PictureError | 'busy'>> {
  const stored = await pictures.store(bytes, use === 'card' ? LIMITS.cardPicture : 0)
  if (!stored.ok) return stored.code === 'busy' ? stored : refuse(stored.code, stored.values, 'picture')
  await inTransaction(db, (trx) => insertPicture(trx, stored.value, new Date(clock.now())))
  // The nightly job may have deleted the files before the row was inserted; they are stored again.
  if (!(await pictures.has(stored.value.key))) return addPicture({ db, pictures, clock }, bytes, use)
  return ok(stored.value)
}
