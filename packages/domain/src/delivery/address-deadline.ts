import type { IsoDate } from '../time/riyadh-time.ts'
import { type DeliveryCalendar, getOrderingEnd, listSlots } from './calendar.ts'

/** Default number of hours that a recipient has to enter the address. */
export const DEFAULT_ADDRESS_HOURS = 48

const HOUR_MS = 3_600_000

/**
 * The instant (ms) until which an order waits for its recipient's address: `hours` after `sinceMs`, at most the order deadline of the last
 * window of the chosen day (AGREE-03).
 */
export function getAddressDeadline(
  calendar: DeliveryCalendar,
  { sinceMs, hours, date, slot }: { sinceMs: number; hours: number; date: IsoDate; slot: string },
): number {
  const last = listSlots(calendar, date).at(-1)?.id ?? slot
  return Math.min(sinceMs + hours * HOUR_MS, getOrderingEnd(calendar, { date, slot: last }))
}
