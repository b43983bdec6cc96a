import type { newOccasionReminder, OccasionReminder } from '@warda/contract/occasion-reminders'
import type { Language } from '@warda/domain/language'
import type * as z from 'zod/mini'
import type { OccasionName, ReminderRow } from './queries.ts'
import type { ReminderInput } from './save-reminder.ts'

/** The occasion in words: the shop's name of it, or what the person wrote. */
export const presentOccasionName = (
  { nameEn, nameAr, occasionText }: Pick<ReminderRow, 'nameEn' | 'nameAr' | 'occasionText'>,
  language: Language,
): string => (language === 'ar' ? nameAr : nameEn) ?? occasionText

export const presentReminder = (row: ReminderRow, language: Language): OccasionReminder => ({
  id: row.id,
  recipientName: row.recipientName,
  occasion: row.occasionSlug ?? '',
  occasionName: presentOccasionName(row, language),
  occasionText: row.occasionText,
  calendar: row.calendar,
  monthDay: row.monthDay,
  daysBefore: row.daysBefore,
  isStopped: row.stoppedAt !== null,
  occursOn: row.occursOn,
  remindOn: row.remindOn,
  handledOn: row.handledOn,
  orderId: row.orderId,
})

export const presentOccasion = ({ slug, nameEn, nameAr }: OccasionName, language: Language) => ({
  slug,
  name: language === 'ar' ? nameAr : nameEn,
})

/** Maps the body of a request to the input. */
export const readReminderInput = ({
  recipientName,
  occasion,
  occasionText,
  calendar,
  monthDay,
  daysBefore,
}: Omit<z.output<typeof newOccasionReminder>, 'orderId'>): ReminderInput => ({
  recipientName,
  occasion,
  occasionText,
  yearly: { calendar, monthDay },
  daysBefore,
})
