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

/** Time slot with non-breaking spaces. */
const slotText = (slot: string): string => formatSlotName(slot, currentLanguage()).replaceAll(' ', '\u00a0')

const joinParts = (day: string | null, slot: string | null): string =>
  [day && dayText(day), slot && slotText(slot)].filter(Boolean).join(m.board_window_joint())

/** Promised delivery day and slot. */
export const promisedText = ({ deliveryDate, deliverySlot }: BoardCard): string => joinParts(deliveryDate, deliverySlot)

/** Planned day and slot, or null without a plan; omits the day when it equals the promised day. */
export const plannedText = ({ plannedDate, plannedSlot, deliveryDate }: BoardCard): string | null =>
  plannedDate === null && plannedSlot === null
    ? null
    : joinParts(plannedDate === deliveryDate && plannedSlot !== null ? null : plannedDate, plannedSlot)
