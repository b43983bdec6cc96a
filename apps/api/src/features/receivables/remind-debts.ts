import { getReminderStage, listReminderDueDates } from '@warda/domain/payments/debt-reminders'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { type AccountRecipient, findAccountRecipients } from './account-recipient-queries.ts'
import { type DebtToRemind, findDebtsDue } from './reminder-queries.ts'

/** Debts per batch. */
const AT_ONCE = 200

/** Job `remind-debts`, every morning: mails the buyers of open debts, or a client's owner and accounts contact,
 * before, on and after the due date; each mail once. */
export async function remindDebts(context: AppContext): Promise<void> {
  const today = riyadhDate(context.clock.now())
  for (let after = 0; ; ) {
    const debts = await findDebtsDue(context.db, { ...listReminderDueDates(today), after, limit: AT_ONCE })
    for (const debt of debts) await remind(context, debt, today)
    const last = debts.at(-1)
    if (!last || debts.length < AT_ONCE) return
    after = last.id
  }
}

type Recipient = Pick<AccountRecipient, 'userId' | 'name' | 'email' | 'language'> & { key: string; page: string }

/** The buyer of a retail order; owner and accounts contact of a client. */
async function listRecipients(trx: Transaction, debt: DebtToRemind): Promise<Recipient[]> {
  if (debt.clientId === null) {
    const language = debt.language === 'ar' ? 'ar' : 'en'
    return [{ ...debt, language, key: '', page: `/orders/${debt.userId}` }]
  }
  const recipients = await findAccountRecipients(trx, [debt.clientId])
  return recipients.map((recipient) => ({
    ...recipient,
    key: recipient.kind === 'accounts' ? ':accounts' : '',
    page: `/dashboard-user/${recipient.userId}/statement`,
  }))
}

async function remind(context: AppContext, debt: DebtToRemind, today: string): Promise<void> {
  const stage = getReminderStage(debt.dueDate, today)
  if (stage === null) return
  await inTransaction(context.db, async (trx) => {
    for (const { name, email, language, key, page } of await listRecipients(trx, debt))
      await queueMail(trx, {
        kind: 'debt-reminder',
        dedupeKey: `debt-reminder:${debt.id}:${stage}${key}`,
        to: { name, address: email },
        language,
        payload: {
          fullName: name,
          orderNumber: String(debt.orderNumber),
          stage,
          amount: debt.remaining,
          dueDate: debt.dueDate,
          orderPath: page,
          debtId: debt.id,
        },
      })
  })
}
