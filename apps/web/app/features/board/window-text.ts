import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlotName } from '../../lib/format/format.ts'
import type { BoardCard } from './board-present.ts'

/** A day as people of the shop say it. */
const dayText = (day: string): string => {
  const today = riyadhDate(Date.now())
  if (day === today) return m.board_day_today()
  return day === addDays(today, 1) ? m.board_day_tomorrow() : formatDay(day, currentLanguage())
}

/** A window that is never broken over two lines. */
const slotText = (slot: string): string => formatSlotName(slot, currentLanguage()).replaceAll(' ', '\u00a0')

const joined = (day: string | null, slot: string | null): string =>
  [day && dayText(day), slot && slotText(slot)].filter(Boolean).join(m.board_window_joint())

/** When the customer expects it. */
export const promisedText = ({ deliveryDate, deliverySlot }: BoardCard): string => joined(deliveryDate, deliverySlot)

/** When the dispatcher means to be there; null when nothing is planned. The promised day is not said twice. */
export const plannedText = ({ plannedDate, plannedSlot, deliveryDate }: BoardCard): string | null =>
  plannedDate === null && plannedSlot === null
    ? null
    : joined(plannedDate === deliveryDate && plannedSlot !== null ? null : plannedDate, plannedSlot)
