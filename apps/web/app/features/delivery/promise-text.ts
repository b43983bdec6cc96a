import type { DeliveryPromiseAnswer } from '@warda/contract/delivery'
import { type PromiseNow, readPromise } from '@warda/domain/delivery/delivery-promise'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatShortDay, formatTime } from '../../lib/format/format.ts'

const MINUTE = 60_000

/** Hours and full minutes, at least one minute. @internal Exported for tests. */
export function splitDuration(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** The shop's promise at `now` (ms since the epoch). */
export const promiseAt = (promise: DeliveryPromiseAnswer, now: number): PromiseNow =>
  readPromise({ ...promise, until: promise.until === null ? null : Date.parse(promise.until) }, now)

/** The promise with the time left until the same-day cut-off, for a page that counts. */
export function formatCountdown(promise: DeliveryPromiseAnswer, now: number): string {
  const current = promiseAt(promise, now)
  if (current.kind !== 'today') return formatOtherDay(current)
  const { hours, minutes } = splitDuration(current.until - now)
  const time = hours > 0 ? m.delivery_time_hours({ hours, minutes }) : m.delivery_time_minutes({ minutes })
  return m.delivery_today_in({ time })
}

/** The promise with day and cut-off, for a page without JavaScript: it stays true when the page stays open. */
export function formatDated(promise: DeliveryPromiseAnswer, now: number): string {
  const current = promiseAt(promise, now)
  if (current.kind !== 'today') return formatOtherDay(current)
  const language = currentLanguage()
  const time = formatTime(new Date(current.until).toISOString(), language)
  return m.delivery_order_by({ time, day: formatShortDay(current.date, language) })
}

const formatOtherDay = (current: Exclude<PromiseNow, { kind: 'today' }>): string =>
  current.kind === 'next'
    ? m.delivery_next({ day: formatDay(current.date, currentLanguage()) })
    : m.delivery_same_day_rule()
