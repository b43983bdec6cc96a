import {
  addDays,
  formatTimeOfDay,
  type IsoDate,
  MINUTES_PER_DAY,
  parseTimeOfDay,
  riyadhDate,
  riyadhMinuteOfDay,
  type TimeOfDay,
} from './riyadh-time.ts'

/** The latest end of hours that pass midnight: six in the morning. */
const LATEST = '06:00'

export const isPastMidnight = (time: TimeOfDay): boolean => Number(time.slice(0, 2)) >= 24

/** The time as a clock shows it: `26:00` is `02:00`. */
export const toClockTime = (time: TimeOfDay): TimeOfDay =>
  isPastMidnight(time) ? formatTimeOfDay(parseTimeOfDay(time) - MINUTES_PER_DAY) : time

const toNextDay = (time: TimeOfDay): TimeOfDay => formatTimeOfDay(parseTimeOfDay(time) + MINUTES_PER_DAY)

/** A closing time up to six in the morning that is not after the opening is of the next day (OPEN-06). */
export const extendClose = (open: TimeOfDay, close: TimeOfDay): TimeOfDay =>
  close !== '' && open !== '' && close <= open && close <= LATEST ? toNextDay(close) : close

/** A cut-off within the hours after midnight is of the next day. */
export const extendCutoff = (close: TimeOfDay, cutoff: TimeOfDay): TimeOfDay =>
  cutoff !== '' && isPastMidnight(close) && cutoff <= toClockTime(close) ? toNextDay(cutoff) : cutoff

/**
 * A window that somebody typed with clock times, for a day: it passes midnight when it ends before it begins, and is after midnight altogether
 * when the window that it replaces is.
 */
export function toWindow(from: TimeOfDay, to: TimeOfDay, replaced: string): string {
  const isNight = isPastMidnight(replaced.slice(0, 5)) && from < LATEST && to <= LATEST
  return isNight ? `${toNextDay(from)}-${toNextDay(to)}` : `${from}-${extendClose(from, to)}`
}

/** The earliest date that can be the delivery day at an instant: the date before until six in the morning, because its hours may pass midnight. */
export function getEarliestDeliveryDay(nowMs: number): IsoDate {
  const date = riyadhDate(nowMs)
  return riyadhMinuteOfDay(nowMs) < parseTimeOfDay(LATEST) ? addDays(date, -1) : date
}

/**
 * The delivery day at an instant on a device that knows no calendar: the last one that the shop has told it, as long as its hours may last,
 * otherwise the date.
 */
export const assumeDeliveryDay = (nowMs: number, lastKnown: IsoDate | null): IsoDate =>
  lastKnown === getEarliestDeliveryDay(nowMs) ? lastKnown : riyadhDate(nowMs)

/**
 * The day before `today` and the time as of that day, until six in the morning: its slots after midnight may still be open although the hours
 * of the shop no longer last that long. Null later in the day, and while the day before still lasts.
 */
export function getNightBefore(nowMs: number, today: IsoDate): { day: IsoDate; time: TimeOfDay } | null {
  const day = getEarliestDeliveryDay(nowMs)
  return day < today ? { day, time: formatTimeOfDay(riyadhMinuteOfDay(nowMs) + MINUTES_PER_DAY) } : null
}

/** The date on which a slot (`HH:MM-HH:MM`) of a day really begins. */
export const getSlotDate = (day: IsoDate, slot: string): IsoDate => (isPastMidnight(slot) ? addDays(day, 1) : day)
