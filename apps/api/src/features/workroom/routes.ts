import { ok } from '@warda/domain/result'
import { getErrorMessage } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { streamBoard } from '../board/index.ts'
import { getLabels } from './get-labels.ts'
import { getWorkroomDay } from './get-workroom-day.ts'
import { presentLabel, presentWorkroomOrder } from './present.ts'
import { startDay } from './start-day.ts'
import { tickOrder } from './tick-order.ts'

type Calls = 'workroomDay' | 'tickWorkroom' | 'liveWorkroom' | 'workroomLabels' | 'startWorkroomDay'

export const workroomRoutes: Pick<Handlers, Calls> = {
  async workroomDay({ context, query, language }) {
    const found = await getWorkroomDay(context, query.day ?? null)
    if (!found.ok) return found
    const { orders, ...rest } = found.value
    return ok({ ...rest, data: orders.map((order) => presentWorkroomOrder(order, language)) })
  },
  async tickWorkroom({ context, actor, params, body, requestId, language, t }) {
    const { station, variantId = null, isDone } = body
    const { orderId } = params
    const ticked = await tickOrder(context, { actor, orderId, station, variantId, isDone, requestId })
    if (!ticked.ok) return ticked
    const order = ticked.value
    const message = !isDone
      ? 'workroom_api_taken_back'
      : order.state === 'ready'
        ? 'workroom_api_ready'
        : 'workroom_api_ticked'
    return ok({ message: t(message, { number: order.number }), data: presentWorkroomOrder(order, language) })
  },
  async workroomLabels({ context, query }) {
    const found = await getLabels(context, query.day ?? null)
    return found.ok ? ok({ day: found.value.day, data: found.value.labels.map(presentLabel) }) : found
  },
  async startWorkroomDay({ context, actor, body, requestId, language, t }) {
    const started = await startDay(context, { actor, day: body.day, requestId })
    if (!started.ok) return started
    const problems = started.value.flatMap(({ result }) => (result.ok ? [] : [getErrorMessage(result, language)]))
    return ok({ message: t('board_api_work_started'), problems: [...new Set(problems)] })
  },
  async liveWorkroom({ context, actor, header }) {
    const readers = { needs: 'workroom', drivers: false } as const
    return ok(streamBoard(context, { userId: actor.userId, authorization: header('authorization'), readers }))
  },
}
