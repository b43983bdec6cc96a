import type { DeliveryDays } from '@warda/contract/delivery'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'

const MINUTE = 60_000

/** Hours and whole minutes that are left, never less than a minute. @internal Exported for tests. */
export function timeLeft(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** The promise in one sentence at a moment (ms UTC): how long today's order is still possible, or the next day. */
export function promiseText(days: Pick<DeliveryDays, 'sameDayUntil' | 'nextDay'>, now: number): string {
  const left = days.sameDayUntil === null ? 0 : Date.parse(days.sameDayUntil) - now
  if (left > 0) {
    const { hours, minutes } = timeLeft(left)
    const time = hours > 0 ? m.delivery_time_hours({ hours, minutes }) : m.delivery_time_minutes({ minutes })
    return m.delivery_today_in({ time })
  }
  return days.nextDay === null
    ? m.delivery_same_day_rule()
    : m.delivery_next({ day: formatDay(days.nextDay, currentLanguage()) })
}
