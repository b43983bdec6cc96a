import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { cardsOf, filterNames } from '../catalogue/index.ts'
import { presentList } from './present.ts'
import { searchProducts } from './search-products.ts'

export const searchRoutes: Pick<Handlers, 'getProducts'> = {
  getProducts: async ({ world, query, language }) => {
    const found = await searchProducts(world, query)
    const [cards, names] = await Promise.all([cardsOf(world.db, found.ids, language), filterNames(world, language)])
    return ok(presentList(found, cards, names))
  },
}
