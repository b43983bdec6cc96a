import { ok, type Result } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { releaseSlot, takeSlot } from '../delivery/index.ts'

type Window = { date: string; slot: string }

/**
 * Books a place in the new delivery window and releases the old one; `slot.full` rolls back. Windows are locked in ascending order to prevent
 * deadlocks between orders that swap windows.
 */
export async function moveSlot(
  trx: Transaction,
  from: Window,
  to: Window,
  capacity: number,
): Promise<Result<null, 'slot.full'>> {
  const oldFirst = `${from.date} ${from.slot}` < `${to.date} ${to.slot}`
  if (oldFirst) await releaseSlot(trx, from.date, from.slot)
  const booked = await takeSlot(trx, to.date, to.slot, capacity)
  if (!booked.ok) return booked
  if (!oldFirst) await releaseSlot(trx, from.date, from.slot)
  return ok(null)
}
