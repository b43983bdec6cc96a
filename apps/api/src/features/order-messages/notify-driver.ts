import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockUser } from '../../db/lock-user.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findFinishedOrders, findLastRunMessage, findRunOrders, insertRunMessage } from './run-queries.ts'

/** Assignments within this time are one message, in ms. */
const GATHER_MS = 120_000

/** Enqueues the message to drivers about their run of a day; further assignments within two minutes are part of the same message. */
export async function queueDriverNotice(
  trx: Transaction,
  notice: { employeeIds: readonly (string | null)[]; date: string; now: number },
): Promise<void> {
  const employeeIds = new Set(notice.employeeIds.filter((id) => id !== null))
  for (const employeeId of [...employeeIds].sort())
    await enqueue(
      trx,
      'tell-driver',
      { employeeId, date: notice.date },
      { key: `tell-driver:${employeeId}:${notice.date}`, notBefore: notice.now + GATHER_MS },
    )
}

/** Writes the message about a driver's run when it has changed since the last one; what was delivered or cancelled is no change. */
export async function notifyDriver(
  context: AppContext,
  { employeeId, date }: { employeeId: string; date: string },
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // Messages to one driver are written one after the other.
    if (!(await lockUser(trx, employeeId))) return
    const orderIds = await findRunOrders(trx, employeeId, date)
    const last = await findLastRunMessage(trx, employeeId, date)
    const finished = new Set(await findFinishedOrders(trx, last?.orderIds ?? []))
    const previousIds = (last?.orderIds ?? []).filter((id) => !finished.has(id))
    if (isSame(previousIds, orderIds)) return
    const messageId = await insertRunMessage(trx, {
      employeeId,
      event: last === undefined ? 'runAssigned' : 'runChanged',
      // Each message follows another one, so that a run that changes back is a change too.
      key: `run:${employeeId}:${date}:${last?.id ?? 'first'}`,
      detail: { date, stops: orderIds.length, orderIds },
    })
    if (messageId === null) return
    await enqueue(trx, 'send-order-message', { messageId }, { key: `order-message:${messageId}` })
  })
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))
