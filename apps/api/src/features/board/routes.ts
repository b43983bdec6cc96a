import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import { ok } from '@warda/domain/result'
import { getErrorMessage } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { assignOrders } from './assign-orders.ts'
import { type ForEachOrderResult, forEachOrder } from './for-each-order.ts'
import { getBoardOrder } from './get-board-order.ts'
import { getBoardOrders } from './get-board-orders.ts'
import { getDriverDay } from './get-driver-day.ts'
import { getEmployees } from './get-employees.ts'
import { getRoute } from './get-route.ts'
import { planOrder } from './plan-order.ts'
import { presentBoardOrder, presentDriverDay, presentRoute, toBoardStage } from './present.ts'
import { recordArrival } from './record-arrival.ts'
import { saveRoute } from './save-route.ts'
import { streamBoard } from './stream-board.ts'
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
  | 'getDriverDay'
  | 'recordArrival'
> = {
  async getBoardOrders({ context, params, query, language }) {
    const { stage, page = 1, pageSize = LIMITS.pageSize, q = '', day = null, assigned = 'all' } = query
    const tab = stage === undefined ? null : toBoardStage(stage)
    const input = { userId: params.userId, stage: tab, page, pageSize, q, day, assigned }
    const board = await getBoardOrders(context, input)
    if (!board.ok) return board
    const { orders, ...rest } = board.value
    return ok({ data: orders.map((order) => presentBoardOrder(order, language, context.clock.now())), ...rest })
  },
  async getBoardOrder({ context, params, language }) {
    const order = await getBoardOrder(context.db, params.orderId)
    return order.ok ? ok({ data: presentBoardOrder(order.value, language, context.clock.now()) }) : order
  },
  async liveBoard({ context, actor, header }) {
    const readers = { needs: 'orders', drivers: true } as const
    return ok(streamBoard(context, { userId: actor.userId, authorization: header('authorization'), readers }))
  },
  async updateOrderStage({ context, actor, query, requestId, language, t }) {
    // Clients written from the specification cannot confirm an early completion (API-14); our own completes with a proof.
    const { orderId, orderStage, early = true } = query
    const input = { actor, orderId, stage: toBoardStage(orderStage), early, requestId }
    const updated = await updateStage(context, input)
    if (!updated.ok) return updated
    const { order, otherDriver } = updated.value
    return ok({
      message: otherDriver === null ? t('board_api_stage_updated') : t('board_api_started_by', { name: otherDriver }),
      data: presentBoardOrder(order, language, context.clock.now()),
    })
  },
  async updateManyStages({ context, actor, body, requestId, language, t }) {
    const stage = toBoardStage(body.orderStage)
    const { early = false } = body
    const orders = await forEachOrder(context, body.orderIds, (orderId) =>
      updateStage(context, { actor, orderId, stage, early, requestId }),
    )
    const data = orders.map((order) => {
      const otherDriver = order.result.ok ? order.result.value.otherDriver : null
      const message =
        otherDriver === null ? t('board_api_stage_updated') : t('board_api_started_by', { name: otherDriver })
      return presentResult(language, order, message)
    })
    return ok({ message: t('board_api_many_updated', countResults(data)), data })
  },
  async getEmployees({ context }) {
    return ok({ data: await getEmployees(context) })
  },
  async assignOrders({ context, actor, body, requestId, language, t }) {
    const results = await assignOrders(context, { ...body, actor, requestId })
    if (!results.ok) return results
    const { name, orders } = results.value
    const successMessage = name === null ? t('board_api_unassigned') : t('board_api_assigned', { name })
    const data = orders.map((order) => presentResult(language, order, successMessage))
    return ok({
      message:
        name === null
          ? t('board_api_many_unassigned', countResults(data))
          : t('board_api_many_assigned', { ...countResults(data), name }),
      data,
    })
  },
  async planOrder({ context, actor, body, requestId, language, t }) {
    const order = await planOrder(context, {
      actor,
      orderId: body.orderId,
      date: body.plannedDate,
      slot: body.plannedSlot,
      requestId,
    })
    if (!order.ok) return order
    const message = body.plannedDate === null && body.plannedSlot === null ? 'board_api_unplanned' : 'board_api_planned'
    return ok({ message: t(message), data: presentBoardOrder(order.value, language, context.clock.now()) })
  },
  async getDeliveryRoute({ context, actor, params, query, language }) {
    const route = await getRoute(context, { actor, userId: params.userId, day: query.day ?? null })
    return route.ok ? ok(presentRoute(route.value, language, context.clock.now())) : route
  },
  async saveDeliveryRoute({ context, actor, params, body, language }) {
    const route = await saveRoute(context, { actor, userId: params.userId, ...body })
    return route.ok ? ok(presentRoute(route.value, language, context.clock.now())) : route
  },
  async getDriverDay({ context, params, language }) {
    return ok(presentDriverDay(await getDriverDay(context, params.userId), language))
  },
  async recordArrival({ context, actor, body, requestId, language, t }) {
    const order = await recordArrival(context, { actor, orderId: body.orderId, attempt: body.attempt, requestId })
    if (!order.ok) return order
    return ok({ message: t('board_api_arrived'), data: presentBoardOrder(order.value, language, context.clock.now()) })
  },
}

type OrderResult = { orderId: OrderId; ok: boolean; message: string }

const presentResult = (
  language: Language,
  { orderId, result }: ForEachOrderResult,
  successMessage: string,
): OrderResult => ({
  orderId,
  ok: result.ok,
  message: result.ok ? successMessage : getErrorMessage(result, language),
})

const countResults = (data: readonly OrderResult[]): { done: number; total: number } => ({
  done: data.filter((result) => result.ok).length,
  total: data.length,
})
