import type { CallInput } from '@warda/contract/call'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { hasPrimaryRole } from '@warda/domain/access/roles'
import { m } from '@warda/i18n/messages'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { sendOrQueue } from '../../lib/offline/outbox.ts'
import { readSession } from '../../lib/session/session.ts'
import { notify } from '../../ui/feedback/toast.ts'
import {
  type BoardCard,
  type PayKind,
  type PayMethod,
  paymentBody,
  type ScheduleKind,
  scheduleBody,
  stageParam,
} from './board-present.ts'
import { beginMove, endMove } from './pending-moves.ts'
import { updateCachedOrder } from './use-board.ts'
import { MAX_IN_A_CALL } from './use-selection.ts'

const outboxDetails = ({ id, orderNumber }: BoardCard, action: string) => ({
  orderId: id,
  label: m.board_label({ action, number: orderNumber }),
})

const notifyQueued = (): void => void notify.info(m.board_queued())
/** The board, the route and the debts may all have changed. */
const refreshAll = (): void => void invalidateAll()

/** Starts a delivery; queues it while offline, and undoes it and throws `ApiError` on refusal. */
export async function startDelivery(order: BoardCard): Promise<void> {
  beginMove(order.id, 'inDelivery')
  try {
    const query = { orderId: order.id, orderStage: stageParam('inDelivery') }
    const sent = await sendOrQueue('updateOrderStage', { query }, outboxDetails(order, m.board_start()))
    if (sent.state === 'done') {
      const { data, message } = sent.answer
      await updateCachedOrder(data)
      // Another driver may have started it at the same time; the message says who.
      const session = readSession()
      const isOthers = data.assignee !== null && data.assignee.userId !== session?.userId
      const isDriver = session !== null && hasPrimaryRole(session, 'ShippingEmployee')
      void (isDriver && isOthers
        ? notify.info(message)
        : notify.success(message || m.board_stage_done(), { where: 'shell' }))
    } else notifyQueued()
  } finally {
    endMove(order.id)
    refreshAll()
  }
}

export type Proof = { recipientName: string; note: string; photo: Blob | null }

/** Completes the order together with its proof of delivery; shown as completed at once, and undone when refused. */
export async function completeOrder(
  order: BoardCard,
  { recipientName, note, photo }: Proof,
  early: boolean,
): Promise<void> {
  beginMove(order.id, 'completed')
  try {
    const body: CallInput<'addProof'>['body'] = { recipientName, note, attempt: order.attempt, early }
    if (photo !== null) body.photo = photo
    const input = { params: { orderId: order.id }, body }
    const sent = await sendOrQueue('addProof', input, outboxDetails(order, m.board_complete()))
    if (sent.state === 'done') {
      await updateCachedOrder(sent.answer.data)
      void notify.success(sent.answer.message, { where: 'shell' })
    } else notifyQueued()
  } finally {
    endMove(order.id)
    refreshAll()
  }
}

export type Failure = Pick<CallInput<'failDelivery'>['body'], 'reason'> & { note: string }

export async function failOrder(order: BoardCard, failure: Failure): Promise<void> {
  const body = { orderId: order.id, ...failure }
  const sent = await sendOrQueue('failDelivery', { body }, outboxDetails(order, m.board_fail()))
  if (sent.state === 'done') {
    await updateCachedOrder(sent.answer.data)
    void notify.success(sent.answer.message)
  } else notifyQueued()
  refreshAll()
}

/** Records a manual payment; `amount` in riyals. */
export async function payOrder(
  userId: string,
  order: BoardCard,
  payment: { amount: number; kind: PayKind; method: PayMethod },
): Promise<void> {
  const input = { params: { userId }, body: paymentBody(order.id, payment) }
  const sent = await sendOrQueue('addPaymentPartly', input, outboxDetails(order, m.board_pay()))
  if (sent.state === 'done') void notify.success(sent.answer.message)
  else notifyQueued()
  refreshAll()
}

export async function scheduleOrder(
  order: Pick<BoardCard, 'id' | 'userId'>,
  kind: ScheduleKind,
  aboveLimit: boolean,
): Promise<void> {
  const { message } = await callApi('addPostponedPayment', { body: { ...scheduleBody(order, kind), aboveLimit } })
  void notify.success(message)
  refreshAll()
}

export async function planOrder(
  orderId: string,
  plannedDate: string | null,
  plannedSlot: string | null,
): Promise<void> {
  const { message, data } = await callApi('planOrder', { body: { orderId, plannedDate, plannedSlot } })
  await updateCachedOrder(data)
  void notify.success(message, { where: 'shell' })
  refreshAll()
}

export type OrderResult = { orderId: string; ok: boolean; message: string }

/** Starts the delivery of several orders and returns the result of each. */
export async function startMany(orderIds: string[]): Promise<OrderResult[]> {
  const start = (ids: string[]) =>
    callApi('updateManyStages', { body: { orderIds: ids, orderStage: BOARD_STAGE.inDelivery } })
  return (await callInParts(orderIds, start)).data
}

type PartAnswer = { message: string; data: OrderResult[] }

/** Sends the orders in several calls, one after another. When a later call fails, the error is the result of its orders. */
async function callInParts(orderIds: string[], send: (ids: string[]) => Promise<PartAnswer>): Promise<PartAnswer> {
  const answer: PartAnswer = { message: '', data: [] }
  try {
    for (let from = 0; from < orderIds.length; from += MAX_IN_A_CALL) {
      const ids = orderIds.slice(from, from + MAX_IN_A_CALL)
      const { message, data } = await send(ids).catch((error: unknown) => {
        if (from === 0) throw error
        const text = getErrorMessage(error)
        return { message: text, data: ids.map((orderId) => ({ orderId, ok: false, message: text })) }
      })
      answer.message ||= message
      answer.data.push(...data)
    }
  } finally {
    refreshAll()
  }
  return answer
}

/** Assigns orders to an employee, or to nobody for null; returns the result of each. */
export async function assignMany(
  orderIds: string[],
  employeeId: string | null,
): Promise<{ message: string; data: OrderResult[] }> {
  return callInParts(orderIds, (ids) => callApi('assignOrders', { body: { orderIds: ids, employeeId } }))
}
