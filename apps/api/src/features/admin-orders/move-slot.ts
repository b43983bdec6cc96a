import { ok, type Result } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { releaseSlot, takeSlot } from '../delivery/index.ts'

type Window = { date: string; slot: string }

/**
 * Takes a place of another window and gives the old one back; `slot.full` rolls back. Windows are touched in their order, so that two orders
 * that change places do not wait for each other.
 */
export async function moveSlot(
  trx: Transaction,
  from: Window,
  to: Window,
  capacity: number,
): Promise<Result<null, 'slot.full'>> {
  const oldFirst = `${from.date} ${from.slot}` < `${to.date} ${to.slot}`
  if (oldFirst) await releaseSlot(trx, from.date, from.slot)
  const taken = await takeSlot(trx, to.date, to.slot, capacity)
  if (!taken.ok) return taken
  if (!oldFirst) await releaseSlot(trx, from.date, from.slot)
  return ok(null)
}
