import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listReminders } from './list-reminders.ts'
import { presentOccasion, presentReminder, readReminderInput } from './present.ts'
import { addReminder, changeReminder, removeReminder } from './save-reminder.ts'
import { stopRemindersByLink } from './stop-reminders.ts'
import { suggestReminder } from './suggest-reminder.ts'

type Names =
  | 'getOccasionReminders'
  | 'addOccasionReminder'
  | 'updateOccasionReminder'
  | 'deleteOccasionReminder'
  | 'suggestOccasionReminder'
  | 'stopOccasionReminder'

export const occasionReminderRoutes: Pick<Handlers, Names> = {
  async getOccasionReminders({ context, actor, params, language }) {
    const { reminders, occasions, max } = await listReminders(context, params.userId)
    return ok({
      data: reminders.map((row) => presentReminder(row, language)),
      occasions: occasions.map((occasion) => presentOccasion(occasion, language)),
      max,
      isEmailConfirmed: actor.emailConfirmed,
    })
  },

  async addOccasionReminder({ context, params, body, language, t }) {
    const input = { ...readReminderInput(body), orderId: body.orderId ?? null }
    const added = await addReminder(context, params.userId, input)
    if (!added.ok) return added
    return ok({ message: t('occasion_reminder_added'), data: presentReminder(added.value, language) })
  },

  async updateOccasionReminder({ context, params, body, language, t }) {
    const input = { ...readReminderInput(body), id: params.reminderId, isStopped: body.isStopped }
    const changed = await changeReminder(context, params.userId, input)
    if (!changed.ok) return changed
    return ok({ message: t('occasion_reminder_saved'), data: presentReminder(changed.value, language) })
  },

  deleteOccasionReminder: async ({ context, params, t }) => {
    const removed = await removeReminder(context, params.userId, params.reminderId)
    return removed.ok ? ok({ message: t('occasion_reminder_deleted') }) : removed
  },

  async suggestOccasionReminder({ context, params }) {
    const suggested = await suggestReminder(context, params.userId, params.orderId)
    return suggested.ok ? ok({ data: suggested.value }) : suggested
  },

  stopOccasionReminder: async ({ context, body, t }) => {
    const stopped = await stopRemindersByLink(context, { token: body.token, all: body.all ?? false })
    if (!stopped.ok) return stopped
    return ok({ message: t(body.all ? 'occasion_reminder_all_stopped' : 'occasion_reminder_stopped') })
  },
}
