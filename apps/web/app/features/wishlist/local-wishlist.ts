import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser/storage.ts'

const KEY = 'wishlist'
/** Limits the calls of the wishlist page, which loads each product by itself. */
const MAX_ITEMS = 50

/** Wishlist of a signed-out user: product ids, newest first, stored in this browser only. */
export const readLocalWishlist = (): number[] => {
  const value = readStoredJson('local', KEY)
  return Array.isArray(value)
    ? value.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, MAX_ITEMS)
    : []
}

export const writeLocalWishlist = (ids: readonly number[]): void => {
  if (ids.length === 0) removeStored('local', KEY)
  else writeStoredJson('local', KEY, ids.slice(0, MAX_ITEMS))
}
