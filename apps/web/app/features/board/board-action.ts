import type { CallInput } from '@warda/contract/call'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { sendOrQueue } from '../../lib/offline/outbox.ts'
import { notify } from '../../ui/toast.ts'
import {
  type BoardCard,
  type PayKind,
  type PayMethod,
  paymentBody,
  type ScheduleKind,
  scheduleBody,
  stageOf,
  type Tab,
} from './board-present.ts'
import { beginMove, endMove } from './pending-moves.ts'
import { keepOrder, refreshBoard } from './use-board.ts'

const queueNote = ({ id, orderNumber }: BoardCard, action: string) => ({
  orderId: id,
  label: m.board_label({ action, number: orderNumber }),
})

const tellQueued = (): void => void notify.info(m.board_queued())
/** Everything on the screen may say something else now: the board, the route, what is owed. */
const refreshAll = (): void => void invalidateAll()

/**
 * Moves an order to the next tab: it is shown there at once, and comes back when the server refuses, which is thrown as
 * `ApiError`. Without network it stays moved and is sent later.
 */
export async function moveOrder(order: BoardCard, tab: Exclude<Tab, 'pending'>): Promise<void> {
  const action = tab === 'inDelivery' ? m.board_start() : m.board_complete()
  beginMove(order.id, tab)
  try {
    const query = { orderId: order.id, orderStage: stageOf(tab) }
    const sent = await sendOrQueue('updateOrderStage', { query }, queueNote(order, action))
    if (sent.state === 'done') {
      await keepOrder(sent.answer.data)
      void notify.success(sent.answer.message || m.board_stage_done(), { where: 'shell' })
    } else tellQueued()
  } finally {
    endMove(order.id)
    refreshAll()
  }
}

export type Proof = { recipientName: string; note: string; photo: Blob | null }

/** Keeps who took the flowers, then completes the delivery. Shown as completed from the first moment. */
export async function completeOrder(order: BoardCard, { recipientName, note, photo }: Proof): Promise<void> {
  beginMove(order.id, 'completed')
  try {
    const body: CallInput<'addProof'>['body'] = { recipientName, note }
    if (photo !== null) body.photo = photo
    await sendOrQueue('addProof', { params: { orderId: order.id }, body }, queueNote(order, m.board_photo()))
    await moveOrder(order, 'completed')
  } catch (error) {
    endMove(order.id)
    void refreshBoard()
    throw error
  }
}

export type Failure = Pick<CallInput<'failDelivery'>['body'], 'reason'> & { note: string }

export async function failOrder(order: BoardCard, failure: Failure): Promise<void> {
  const body = { orderId: order.id, ...failure }
  const sent = await sendOrQueue('failDelivery', { body }, queueNote(order, m.board_fail()))
  if (sent.state === 'done') {
    await keepOrder(sent.answer.data)
    void notify.success(sent.answer.message)
  } else tellQueued()
  refreshAll()
}

/** Records money taken by hand; `amount` in riyals. */
export async function payOrder(
  userId: string,
  order: BoardCard,
  payment: { amount: number; kind: PayKind; method: PayMethod },
): Promise<void> {
  const input = { params: { userId }, body: paymentBody(order.id, payment) }
  const sent = await sendOrQueue('addPaymentPartly', input, queueNote(order, m.board_pay()))
  if (sent.state === 'done') void notify.success(sent.answer.message)
  else tellQueued()
  refreshAll()
}

export async function scheduleOrder(order: Pick<BoardCard, 'id' | 'userId'>, kind: ScheduleKind): Promise<void> {
  const { message } = await callApi('addPostponedPayment', { body: scheduleBody(order, kind) })
  void notify.success(message)
  refreshAll()
}

export async function planOrder(
  orderId: string,
  plannedDate: string | null,
  plannedSlot: string | null,
): Promise<void> {
  const { message, data } = await callApi('planOrder', { body: { orderId, plannedDate, plannedSlot } })
  await keepOrder(data)
  void notify.success(message, { where: 'shell' })
  refreshAll()
}

export type Each = { orderId: string; ok: boolean; message: string }

/** Starts many; answers how each one went. */
export async function startMany(orderIds: string[]): Promise<Each[]> {
  const { data } = await callApi('updateManyStages', { body: { orderIds, orderStage: BOARD_STAGE.inDelivery } })
  refreshAll()
  return data
}

/** Gives orders to an employee, or back to everybody; answers how each one went, and what to say of all. */
export async function assignMany(
  orderIds: string[],
  employeeId: string | null,
): Promise<{ message: string; data: Each[] }> {
  const answer = await callApi('assignOrders', { body: { orderIds, employeeId } })
  refreshAll()
  return answer
}
