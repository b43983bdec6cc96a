import type { CallInput } from '@warda/contract/call'
import type { OccasionReminder } from '@warda/contract/occasion-reminders'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export const useReminders = (userId: string) => useApiQuery('getOccasionReminders', { params: { userId } })

/** What a reminder of an order begins with. */
export const useSuggestion = (userId: string, orderId: string) =>
  useApiQuery('suggestOccasionReminder', { params: { userId, orderId } }, { select: ({ data }) => data })

export type NewReminder = CallInput<'addOccasionReminder'>['body']

export const addReminder = async (userId: string, body: NewReminder): Promise<string> => {
  const { message } = await callApi('addOccasionReminder', { params: { userId }, body })
  await invalidate('getOccasionReminders')
  return message
}

type ReminderFields = Omit<CallInput<'updateOccasionReminder'>['body'], 'isStopped'>

/** Saves a reminder with the changed fields; it stays stopped unless `isStopped` is given. */
export const changeReminder = async (
  userId: string,
  reminder: OccasionReminder,
  changed: Partial<ReminderFields & { isStopped: boolean }>,
): Promise<string> => {
  const { recipientName, occasion, occasionText, calendar, monthDay, daysBefore, isStopped } = reminder
  const { message } = await callApi('updateOccasionReminder', {
    params: { userId, reminderId: reminder.id },
    body: { recipientName, occasion, occasionText, calendar, monthDay, daysBefore, isStopped, ...changed },
  })
  await invalidate('getOccasionReminders')
  return message
}

export const deleteReminder = async (userId: string, reminderId: string): Promise<string> => {
  const { message } = await callApi('deleteOccasionReminder', { params: { userId, reminderId } })
  await invalidate('getOccasionReminders')
  return message
}
