import { checkDelivery, type DeliveryError, type Slot, slotCapacityOn } from '@warda/domain/delivery/calendar'
import { checkDeliveryRadius, type Place } from '@warda/domain/delivery/distance'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'

export type DeliveryChoice = {
  /** Riyadh's date, `YYYY-MM-DD`. */
  date: string
  slot: string
  /** Where to, when its coordinates are known; an address without them is not measured (decisions §4). */
  place?: Place | null
}

/**
 * Whether the shop can deliver then and there, by its calendar and radius at this moment (spec §1). Gives the slot and how many orders it
 * takes; the place itself is taken by `takeSlot`. Refusals name the field at fault: `deliveryDate`, `deliverySlot` or `deliveryAddress`.
 */
export async function checkDeliveryChoice(
  context: AppContext,
  choice: DeliveryChoice,
): Promise<Result<{ slot: Slot; capacity: number }, DeliveryError | 'delivery.out_of_reach'>> {
  const { calendar } = await readSettings(context)
  const slot = checkDelivery(calendar, { nowMs: context.clock.now(), date: choice.date, slot: choice.slot })
  if (!slot.ok) return slot
  const reached = choice.place ? checkDeliveryRadius(calendar, choice.place) : ok(true)
  if (!reached.ok) return reached
  return ok({ slot: slot.value, capacity: slotCapacityOn(calendar, choice.date, slot.value.id) })
}
