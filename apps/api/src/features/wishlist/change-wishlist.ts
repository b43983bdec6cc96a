import { ok, type Result, refuse } from '@warda/domain/result'
import type { World } from '../../world.ts'
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
  const added = await insertFavourite(world.db, userId, productId, new Date(world.clock.now()))
  if (!added) return refuse('product.not_found')
  await trimFavourites(world.db, userId, KEPT)
  return ok(await selectFavourites(world.db, userId, KEPT))
}

/** Removes a product; one that is not there is removed. */
export async function removeFromWishlist({ db }: World, userId: string, productId: number): Promise<number[]> {
  await deleteFavourite(db, userId, productId)
  return selectFavourites(db, userId, KEPT)
}
