import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deleteFavourite, insertFavourite, selectFavourites, trimFavourites } from './queries.ts'

/** Maximum length of a wishlist; the oldest entries are removed. */
const MAX_ITEMS = 500

/** Ids of the products on the wishlist, newest first. */
export function getWishlist({ db }: AppContext, userId: string): Promise<number[]> {
  return selectFavourites(db, userId, MAX_ITEMS)
}

/** Adds a product; adding it twice, also at once, creates one entry. */
export async function addToWishlist(
  context: AppContext,
  userId: string,
  productId: number,
): Promise<Result<number[], 'product.not_found'>> {
  return inResultTransaction<number[], 'product.not_found'>(context.db, async (trx) => {
    const added = await insertFavourite(trx, userId, productId, new Date(context.clock.now()))
    if (!added) return refuse('product.not_found')
    await trimFavourites(trx, userId, MAX_ITEMS)
    return ok(await selectFavourites(trx, userId, MAX_ITEMS))
  })
}

/** Removes a product; an absent one counts as removed. */
export async function removeFromWishlist({ db }: AppContext, userId: string, productId: number): Promise<number[]> {
  await inTransaction(db, (trx) => deleteFavourite(trx, userId, productId))
  return selectFavourites(db, userId, MAX_ITEMS)
}
