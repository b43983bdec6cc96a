import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { readExpectedTotal } from '../orders/index.ts'
import { addQuickOrder, reorder } from './fill-cart.ts'
import { presentPreview, readQuickLines } from './present.ts'
import { previewQuickOrder } from './preview-quick-order.ts'

export const quickOrderRoutes: Pick<Handlers, 'reorder' | 'previewQuickOrder' | 'addQuickOrder'> = {
  async reorder({ context, actor, params, body, language, t }) {
    const expectedTotal = readExpectedTotal(body.expectedTotal)
    if (!expectedTotal.ok) return expectedTotal
    const reordered = await reorder(context, actor, { orderId: params.orderId, expectedTotal: expectedTotal.value })
    if (!reordered.ok) return reordered
    const { added, short } = reordered.value
    const problems = short.map(({ line, available }) => {
      const name = language === 'ar' ? line.titleAr : line.titleEn
      return t(available === 0 ? 'reorder_out' : 'reorder_short', { name, available })
    })
    return ok({ message: t(added > 0 ? 'reorder_done' : 'reorder_nothing', { count: added }), added, problems })
  },
  async previewQuickOrder({ context, actor, body, language, t }) {
    const clientId = actor.clientId > 0 ? actor.clientId : null
    return ok(presentPreview(await previewQuickOrder(context, { clientId, text: body.text }), language, t))
  },
  async addQuickOrder({ context, actor, body, t }) {
    const expectedTotal = readExpectedTotal(body.expectedTotal)
    if (!expectedTotal.ok) return expectedTotal
    const order = { lines: readQuickLines(body), expectedTotal: expectedTotal.value }
    const added = await addQuickOrder(context, actor, order)
    return added.ok ? ok({ message: t('quick_order_added', { count: added.value }), added: added.value }) : added
  },
}
