import { isUndeliverableEmail } from '@warda/domain/email'
import { isStillAhead, planReminder } from '@warda/domain/occasion-reminders/plan-reminder'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { presentOccasionName } from './present.ts'
import { claimDueReminders, type DueReminder, setNextOccasion } from './queries.ts'

/** Reminders of one transaction. */
const BATCH = 200

/**
 * Job `send-occasion-reminders`, every morning: queues one mail for each occasion that is due and plans its next one in the same transaction,
 * so that a second process or a repeated job finds nothing. After an outage it is sent late, but not for a day that has passed.
 */
export async function sendOccasionReminders(context: AppContext): Promise<void> {
  const today = riyadhDate(context.clock.now())
  for (;;) {
    const count = await inTransaction(context.db, async (trx) => {
      const due = await claimDueReminders(trx, today, BATCH)
      for (const reminder of due) await remind(trx, reminder, today)
      return due.length
    })
    if (count < BATCH) return
  }
}

async function remind(trx: Transaction, reminder: DueReminder, today: string): Promise<void> {
  const { id, calendar, monthDay, daysBefore, occursOn, email, language } = reminder
  if (isStillAhead(reminder, today) && reminder.canBeMailed && !isUndeliverableEmail(email))
    await queueMail(trx, {
      kind: 'occasion-reminder',
      dedupeKey: `occasion-reminder:${id}:${occursOn}`,
      to: { name: reminder.fullName, address: email },
      language,
      payload: {
        fullName: reminder.fullName,
        reminderId: id,
        recipientName: reminder.recipientName,
        occasion: reminder.occasionSlug,
        occasionName: presentOccasionName(reminder, language),
        date: occursOn,
      },
    })
  const planned = planReminder({ yearly: { calendar, monthDay }, daysBefore, today, handledOn: occursOn })
  await setNextOccasion(trx, { id, ...planned, handledOn: occursOn })
}
