import type { AppContext } from '../../context.ts'
import { selectBestSellers, selectCards, selectOffers } from './card-queries.ts'
import { selectCategories } from './queries.ts'

const ROW = 8

/** The content of the home page; reviews and hero pictures come from their own features. */
export async function getHome({ db }: AppContext) {
  const [best, offers, categories] = await Promise.all([
    selectBestSellers(db, ROW).then(async ({ ids, hasSales }) => ({ cards: await selectCards(db, ids), hasSales })),
    selectOffers(db, ROW).then((ids) => selectCards(db, ids)),
    selectCategories(db),
  ])
  return { bestSellers: best.cards, hasSales: best.hasSales, offers, categories }
}
