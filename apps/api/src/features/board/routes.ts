import { LIMITS } from '@warda/domain/limits'
import { ok, type Refusal } from '@warda/domain/result'
import type { Call, Handlers } from '../../http/handler.ts'
import { sentenceKey } from '../../http/error-status.ts'
import { assignOrders } from './assign-orders.ts'
import { type EachOrder, eachOrder } from './for-each-order.ts'
import { getBoardOrder } from './get-board-order.ts'
import { getBoardOrders } from './get-board-orders.ts'
import { getEmployees } from './get-employees.ts'
import { getRoute } from './get-route.ts'
import { liveBoard } from './live-board.ts'
import { planOrder } from './plan-order.ts'
import { presentBoardOrder, presentRoute, tabOf } from './present.ts'
import { saveRoute } from './save-route.ts'
import { updateStage } from './update-stage.ts'

export const boardRoutes: Pick<
  Handlers,
  | 'getBoardOrders'
  | 'getBoardOrder'
  | 'liveBoard'
  | 'updateOrderStage'
  | 'updateManyStages'
  | 'getEmployees'
  | 'assignOrders'
  | 'planOrder'
  | 'getDeliveryRoute'
  | 'saveDeliveryRoute'
> = {
  async getBoardOrders({ world, params, query, language }) {
    const { stage = 2, page = 1, pageSize = LIMITS.boardPageSize, q = '', day = null, assigned = 'all' } = query
    const asked = { userId: params.userId, stage: tabOf(stage), page, pageSize, q, day, assigned }
    const board = await getBoardOrders(world, asked)
    if (!board.ok) return board
    const { orders, ...rest } = board.value
    return ok({ data: orders.map((order) => presentBoardOrder(order, language)), ...rest })
  },
  async getBoardOrder({ world, params, language }) {
    const order = await getBoardOrder(world.db, params.orderId)
    return order.ok ? ok({ data: presentBoardOrder(order.value, language) }) : order
  },
  async liveBoard({ world, actor, header }) {
    return ok(liveBoard(world, { userId: actor.userId, authorization: header('authorization') }))
  },
  async updateOrderStage({ world, actor, query, requestId, language, say }) {
    const asked = { actor, orderId: query.orderId, stage: tabOf(query.orderStage), requestId }
    const order = await updateStage(world, asked)
    if (!order.ok) return order
    return ok({ message: say('board_api_stage_updated'), data: presentBoardOrder(order.value, language) })
  },
  async updateManyStages({ world, actor, body, requestId, say }) {
    const stage = tabOf(body.orderStage)
    const orders = await eachOrder(world, body.orderIds, (orderId) =>
      updateStage(world, { actor, orderId, stage, requestId }),
    )
    const data = orders.map((order) => presentEach(say, order, say('board_api_stage_updated')))
    return ok({ message: say('board_api_many_updated', countsOf(data)), data })
  },
  async getEmployees({ world }) {
    return ok({ data: await getEmployees(world) })
  },
  async assignOrders({ world, actor, body, requestId, say }) {
    const done = await assignOrders(world, { ...body, actor, requestId })
    if (!done.ok) return done
    const { name, orders } = done.value
    const told = name === null ? say('board_api_unassigned') : say('board_api_assigned', { name })
    const data = orders.map((order) => presentEach(say, order, told))
    return ok({
      message:
        name === null
          ? say('board_api_many_unassigned', countsOf(data))
          : say('board_api_many_assigned', { ...countsOf(data), name }),
      data,
    })
  },
  async planOrder({ world, actor, body, requestId, language, say }) {
    const order = await planOrder(world, {
      actor,
      orderId: body.orderId,
      date: body.plannedDate,
      slot: body.plannedSlot,
      requestId,
    })
    if (!order.ok) return order
    const message = body.plannedDate === null && body.plannedSlot === null ? 'board_api_unplanned' : 'board_api_planned'
    return ok({ message: say(message), data: presentBoardOrder(order.value, language) })
  },
  async getDeliveryRoute({ world, actor, params, query, language }) {
    const route = await getRoute(world, { actor, userId: params.userId, day: query.day ?? null })
    return route.ok ? ok(presentRoute(route.value, language)) : route
  },
  async saveDeliveryRoute({ world, actor, params, body, language }) {
    const route = await saveRoute(world, { actor, userId: params.userId, ...body })
    return route.ok ? ok(presentRoute(route.value, language)) : route
  },
}

type Say = Call<'assignOrders'>['say']
type Each = { orderId: string; ok: boolean; message: string }

const refusalOf = (say: Say, { code, values }: Refusal): string => say(sentenceKey(code), values)

const presentEach = (say: Say, { orderId, result }: EachOrder, done: string): Each => ({
  orderId,
  ok: result.ok,
  message: result.ok ? done : refusalOf(say, result),
})

const countsOf = (data: readonly Each[]): { done: number; total: number } => ({
  done: data.filter((each) => each.ok).length,
  total: data.length,
})
