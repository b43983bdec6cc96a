import type { AppContext } from '../../context.ts'
import { type CardRow, selectAddOns, selectCards } from './card-queries.ts'

const OFFERED = 6

/** Add-ons, as many as a cart shows. */
export async function getAddOns({ db }: AppContext): Promise<CardRow[]> {
  return selectCards(db, await selectAddOns(db, OFFERED))
}
