import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import { findItems, type ItemRow } from './queries.ts'

/** How many sizes are shown: best sellers beside the sale, or what a search finds. */
const SHOWN_FAVOURITES = 12
const SHOWN_ITEMS = 24

/** Sizes to sell: best sellers, or those that a SKU or the words of a search find. */
export function findCounterItems({ db }: AppContext, q: string): Promise<ItemRow[]> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  return findItems(db, { typed: q.trim(), words, limit: words.length === 0 ? SHOWN_FAVOURITES : SHOWN_ITEMS })
}
