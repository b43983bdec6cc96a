import { type Result, refuse } from '@warda/domain/result'
import { dropNote } from '../../db/audit.ts'
import type { World } from '../../context.ts'

export type EachOrder = { orderId: string; result: Result<unknown> }

/** Does the same with many orders, one after the other, each for itself: one that is refused, or fails, keeps no other from being done. */
export async function eachOrder(
  world: World,
  orderIds: readonly string[],
  work: (orderId: string) => Promise<Result<unknown>>,
): Promise<EachOrder[]> {
  const done: EachOrder[] = []
  for (const orderId of new Set(orderIds.map((id) => id.toLowerCase()))) {
    const result = await work(orderId).catch((error: unknown) => {
      world.log.warn({ orderId, err: error }, 'one order of many failed')
      return refuse('busy')
    })
    done.push({ orderId, result })
  }
  if (!done.some(({ result }) => result.ok)) dropNote()
  return done
}
