import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { remindedDays, reminderStage } from '@warda/domain/payments/reminders'
import { inTransaction } from '../../db/transaction.ts'
import type { World } from '../../context.ts'
import { writeMail } from '../mail/index.ts'
import { type DebtToRemind, findDebtsDue } from './reminder-queries.ts'

/** Debts taken at once. */
const AT_ONCE = 200

/** Job `remind-debts`, every morning: writes to the buyers of open debts before, on and after their day, each once however often it runs. */
export async function remindDebts(world: World): Promise<void> {
  const today = riyadhDate(world.clock.now())
  for (let after = 0; ; ) {
    const debts = await findDebtsDue(world.db, { ...remindedDays(today), after, limit: AT_ONCE })
    for (const debt of debts) await remind(world, debt, today)
    const last = debts.at(-1)
    if (!last || debts.length < AT_ONCE) return
    after = last.id
  }
}

async function remind(world: World, debt: DebtToRemind, today: string): Promise<void> {
  const stage = reminderStage(debt.dueDate, today)
  if (stage === null) return
  await inTransaction(world.db, (trx) =>
    writeMail(trx, {
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
      },
    }),
  )
}
