import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser/storage.ts'

const KEY = 'wishlist'
/** More than anybody keeps by hand; each costs a call when the list is shown. */
const MOST = 50

/** The wishlist of a signed-out shopper: product numbers, newest first, in this browser only. */
export const readLocalWishlist = (): number[] => {
  const value = readStoredJson('local', KEY)
  return Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, MOST) : []
}

export const writeLocalWishlist = (ids: readonly number[]): void => {
  if (ids.length === 0) removeStored('local', KEY)
  else writeStoredJson('local', KEY, ids.slice(0, MOST))
}
