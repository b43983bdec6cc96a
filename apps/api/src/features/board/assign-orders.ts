import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { insertAct } from './action-queries.ts'
import { type EachOrder, eachOrder } from './for-each-order.ts'
import { findEmployeeName, holdEmployee } from './employee-queries.ts'
import { lockOnBoard, type OffBoard } from './lock-board-order.ts'
import { assignOrder } from './queries.ts'

type Fault = OffBoard | 'order.already_delivered' | 'board.employee_unknown'

/**
 * Gives orders that are not delivered yet to an employee, or with null back to everybody; each answers for itself. `name` is the
 * employee's. Somebody who is no living employee of the delivery is refused at `employeeId`.
 */
export async function assignOrders(
  world: World,
  asked: { orderIds: readonly string[]; employeeId: string | null } & By,
): Promise<Result<{ name: string | null; orders: EachOrder[] }, 'board.employee_unknown'>> {
  const { orderIds, employeeId } = asked
  const name = employeeId === null ? null : await findEmployeeName(world.db, employeeId)
  if (name === undefined) return refuse('board.employee_unknown', undefined, 'employeeId')
  return ok({ name, orders: await eachOrder(world, orderIds, (orderId) => assign(world, orderId, asked)) })
}

type By = { actor: Actor; requestId: string }

const assign = (
  world: World,
  orderId: string,
  { employeeId, actor, requestId }: { employeeId: string | null } & By,
): Promise<Result<null, Fault>> =>
  decideInTransaction<null, Fault>(world.db, async (trx) => {
    const found = await lockOnBoard(trx, orderId)
    if (!found.ok) return found
    if (found.value.stage === 'completed') return refuse('order.already_delivered')
    if (employeeId !== null && !(await holdEmployee(trx, employeeId))) return refuse('board.employee_unknown')
    const act = { orderId, actorId: actor.userId, requestId, at: new Date(world.clock.now()) }
    if (await assignOrder(trx, orderId, employeeId))
      await insertAct(trx, { ...act, kind: 'assign', detail: { employee: employeeId } })
    return ok(null)
  })
