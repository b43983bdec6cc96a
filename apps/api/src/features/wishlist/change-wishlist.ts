import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../context.ts'
import { deleteFavourite, insertFavourite, selectFavourites, trimFavourites } from './queries.ts'

/** Nobody looks further back; the oldest make room. */
const KEPT = 500

/** Ids of the products a person likes, the newest first. */
export function getWishlist({ db }: World, userId: string): Promise<number[]> {
  return selectFavourites(db, userId, KEPT)
}

/** Adds a product; adding it twice, also at once, is one entry. */
export async function addToWishlist(
  world: World,
  userId: string,
  productId: number,
): Promise<Result<number[], 'product.not_found'>> {
  return decideInTransaction<number[], 'product.not_found'>(world.db, async (trx) => {
    const added = await insertFavourite(trx, userId, productId, new Date(world.clock.now()))
    if (!added) return refuse('product.not_found')
    await trimFavourites(trx, userId, KEPT)
    return ok(await selectFavourites(trx, userId, KEPT))
  })
}

/** Removes a product; one that is not there is removed. */
export async function removeFromWishlist({ db }: World, userId: string, productId: number): Promise<number[]> {
  await inTransaction(db, (trx) => deleteFavourite(trx, userId, productId))
  return selectFavourites(db, userId, KEPT)
}
