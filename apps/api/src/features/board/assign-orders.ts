import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { queueDriverNotice } from '../order-messages/index.ts'
import { insertAction } from './action-queries.ts'
import { findEmployeeName, lockEmployee } from './employee-queries.ts'
import { type ForEachOrderResult, forEachOrder } from './for-each-order.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'
import { assignOrder, findAssignment } from './queries.ts'

type AssignOrdersError = OffBoard | 'order.already_delivered' | 'board.employee_unknown'

/**
 * Assigns undelivered orders to an employee, or unassigns them with null; each order has a result. `name` is the employee's. Anybody but an
 * active driver is an error at `employeeId`.
 */
export async function assignOrders(
  context: AppContext,
  input: { orderIds: readonly OrderId[]; employeeId: string | null } & By,
): Promise<Result<{ name: string | null; orders: ForEachOrderResult[] }, 'board.employee_unknown'>> {
  const { orderIds, employeeId } = input
  const name = employeeId === null ? null : await findEmployeeName(context.db, employeeId)
  if (name === undefined) return refuse('board.employee_unknown', undefined, 'employeeId')
  return ok({ name, orders: await forEachOrder(context, orderIds, (orderId) => assign(context, orderId, input)) })
}

type By = { actor: Actor; requestId: string }

const assign = (
  context: AppContext,
  orderId: OrderId,
  { employeeId, actor, requestId }: { employeeId: string | null } & By,
): Promise<Result<null, AssignOrdersError>> =>
  inResultTransaction<null, AssignOrdersError>(context.db, async (trx) => {
    const found = await lockOnBoard(trx, orderId)
    if (!found.ok) return found
    if (found.value.stage === 'completed') return refuse('order.already_delivered')
    if (employeeId !== null && !(await lockEmployee(trx, employeeId))) return refuse('board.employee_unknown')
    const before = await findAssignment(trx, orderId)
    const act = { orderId, actorId: actor.userId, requestId, at: new Date(context.clock.now()) }
    if (await assignOrder(trx, orderId, employeeId)) {
      await insertAction(trx, { ...act, kind: 'assign', detail: { employee: employeeId } })
      const employeeIds = [employeeId, before.assignedTo]
      await queueDriverNotice(trx, { employeeIds, date: before.date, now: context.clock.now() })
    }
    return ok(null)
  })
