import { BUYER_ROLES } from '@warda/domain/access/roles'
import { LIMITS } from '@warda/domain/limits'
import { REMINDER_DAYS } from '@warda/domain/occasion-reminders/plan-reminder'
import { isYearlyDate, REMINDER_CALENDARS } from '@warda/domain/occasion-reminders/yearly-date'
import * as z from 'zod/mini'
import { endpoint, PUBLIC, selfAs } from './endpoint.ts'
import { day, messageAnswer, uuid } from './wire/amount.ts'
import { lineText } from './wire/text.ts'

const calendar = z.enum(REMINDER_CALENDARS, 'invalid_choice')
const daysBefore = z.literal([...REMINDER_DAYS], 'invalid_choice')

/** `occasion` is an occasion of the shop; empty for free text, `occasionText`. */
const fields = {
  recipientName: lineText(1, LIMITS.reminderText),
  occasion: z.string('required').check(z.maxLength(80, 'invalid_choice')),
  occasionText: lineText(0, LIMITS.reminderText),
  calendar,
  /** `MM-DD` of the calendar; month 1 of the Hijri calendar is Muharram. */
  monthDay: z.string('required').check(z.minLength(1, 'required'), z.maxLength(5, 'invalid_date')),
  daysBefore,
}

const hasWords = z.refine<{ occasion: string; occasionText: string }>(
  ({ occasion, occasionText }) => occasion !== '' || occasionText !== '',
  { error: 'required', path: ['occasionText'] },
)
const isDate = z.refine<{ calendar: (typeof REMINDER_CALENDARS)[number]; monthDay: string }>(isYearlyDate, {
  error: 'invalid_date',
  path: ['monthDay'],
})

/** A new reminder; with `orderId` of an own order it begins after that order's delivery. */
export const newOccasionReminder = z.object({ ...fields, orderId: z.optional(uuid) }).check(hasWords, isDate)

const changedReminder = z.object({ ...fields, isStopped: z.boolean('invalid_choice') }).check(hasWords, isDate)

const occasionReminder = z.object({
  id: uuid,
  recipientName: z.string(),
  occasion: z.string(),
  /** The occasion in words, in the language of the request. */
  occasionName: z.string(),
  occasionText: z.string(),
  calendar,
  monthDay: z.string(),
  daysBefore,
  isStopped: z.boolean(),
  /** The next day of the occasion that is reminded of, and the day of its mail. */
  occursOn: day,
  remindOn: day,
  /** The latest occasion that is settled: mailed, ordered for, or passed. */
  handledOn: z.nullable(day),
  orderId: z.nullable(uuid),
})
export type OccasionReminder = z.infer<typeof occasionReminder>

const own = selfAs('userId', BUYER_ROLES)
const user = z.object({ userId: uuid })
const one = z.object({ userId: uuid, reminderId: uuid })
const changed = z.object({ message: z.string(), data: occasionReminder })

export const occasionReminderEndpoints = {
  getOccasionReminders: endpoint('getOccasionReminders', {
    access: own,
    summary: 'The caller’s occasion reminders, next ones first, and what a new one can be for (OPEN-04)',
    params: user,
    answer: z.object({
      data: z.array(occasionReminder),
      occasions: z.array(z.object({ slug: z.string(), name: z.string() })),
      max: z.int(),
      /** Whether mails can be sent: the email address is confirmed. */
      isEmailConfirmed: z.boolean(),
    }),
  }),
  addOccasionReminder: endpoint('addOccasionReminder', {
    access: own,
    summary: 'One mail a year before an occasion, until it is stopped (OPEN-04)',
    params: user,
    body: newOccasionReminder,
    answer: changed,
    idempotent: 'wholeCall',
    limits: [{ by: 'user', max: 120, seconds: 3600 }],
  }),
  updateOccasionReminder: endpoint('updateOccasionReminder', {
    access: own,
    summary: 'Changes, stops or resumes an occasion reminder',
    params: one,
    body: changedReminder,
    answer: changed,
  }),
  deleteOccasionReminder: endpoint('deleteOccasionReminder', {
    access: own,
    summary: 'Deletes an occasion reminder',
    params: one,
    answer: messageAnswer,
  }),
  suggestOccasionReminder: endpoint('suggestOccasionReminder', {
    access: own,
    summary:
      'What a reminder of an own order begins with: recipient, date, and the occasion that all its flowers are for',
    params: z.object({ userId: uuid, orderId: uuid }),
    answer: z.object({
      data: z.object({ recipientName: z.string(), occasion: z.string(), deliveredOn: day }),
    }),
  }),
  stopOccasionReminder: endpoint('stopOccasionReminder', {
    access: PUBLIC,
    summary: 'Stops a reminder by the link of its mail, or all reminders of its person',
    body: z.object({
      token: z.string('required').check(z.maxLength(200, 'invalid_token')),
      all: z.optional(z.boolean('invalid_choice')),
    }),
    answer: messageAnswer,
    limits: [{ by: 'ip', max: 60, seconds: 3600 }],
  }),
}
