import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { changeStock } from './change-stock.ts'
import { getStockHistory } from './get-stock-history.ts'
import { presentMove } from './present.ts'

export const stockRoutes: Pick<Handlers, 'changeStock' | 'stockHistory'> = {
  async changeStock({ context, actor, body, idempotencyKey, t }) {
    const move = { ...body, note: body.note ?? '', actorId: actor.userId }
    const result = await changeStock(context, move, idempotencyKey)
    return result.ok ? ok({ message: t('catalogue_api_stock_changed'), onHand: result.value }) : result
  },
  async stockHistory({ context, params, query }) {
    const result = await getStockHistory(context, params.variantId, query)
    return result.ok ? ok(presentPage(result.value, presentMove)) : result
  },
}
