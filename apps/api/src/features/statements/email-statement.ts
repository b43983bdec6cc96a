import { checkStatementMonth } from '@warda/domain/payments/statement-period'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { queueMail } from '../mail/index.ts'
import { sumOverdue } from '../receivables/index.ts'
import { findReaders, type StatementReader } from './queries.ts'

/** Repeated requests within this time send one mail, in ms. */
const DEDUPLICATION_MS = 600_000

/** Mails the statement of a month with its PDF to the owner; a future month or one before all accounts is refused. */
export async function emailStatement(
  context: AppContext,
  input: { actor: Actor; month: string },
): Promise<Result<null, 'not_found' | 'statement.month_ahead' | 'statement.out_of_time'>> {
  const now = context.clock.now()
  const month = checkStatementMonth(input.month, riyadhDate(now))
  if (!month.ok) return month
  const [reader] = input.actor.clientId > 0 ? await findReaders(context.db, { clientId: input.actor.clientId }) : []
  if (!reader) return refuse('not_found')
  await queueStatement(context, reader, month.value, `input:${Math.floor(now / DEDUPLICATION_MS)}`)
  return ok(null)
}

/** Mails last month's statement once to every client with a balance or movements; runs on the first of the month. */
export const monthlyStatements: JobHandlers['monthly-statements'] = async (context) => {
  const month = addMonths(`${riyadhDate(context.clock.now()).slice(0, 7)}-01`, -1).slice(0, 7)
  const since = new Date(riyadhInstant(`${month}-01`, 0))
  for (const reader of await findReaders(context.db, { since })) await queueStatement(context, reader, month, 'monthly')
}

async function queueStatement(
  context: AppContext,
  reader: StatementReader,
  month: string,
  trigger: string,
): Promise<void> {
  const overdue = await sumOverdue(context.db, { clientId: reader.clientId }, riyadhDate(context.clock.now()))
  return inTransaction(context.db, (trx) =>
    queueMail(trx, {
      kind: 'monthly-statement',
      dedupeKey: `monthly-statement:${reader.clientId}:${month}:${trigger}`,
      to: { name: reader.name, address: reader.email },
      language: reader.language,
      payload: {
        fullName: reader.name,
        clientId: reader.clientId,
        month,
        owed: reader.owed,
        overdue,
        dashboardPath: `/dashboard-user/${reader.userId}/statement`,
      },
    }),
  )
}
