import { LIMITS } from '@warda/domain/limits'
import { planReminder, type ReminderDays } from '@warda/domain/occasion-reminders/plan-reminder'
import type { YearlyDate } from '@warda/domain/occasion-reminders/yearly-date'
import { ok, type Result, refuse } from '@warda/domain/result'
import { getSlotDate } from '@warda/domain/time/extended-time'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockUser } from '../../db/lock-user.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import {
  countReminders,
  deleteReminder,
  findOrderForReminder,
  insertReminder,
  lockOccasion,
  lockReminder,
  type ReminderFields,
  type ReminderRow,
  updateReminder,
} from './queries.ts'

/** `occasion` is the slug of an occasion of the shop; empty for free text in `occasionText`. */
export type ReminderInput = {
  recipientName: string
  occasion: string
  occasionText: string
  yearly: YearlyDate
  daysBefore: ReminderDays
}

type AddError =
  | 'not_found'
  | 'occasion_reminder.exists'
  | 'occasion_reminder.occasion_unknown'
  | 'occasion_reminder.too_many'

/** Stores a reminder of a person; the one of an order begins with the occasion after the one that was ordered for. */
export function addReminder(
  { db, clock }: AppContext,
  userId: string,
  input: ReminderInput & { orderId: string | null },
): Promise<Result<ReminderRow, AddError>> {
  const { orderId, ...reminder } = input
  return inResultTransaction<ReminderRow, AddError>(db, async (trx) => {
    // Without the lock concurrent requests could exceed the limit.
    if (!(await lockUser(trx, userId))) return refuse('not_found')
    const order = orderId === null ? null : await findOrderForReminder(trx, userId, orderId)
    if (order === undefined) return refuse('not_found')
    const max = LIMITS.occasionReminders
    if ((await countReminders(trx, userId)) >= max) return refuse('occasion_reminder.too_many', { max })
    const handledOn = order === null ? null : getSlotDate(order.deliveryDate, order.deliverySlot)
    const fields = await planFields(trx, reminder, { now: clock.now(), handledOn })
    if (!fields.ok) return fields
    const createdAt = new Date(clock.now())
    const id = await insertReminder(trx, { ...fields.value, userId, orderId, handledOn, createdAt })
    if (id === undefined) return refuse('occasion_reminder.exists')
    const row = await lockReminder(trx, userId, id)
    return row ? ok(row) : refuse('not_found')
  })
}

type ChangeError = 'not_found' | 'occasion_reminder.occasion_unknown'

/** Changes, stops or resumes a reminder. An occasion that was mailed about gets no second mail in the same year. */
export function changeReminder(
  { db, clock }: AppContext,
  userId: string,
  input: ReminderInput & { id: string; isStopped: boolean },
): Promise<Result<ReminderRow, ChangeError>> {
  const { id, isStopped, ...reminder } = input
  return inResultTransaction<ReminderRow, ChangeError>(db, async (trx) => {
    const existing = await lockReminder(trx, userId, id)
    if (!existing) return refuse('not_found')
    const fields = await planFields(trx, reminder, { now: clock.now(), handledOn: existing.handledOn })
    if (!fields.ok) return fields
    const stoppedAt = isStopped ? (existing.stoppedAt ?? new Date(clock.now())) : null
    await updateReminder(trx, id, { ...fields.value, stoppedAt })
    const row = await lockReminder(trx, userId, id)
    return row ? ok(row) : refuse('not_found')
  })
}

/** Deletes a reminder. */
export const removeReminder = async (
  { db }: AppContext,
  userId: string,
  id: string,
): Promise<Result<null, 'not_found'>> => ((await deleteReminder(db, userId, id)) ? ok(null) : refuse('not_found'))

async function planFields(
  trx: Transaction,
  { recipientName, occasion, occasionText, yearly, daysBefore }: ReminderInput,
  { now, handledOn }: { now: number; handledOn: string | null },
): Promise<Result<ReminderFields, 'occasion_reminder.occasion_unknown'>> {
  if (occasion !== '' && !(await lockOccasion(trx, occasion)))
    return refuse('occasion_reminder.occasion_unknown', undefined, 'occasion')
  const planned = planReminder({ yearly, daysBefore, today: riyadhDate(now), handledOn })
  return ok({
    recipientName,
    occasionSlug: occasion === '' ? null : occasion,
    occasionText: occasion === '' ? occasionText : '',
    ...yearly,
    daysBefore,
    ...planned,
  })
}
