import type { DeliveryPromiseAnswer } from '@warda/contract/delivery'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { formatDay, formatTime } from '../../lib/format/format.ts'
import { formatTimeOfDay } from '../../lib/format/format-time.ts'

/** Until when today can be ordered, or why it cannot and which day is next (AGREE-17). */
export function formatToday(promise: DeliveryPromiseAnswer, language: Language): string | null {
  if (promise.until !== null) return m.checkout_same_day({ time: formatTime(promise.until, language) })
  if (promise.next === null) return null
  const day = formatDay(promise.next, language)
  if (promise.problem === 'full') return m.checkout_today_full({ day })
  if (promise.problem === 'closed' || promise.orderBy === null) return m.checkout_today_closed({ day })
  return m.checkout_too_late({ time: formatTimeOfDay(promise.orderBy, language), day })
}
