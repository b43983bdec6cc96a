import type { OrderId } from '@warda/domain/ids'
import { type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'

export type ForEachOrderResult<T = unknown> = { orderId: OrderId; result: Result<T> }

/** Applies an action to many orders one after the other; an error of one does not affect the others. */
export async function forEachOrder<T>(
  context: AppContext,
  orderIds: readonly OrderId[],
  work: (orderId: OrderId) => Promise<Result<T>>,
): Promise<ForEachOrderResult<T>[]> {
  const results: ForEachOrderResult<T>[] = []
  for (const orderId of new Set(orderIds.map((id) => id.toLowerCase()))) {
    const result = await work(orderId).catch((error: unknown) => {
      context.log.warn({ orderId, err: error }, 'one order of many failed')
      return refuse('busy')
    })
    results.push({ orderId, result })
  }
  if (!results.some(({ result }) => result.ok)) skipAudit()
  return results
}
