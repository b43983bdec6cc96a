import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { decideApproval, presentOrder } from '../orders/index.ts'
import { addQuickOrder, reorder } from './fill-cart.ts'
import { presentPreview, quickLinesOf } from './present.ts'
import { previewQuickOrder } from './preview-quick-order.ts'

export const wholesaleRoutes: Pick<Handlers, 'reorder' | 'previewQuickOrder' | 'addQuickOrder' | 'decideApproval'> = {
  async reorder({ world, actor, params, language, say }) {
    const done = await reorder(world, actor, params.orderId)
    if (!done.ok) return done
    const { added, short } = done.value
    const problems = short.map(({ line, available }) => {
      const name = language === 'ar' ? line.titleAr : line.titleEn
      return say(available === 0 ? 'reorder_out' : 'reorder_short', { name, available })
    })
    return ok({ message: say(added > 0 ? 'reorder_done' : 'reorder_nothing', { count: added }), added, problems })
  },
  async previewQuickOrder({ world, actor, body, language, say }) {
    const clientId = actor.clientId > 0 ? actor.clientId : null
    return ok(presentPreview(await previewQuickOrder(world, { clientId, text: body.text }), language, say))
  },
  async addQuickOrder({ world, actor, body, say }) {
    const added = await addQuickOrder(world, actor, quickLinesOf(body))
    return added.ok ? ok({ message: say('quick_order_added', { count: added.value }), added: added.value }) : added
  },
  async decideApproval({ world, actor, params, body, language, requestId, say }) {
    const asked = { actor, orderId: params.orderId, approve: body.approve, requestId }
    const order = await decideApproval(world, asked)
    if (!order.ok) return order
    const message = say(body.approve ? 'approval_given' : 'approval_refused')
    return ok({ message, data: presentOrder(order.value, language, world.clock.now()) })
  },
}
