import { isPastMidnight } from '@warda/domain/time/extended-time'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlotName } from '../../lib/format/format.ts'
import type { BoardCard } from './board-present.ts'

/** "Today", "tomorrow" or the formatted date. */
const dayText = (day: string): string => {
  const today = riyadhDate(Date.now())
  if (day === today) return m.board_day_today()
  return day === addDays(today, 1) ? m.board_day_tomorrow() : formatDay(day, currentLanguage())
}

/** A window as people read it: one after midnight is named with its own date, and any other one keeps its spaces on one line. */
function windowText(day: string, slot: string, withDay = true): string {
  const language = currentLanguage()
  if (isPastMidnight(slot)) return formatSlotName(slot, language, day, dayText)
  const times = formatSlotName(slot, language).replaceAll(' ', '\u00a0')
  return withDay ? dayText(day) + m.board_window_joint() + times : times
}

/** Promised delivery day and slot. */
export const promisedText = ({ deliveryDate, deliverySlot }: BoardCard): string =>
  windowText(deliveryDate, deliverySlot)

/** Planned day and slot, or null without a plan; omits the day when it equals the promised day. */
export function plannedText({ plannedDate, plannedSlot, deliveryDate }: BoardCard): string | null {
  if (plannedSlot === null) return plannedDate && dayText(plannedDate)
  return windowText(plannedDate ?? deliveryDate, plannedSlot, plannedDate !== null && plannedDate !== deliveryDate)
}
