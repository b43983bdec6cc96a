import { formatTimeOfDay, type IsoDate, riyadhDate, riyadhInstant, type TimeOfDay } from '../time/riyadh-time.ts'
import {
  availableSlots,
  type DeliveryCalendar,
  findDayError,
  getCutoff,
  listOpenDays,
  type Slot,
  sameDayUntil,
  slotsOn,
} from './calendar.ts'

/** Why an order cannot be delivered today: no deliveries on this day, too late, or every slot is full. */
export type TodayProblem = 'closed' | 'tooLate' | 'full'

/** The delivery promise of a day (AGREE-17). Dates and times of day in Riyadh, instants in ms since the epoch. */
export type DeliveryPromise = {
  today: IsoDate
  /** Deliveries for today can be ordered before this instant; null with a `problem`. */
  until: number | null
  problem: TodayProblem | null
  /** The time of day at which orders for today end or ended; null on days without deliveries. */
  orderBy: TimeOfDay | null
  /** The first day after today with a free slot. */
  next: IsoDate | null
}

/** Whether a slot still has a free place. */
export type HasPlace = (date: IsoDate, slotId: string) => boolean

/** The promise at `nowMs`, by the calendar and the free places. */
export function getDeliveryPromise(calendar: DeliveryCalendar, nowMs: number, hasPlace: HasPlace): DeliveryPromise {
  const today = riyadhDate(nowMs)
  const inTime = availableSlots(calendar, nowMs, today)
  const free = inTime.filter(({ id }) => hasPlace(today, id))
  const slots = slotsOn(calendar, today)
  const next = listOpenDays(calendar, nowMs).find(
    (day) => day.date > today && day.slots.some(({ id }) => hasPlace(day.date, id)),
  )
  return {
    today,
    until: sameDayUntil(calendar, today, free),
    problem: free.length > 0 ? null : todayProblem(calendar, nowMs, today, { slots, inTime }),
    orderBy: orderBy(calendar, today, slots),
    next: next?.date ?? null,
  }
}

function todayProblem(
  calendar: DeliveryCalendar,
  nowMs: number,
  today: IsoDate,
  { slots, inTime }: { slots: readonly Slot[]; inTime: readonly Slot[] },
): TodayProblem {
  if (inTime.length > 0) return 'full'
  const error = findDayError(calendar, nowMs, today)
  const closed = slots.length === 0 || error === 'delivery.closed' || error === 'delivery.holiday'
  return closed ? 'closed' : 'tooLate'
}

/** The end of ordering for the day: the cut-off, or the end of the last slot's lead time when that is earlier. */
function orderBy(calendar: DeliveryCalendar, today: IsoDate, slots: readonly Slot[]): TimeOfDay | null {
  const until = sameDayUntil(calendar, today, slots)
  if (until === null) return null
  const minutes = Math.floor((Math.min(until, getCutoff(calendar, today)) - riyadhInstant(today, 0)) / 60_000)
  return minutes >= 0 && minutes < 24 * 60 ? formatTimeOfDay(minutes) : null
}

/** The promise at an instant: delivery today, on another day, or unknown. */
export type PromiseNow =
  | { kind: 'today'; until: number; date: IsoDate }
  | { kind: 'next'; date: IsoDate; problem: TodayProblem | null }
  | { kind: 'unknown' }

/**
 * The promise read at a later instant, on a page that stayed open or was cached: after `until` it is the next day, after midnight in Riyadh
 * only a day that is still ahead.
 */
export function readPromise(promise: DeliveryPromise, nowMs: number): PromiseNow {
  const today = riyadhDate(nowMs)
  const sameDay = promise.today === today
  if (sameDay && promise.until !== null && nowMs < promise.until)
    return { kind: 'today', until: promise.until, date: today }
  if (promise.next === null || promise.next <= today) return { kind: 'unknown' }
  return { kind: 'next', date: promise.next, problem: sameDay ? (promise.problem ?? 'tooLate') : null }
}

/** Changes whenever the promise by time alone changes; pages that state it are cached by this key. */
export function promiseKey(calendar: DeliveryCalendar, nowMs: number): string {
  const today = riyadhDate(nowMs)
  return `${today}.${availableSlots(calendar, nowMs, today).length}`
}
