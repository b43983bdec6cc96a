import { m } from '@warda/words/messages'
import { formatDay, formatSlotName } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { BoardCard } from './board-present.ts'

const joined = (day: string | null, slot: string | null): string => {
  const language = currentLanguage()
  const parts = [day && formatDay(day, language), slot && formatSlotName(slot, language)]
  return parts.filter(Boolean).join(m.board_window_joint())
}

/** When the customer expects it. */
export const promisedText = ({ deliveryDate, deliverySlot }: BoardCard): string => joined(deliveryDate, deliverySlot)

/** When the dispatcher means to be there; null when nothing is planned. */
export const plannedText = ({ plannedDate, plannedSlot, deliveryDate }: BoardCard): string | null =>
  plannedDate === null && plannedSlot === null
    ? null
    : joined(plannedDate === deliveryDate && plannedSlot !== null ? null : plannedDate, plannedSlot)
