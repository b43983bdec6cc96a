import type { DeliveryDays } from '@warda/contract/delivery'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'

const MINUTE = 60_000

/** Hours and full minutes, at least one minute. @internal Exported for tests. */
export function splitDuration(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Time left until the same-day cut-off, or the next delivery day, at `now` (ms since the epoch). */
export function formatPromise(days: Pick<DeliveryDays, 'sameDayUntil' | 'nextDay'>, now: number): string {
  const remainingMs = days.sameDayUntil === null ? 0 : Date.parse(days.sameDayUntil) - now
  if (remainingMs > 0) {
    const { hours, minutes } = splitDuration(remainingMs)
    const time = hours > 0 ? m.delivery_time_hours({ hours, minutes }) : m.delivery_time_minutes({ minutes })
    return m.delivery_today_in({ time })
  }
  return days.nextDay === null
    ? m.delivery_same_day_rule()
    : m.delivery_next({ day: formatDay(days.nextDay, currentLanguage()) })
}
