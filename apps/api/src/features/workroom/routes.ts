import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { streamBoard } from '../board/index.ts'
import { getWorkroomDay } from './get-workroom-day.ts'
import { presentWorkroomOrder } from './present.ts'
import { tickOrder } from './tick-order.ts'

export const workroomRoutes: Pick<Handlers, 'workroomDay' | 'tickWorkroom' | 'liveWorkroom'> = {
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
  async liveWorkroom({ context, actor, header }) {
    const readers = { needs: 'workroom', drivers: false } as const
    return ok(streamBoard(context, { userId: actor.userId, authorization: header('authorization'), readers }))
  },
}
