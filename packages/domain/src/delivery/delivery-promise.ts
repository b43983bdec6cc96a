import { formatTimeOfDay, type IsoDate, riyadhDate, riyadhInstant, type TimeOfDay } from '../time/riyadh-time.ts'
import {
  type DeliveryCalendar,
  getDeliveryDay,
  getSameDayEnd,
  listAvailableSlots,
  listOpenDays,
  listSlots,
  type Slot,
} from './calendar.ts'

/** Hours pass midnight until six in the morning. */
const LATEST_MINUTE = 1_800

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
  const today = getDeliveryDay(calendar, nowMs)
  const inTime = listAvailableSlots(calendar, nowMs, today)
  const free = inTime.filter(({ id }) => hasPlace(today, id))
  const slots = listSlots(calendar, today)
  const next = listOpenDays(calendar, nowMs).find(
    (day) => day.date > today && day.slots.some(({ id }) => hasPlace(day.date, id)),
  )
  return {
    today,
    until: getSameDayEnd(calendar, today, free),
    problem: free.length > 0 ? null : getTodayProblem(slots, inTime),
    orderBy: formatOrderBy(today, getSameDayEnd(calendar, today, slots)),
    next: next?.date ?? null,
  }
}

/** The problem of a day without a free slot; a closed day and a holiday have no slots. */
function getTodayProblem(slots: readonly Slot[], inTime: readonly Slot[]): TodayProblem {
  if (inTime.length > 0) return 'full'
  return slots.length === 0 ? 'closed' : 'tooLate'
}

/** The end of ordering as a time of day; null without one, and when it was on the day before. */
function formatOrderBy(today: IsoDate, untilMs: number | null): TimeOfDay | null {
  const minutes = Math.floor(((untilMs ?? 0) - riyadhInstant(today, 0)) / 60_000)
  return minutes < 0 ? null : formatTimeOfDay(minutes)
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
  const until = promise.until ?? 0
  // After midnight the promise holds as long as hours can pass it.
  const isOfNight = until <= riyadhInstant(promise.today, LATEST_MINUTE)
  if (nowMs < until && (sameDay || isOfNight)) return { kind: 'today', until, date: promise.today }
  if (promise.next === null || promise.next <= today) return { kind: 'unknown' }
  return { kind: 'next', date: promise.next, problem: sameDay ? (promise.problem ?? 'tooLate') : null }
}

/** Changes whenever the promise by time alone changes; pages that state it are cached by this key. */
export function getPromiseKey(calendar: DeliveryCalendar, nowMs: number): string {
  const today = getDeliveryDay(calendar, nowMs)
  return `${today}.${listAvailableSlots(calendar, nowMs, today).length}`
}
