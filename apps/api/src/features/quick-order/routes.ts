import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok } from '@warda/domain/result'
import { createErrorFormatter } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { presentBranchOrders, presentBranchResults } from './branch-present.ts'
import { addQuickOrder, reorder } from './fill-cart.ts'
import { placeBranchOrders } from './place-branch-orders.ts'
import { presentPreview, readBranchOrders, readQuickLines } from './present.ts'
import { previewBranchOrders } from './preview-branch-orders.ts'
import { previewQuickOrder } from './preview-quick-order.ts'

export const quickOrderRoutes: Pick<
  Handlers,
  'reorder' | 'previewQuickOrder' | 'addQuickOrder' | 'previewBranchOrders' | 'placeBranchOrders'
> = {
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
  async previewBranchOrders({ context, actor, body, language }) {
    const preview = await previewBranchOrders(context, { actor, ...body })
    return ok(presentBranchOrders(preview, language, createErrorFormatter(language, {})))
  },
  async placeBranchOrders({ context, actor, body, language, requestId, idempotencyKey, t, setHeader }) {
    const { orders: requested, ...common } = body
    const orders = readBranchOrders(requested)
    if (!orders.ok) return orders
    const caller = { actor, language, requestId }
    const placed = await placeBranchOrders(context, { caller, idempotencyKey, common, orders: orders.value })
    if (!placed.ok) return placed
    if (placed.value.replayed) setHeader('idempotent-replayed', 'true')
    const results = presentBranchResults(placed.value.results, createErrorFormatter(language, {}))
    const count = results.filter(({ order }) => order !== null).length
    return ok({ message: t('branch_orders_placed', { count }), results })
  },
}
