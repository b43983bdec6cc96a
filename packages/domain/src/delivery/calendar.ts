import { ok, type Result, refuse } from '../result.ts'
import {
  addDays,
  formatTimeOfDay,
  type IsoDate,
  isDate,
  MINUTES_PER_DAY,
  parseTimeOfDay,
  riyadhDate,
  riyadhInstant,
  type TimeOfDay,
  type Weekday,
  weekday,
} from '../time/riyadh-time.ts'
import type { FeeZone } from './delivery-fee.ts'

/**
 * Delivery hours of a day; null is closed. `close` and `cutoff` may pass midnight, up to 30:00 (OPEN-06): the hours belong to the day they
 * begin. `cutoff` overrides the shop's same-day cut-off.
 */
export type DayHours = { open: TimeOfDay; close: TimeOfDay; cutoff?: TimeOfDay | null | undefined } | null
/** By day of the week; 0 is Sunday. */
export type WeekHours = Record<Weekday, DayHours>

/** Days with their own hours, for example Ramadan; `from` and `to` are included. The first season that contains a day applies. */
export type Season = { from: IsoDate; to: IsoDate; hours: WeekHours }

/** Capacity of slots on a day of the week, at a time, or both; null matches any. */
export type SlotRule = { weekday: Weekday | null; start: TimeOfDay | null; capacity: number }

/**
 * Delivery settings (decisions §4). An order for a slot is accepted until `leadMinutes` before the slot starts; `daysAhead` counts from
 * today.
 */
export type DeliveryCalendar = {
  hours: WeekHours
  seasons: readonly Season[]
  sameDayCutoff: TimeOfDay
  slotMinutes: number
  slotCapacity: number
  slotRules: readonly SlotRule[]
  daysAhead: number
  holidays: readonly IsoDate[]
  feeHalalas: number
  zones: readonly FeeZone[]
  freeFromHalalas: number | null
  radiusMiles: number
  shop: { latitude: number; longitude: number }
  leadMinutes: number
}

/** A delivery slot; `id` identifies it on the wire. */
export type Slot = { id: string; start: TimeOfDay; end: TimeOfDay }

export type DeliveryError =
  | 'delivery.closed'
  | 'delivery.past'
  | 'delivery.cutoff'
  | 'delivery.too_far_ahead'
  | 'delivery.unknown_slot'
  | 'delivery.holiday'

const DAY = { open: '09:00', close: '20:00' }

/** Saturday to Thursday 9 to 20, closed Friday, same day until 14:00, 25 miles around the shop in Riyadh (spec §1). */
export const DEFAULT_CALENDAR: DeliveryCalendar = {
  hours: { 0: DAY, 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: null, 6: DAY },
  seasons: [],
  sameDayCutoff: '14:00',
  slotMinutes: 120,
  slotCapacity: 12,
  slotRules: [],
  daysAhead: 14,
  holidays: [],
  feeHalalas: 2500,
  zones: [],
  freeFromHalalas: null,
  radiusMiles: 25,
  shop: { latitude: 24.7136, longitude: 46.6753 },
  leadMinutes: 60,
}

/** The hours of a date without regard to holidays: those of its season, otherwise those of the week. */
export function getHours(calendar: DeliveryCalendar, date: IsoDate): DayHours {
  const season = calendar.seasons.find(({ from, to }) => from <= date && date <= to)
  return (season ?? calendar).hours[weekday(date)]
}

/**
 * The minute at which the deliveries of a date end, after 1440 when its hours pass midnight; never after the next day opens, so that no
 * instant belongs to the slots of two days. 0 without deliveries.
 */
function getClosingMinute(calendar: DeliveryCalendar, date: IsoDate): number {
  const hours = isClosed(calendar, date) ? null : getHours(calendar, date)
  if (!hours) return 0
  const close = parseTimeOfDay(hours.close)
  if (close <= MINUTES_PER_DAY) return close
  const next = addDays(date, 1)
  const nextHours = isClosed(calendar, next) ? null : getHours(calendar, next)
  return nextHours ? Math.min(close, MINUTES_PER_DAY + parseTimeOfDay(nextHours.open)) : close
}

const isClosed = (calendar: DeliveryCalendar, date: IsoDate): boolean => calendar.holidays.includes(date)

/** A delivery day and the instants at which it begins and ends. */
export type DeliveryDayBounds = { day: IsoDate; since: Date; until: Date }

/** The instant (ms) at which a delivery day begins: midnight, or the end of the hours of the day before when they pass midnight. */
export function getDeliveryDayStart(calendar: DeliveryCalendar, date: IsoDate): number {
  return riyadhInstant(date, Math.max(0, getClosingMinute(calendar, addDays(date, -1)) - MINUTES_PER_DAY))
}

/**
 * The delivery day at an instant (OPEN-06): the date in Riyadh, or the date before as long as its hours last. Invoices, taxes and the ledger
 * use the date itself.
 */
export function getDeliveryDay(calendar: DeliveryCalendar, nowMs: number): IsoDate {
  const date = riyadhDate(nowMs)
  return nowMs < getDeliveryDayStart(calendar, date) ? addDays(date, -1) : date
}

/** Capacity of a slot on a date: the rule with day and time, otherwise with the time, otherwise with the day, otherwise the shop's. */
export function getSlotCapacity(calendar: DeliveryCalendar, date: IsoDate, slotId: string): number {
  const start = slotId.slice(0, 5)
  const day = weekday(date)
  const matching = calendar.slotRules.filter(
    (rule) => (rule.weekday === null || rule.weekday === day) && (rule.start === null || rule.start === start),
  )
  const precedence = (rule: SlotRule): number => (rule.start === null ? 0 : 2) + (rule.weekday === null ? 0 : 1)
  const best = matching.reduce<SlotRule | null>(
    (best, rule) => (best && precedence(best) >= precedence(rule) ? best : rule),
    null,
  )
  return best?.capacity ?? calendar.slotCapacity
}

/** The shortest last slot in minutes; a shorter rest of the day extends the slot before it. */
const SHORTEST_SLOT = 30

/**
 * The slots of a date: consecutive from opening, the last until closing and therefore perhaps shorter (spec §1, decisions §4); none on closed
 * days, on holidays, and when the hours are shorter than a slot.
 */
export function listSlots(calendar: DeliveryCalendar, date: IsoDate): Slot[] {
  const hours = getHours(calendar, date)
  if (!hours || isClosed(calendar, date)) return []
  const open = parseTimeOfDay(hours.open)
  const close = getClosingMinute(calendar, date)
  const full = Math.max(0, Math.floor((close - open) / calendar.slotMinutes))
  if (full === 0) return []
  const rest = close - open - full * calendar.slotMinutes
  const count = rest >= SHORTEST_SLOT ? full + 1 : full
  return Array.from({ length: count }, (_, at) => {
    const start = formatTimeOfDay(open + at * calendar.slotMinutes)
    const end = formatTimeOfDay(at === count - 1 ? close : open + (at + 1) * calendar.slotMinutes)
    return { id: `${start}-${end}`, start, end }
  })
}

/**
 * Whether an order placed at `nowMs` can be delivered on a date in a slot: before the same-day cut-off and before the slot's lead time, to
 * the millisecond. Capacity is checked when the slot is booked, under its lock. With `isAfterCutoff`, staff promise what cut-off and lead time
 * refuse, until the slot ends.
 */
export function checkDelivery(
  calendar: DeliveryCalendar,
  request: { nowMs: number; date: IsoDate; slot: string; isAfterCutoff?: boolean | undefined },
): Result<Slot, DeliveryError> {
  const { isAfterCutoff = false } = request
  const error = isDate(request.date) ? findDayError(calendar, request.nowMs, request.date) : 'delivery.closed'
  if (error && !(isAfterCutoff && error === 'delivery.cutoff'))
    return refuse(error, undefined, error === 'delivery.cutoff' ? 'deliverySlot' : 'deliveryDate')
  const slot = listSlots(calendar, request.date).find(({ id }) => id === request.slot)
  if (!slot) return refuse('delivery.unknown_slot', undefined, 'deliverySlot')
  const last = isAfterCutoff
    ? riyadhInstant(request.date, parseTimeOfDay(slot.end))
    : lastMoment(calendar, request.date, slot)
  return request.nowMs <= last ? ok(slot) : refuse('delivery.past', undefined, 'deliverySlot')
}

/** Why nothing can be delivered on a date; null when the day is open. */
export function findDayError(calendar: DeliveryCalendar, nowMs: number, date: IsoDate): DeliveryError | null {
  const today = getDeliveryDay(calendar, nowMs)
  if (date < today) return 'delivery.past'
  if (date > addDays(today, calendar.daysAhead)) return 'delivery.too_far_ahead'
  if (isClosed(calendar, date)) return 'delivery.holiday'
  if (!getHours(calendar, date)) return 'delivery.closed'
  // The cut-off of a later day is always ahead.
  return nowMs >= getCutoff(calendar, date) ? 'delivery.cutoff' : null
}

/** The slots of a date that are still in time for an order placed at `nowMs`. */
export function listAvailableSlots(calendar: DeliveryCalendar, nowMs: number, date: IsoDate): Slot[] {
  if (findDayError(calendar, nowMs, date)) return []
  return listSlots(calendar, date).filter((slot) => nowMs <= lastMoment(calendar, date, slot))
}

/** The instant (ms) from which no same-day order is accepted: the day's cut-off, otherwise the shop's. */
function getCutoff(calendar: DeliveryCalendar, date: IsoDate): number {
  return riyadhInstant(date, parseTimeOfDay(getHours(calendar, date)?.cutoff ?? calendar.sameDayCutoff))
}

/** The last instant (ms) at which an order for a slot is in time, without regard to the cut-off. */
function lastMoment(calendar: DeliveryCalendar, date: IsoDate, slot: Slot): number {
  return riyadhInstant(date, parseTimeOfDay(slot.start) - calendar.leadMinutes)
}

/** A day with the slots that are still in time, or the reason why there are none. */
export type DeliveryDay = { date: IsoDate; weekday: Weekday; slots: Slot[]; error: DeliveryError | null }

/** Today and the days ahead within the calendar's limit, closed days included. */
export function listDeliveryDays(calendar: DeliveryCalendar, nowMs: number): DeliveryDay[] {
  const today = getDeliveryDay(calendar, nowMs)
  return Array.from({ length: calendar.daysAhead + 1 }, (_, ahead) => {
    const date = addDays(today, ahead)
    const slots = listAvailableSlots(calendar, nowMs, date)
    const reason = listSlots(calendar, date).length === 0 ? 'delivery.closed' : 'delivery.past'
    const error = findDayError(calendar, nowMs, date) ?? (slots.length === 0 ? reason : null)
    return { date, weekday: weekday(date), slots, error }
  })
}

/** The days with slots that are still in time, in order of date. */
export function listOpenDays(calendar: DeliveryCalendar, nowMs: number): DeliveryDay[] {
  return listDeliveryDays(calendar, nowMs).filter((day) => day.error === null)
}

/**
 * The instant (ms) from which today has no slot left: the cut-off, or the end of the last free slot's lead time when that is earlier.
 * `free` are today's slots that still take an order; null without any.
 */
export function getSameDayEnd(calendar: DeliveryCalendar, today: IsoDate, free: readonly Slot[]): number | null {
  const last = free.at(-1)
  // The instant of the cut-off is excluded, the last moment of a slot is included.
  return last ? Math.min(getCutoff(calendar, today), lastMoment(calendar, today, last) + 1) : null
}

/** The instant (ms) from which no order is accepted for a slot of a date: the day's cut-off or the slot's lead time, whichever is first. */
export function getOrderingEnd(calendar: DeliveryCalendar, { date, slot }: { date: IsoDate; slot: string }): number {
  const start = /^\d\d:\d\d/.exec(slot)?.[0]
  const cutoff = getCutoff(calendar, date)
  if (start === undefined) return cutoff
  return Math.min(cutoff, riyadhInstant(date, parseTimeOfDay(start) - calendar.leadMinutes) + 1)
}
