import { checkDelivery, type DeliveryError, getSlotCapacity, type Slot } from '@warda/domain/delivery/calendar'
import { checkDeliveryRadius, type Place } from '@warda/domain/delivery/distance'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'

export type DeliveryChoice = {
  /** A date in Riyadh, `YYYY-MM-DD`. */
  date: string
  slot: string
  /** The destination; its distance is checked only with coordinates (decisions §4). */
  place?: Place | null
  /** Staff promise it after the cut-off. */
  isAfterCutoff?: boolean | undefined
}

/**
 * Checks by the calendar and the radius whether the shop can deliver at this time and place (spec §1). Returns the slot and its capacity;
 * `takeSlot` reserves the place. Refusals name the field `deliveryDate`, `deliverySlot` or `deliveryAddress`.
 */
export async function checkDeliveryChoice(
  context: AppContext,
  choice: DeliveryChoice,
): Promise<Result<{ slot: Slot; capacity: number }, DeliveryError | 'delivery.out_of_reach'>> {
  const { calendar } = await readSettings(context)
  const slot = checkDelivery(calendar, { nowMs: context.clock.now(), ...choice })
  if (!slot.ok) return slot
  const reached = choice.place ? checkDeliveryRadius(calendar, choice.place) : ok(true)
  if (!reached.ok) return reached
  return ok({ slot: slot.value, capacity: getSlotCapacity(calendar, choice.date, slot.value.id) })
}
