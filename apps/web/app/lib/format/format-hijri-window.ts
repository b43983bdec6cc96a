import type { Language } from '@warda/domain/language'
import { getSlotDate } from '@warda/domain/time/extended-time'
import { formatHijriDate } from './format-hijri.ts'

/** The Hijri date of a delivery; a slot after midnight is on its own date, as `formatWindow` writes it (OPEN-06). */
export const formatHijriWindow = (date: string, slot: string, language: Language): string =>
  formatHijriDate(getSlotDate(date, slot), language)
