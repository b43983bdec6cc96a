import { reminderDueDates, reminderStage } from '@warda/domain/payments/debt-reminders'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { type DebtToRemind, findDebtsDue } from './reminder-queries.ts'

/** Debts per batch. */
const AT_ONCE = 200

/** Job `remind-debts`, every morning: mails the buyers of open debts before, on and after the due date; each mail once. */
export async function remindDebts(context: AppContext): Promise<void> {
  const today = riyadhDate(context.clock.now())
  for (let after = 0; ; ) {
    const debts = await findDebtsDue(context.db, { ...reminderDueDates(today), after, limit: AT_ONCE })
    for (const debt of debts) await remind(context, debt, today)
    const last = debts.at(-1)
    if (!last || debts.length < AT_ONCE) return
    after = last.id
  }
}

async function remind(context: AppContext, debt: DebtToRemind, today: string): Promise<void> {
  const stage = reminderStage(debt.dueDate, today)
  if (stage === null) return
  await inTransaction(context.db, (trx) =>
    queueMail(trx, {
      kind: 'debt-reminder',
      dedupeKey: `debt-reminder:${debt.id}:${stage}`,
      to: { name: debt.name, address: debt.email },
      language: debt.language,
      payload: {
        fullName: debt.name,
        orderNumber: String(debt.orderNumber),
        stage,
        amount: debt.remaining,
        dueDate: debt.dueDate,
        orderPath: `/orders/${debt.userId}`,
        debtId: debt.id,
      },
    }),
  )
}
