import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { addStandingOrder, deleteStandingOrder, updateStandingOrder } from './change-standing-order.ts'
import { getStandingOrder, listStandingOrders } from './list-standing-orders.ts'
import { presentStandingOrder, readStandingInput } from './present.ts'

export const standingOrderRoutes: Pick<
  Handlers,
  'getStandingOrders' | 'addStandingOrder' | 'updateStandingOrder' | 'deleteStandingOrder'
> = {
  async getStandingOrders({ context, actor, query, language, t }) {
    const listed = await listStandingOrders(context, actor, { ...query, branchId: query.branchId || undefined })
    if (!listed.ok) return listed
    const { rows, page, pageCount, total } = listed.value
    return ok({ data: rows.map((view) => presentStandingOrder(view, language, t)), page, pageCount, total })
  },
  async addStandingOrder(request) {
    const { context, actor, body, idempotencyKey } = request
    const added = await addStandingOrder(context, { actor, input: readStandingInput(body), idempotencyKey })
    return added.ok ? answerWithView(request, added.value, 'standing_added') : added
  },
  async updateStandingOrder(request) {
    const { context, actor, params, body } = request
    const acceptTotal = readExpectedTotal(body.acceptTotal)
    if (!acceptTotal.ok) return refuse('invalid', undefined, 'acceptTotal')
    const input = body.change && readStandingInput(body.change)
    const change = {
      paused: body.isPaused,
      skip: body.skip,
      unskip: body.unskip,
      input,
      acceptTotal: acceptTotal.value,
    }
    const changed = await updateStandingOrder(context, { actor, id: params.standingId, change })
    return changed.ok ? answerWithView(request, changed.value, 'standing_changed') : changed
  },
  async deleteStandingOrder({ context, actor, params, t }) {
    const ended = await deleteStandingOrder(context, { actor, id: params.standingId })
    return ended.ok ? ok({ message: t('standing_ended') }) : ended
  },
}

type AnswerContext = Pick<RequestContext<'addStandingOrder'>, 'context' | 'actor' | 'language' | 't'>

async function answerWithView(
  { context, actor, language, t }: AnswerContext,
  id: number,
  message: MessageKey,
): Promise<Result<{ message: string; data: ReturnType<typeof presentStandingOrder> }>> {
  const view = await getStandingOrder(context, actor, id)
  return view ? ok({ message: t(message), data: presentStandingOrder(view, language, t) }) : refuse('not_found')
}
