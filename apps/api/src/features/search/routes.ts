import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listCards, listFilterNames } from '../catalogue/index.ts'
import { presentList } from './present.ts'
import { searchProducts } from './search-products.ts'

export const searchRoutes: Pick<Handlers, 'getProducts'> = {
  getProducts: async ({ context, query, language }) => {
    const result = await searchProducts(context, query)
    const [cards, names] = await Promise.all([
      listCards(context.db, result.ids, language),
      listFilterNames(context, language),
    ])
    return ok(presentList(result, cards, names))
  },
}
