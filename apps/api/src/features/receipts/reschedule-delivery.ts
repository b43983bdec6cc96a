import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { freeWindows, releaseSlot, takeSlot } from '../delivery/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { type Failure, updateDeliveryWindow } from './failure-queries.ts'

/**
 * Moves an order to the offered window, or to the next free one when that is full or past, and releases the old slot. An error when no
 * window was offered or none is free.
 */
export async function rescheduleDelivery(
  context: AppContext,
  trx: Transaction,
  order: LockedOrder,
  input: { failure: Failure; now: number },
): Promise<Result<null, 'order.no_window_offered'>> {
  const { offeredDate, offeredSlot } = input.failure
  if (offeredDate === null) return refuse('order.no_window_offered')
  await releaseSlot(trx, order.deliveryDate, order.deliverySlot)
  const windows = await freeWindows(context, trx, input.now)
  const isOffered = (window: { date: string; slot: string }) =>
    window.date === offeredDate && window.slot === offeredSlot
  for (const window of [...windows.filter(isOffered), ...windows.filter((other) => !isOffered(other))]) {
    // Another buyer may book the last place in between.
    const booking = await takeSlot(trx, window.date, window.slot, window.capacity)
    if (!booking.ok) continue
    await updateDeliveryWindow(trx, order.id, window)
    return ok(null)
  }
  return refuse('order.no_window_offered')
}
