import { checkStatementMonth } from '@warda/domain/payments/statement-period'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { queueMail } from '../mail/index.ts'
import { findReaders, type StatementReader } from './queries.ts'

/** Asked again within this time it is the same mail, milliseconds. */
const ONE_MAIL_MS = 600_000

/** Mails a month's statement with its PDF to the owner who asks for it; a month that has not begun, or lies before all accounts, is refused. */
export async function emailStatement(
  context: AppContext,
  asked: { actor: Actor; month: string },
): Promise<Result<null, 'not_found' | 'statement.month_ahead' | 'statement.out_of_time'>> {
  const now = context.clock.now()
  const month = checkStatementMonth(asked.month, riyadhDate(now))
  if (!month.ok) return month
  const [reader] = asked.actor.clientId > 0 ? await findReaders(context.db, { clientId: asked.actor.clientId }) : []
  if (!reader) return refuse('not_found')
  await writeStatement(context, reader, month.value, `asked:${Math.floor(now / ONE_MAIL_MS)}`)
  return ok(null)
}

/** On the first of a month: last month's statement to every client that owes or moved something; once, however many processes run. */
export const monthlyStatements: JobHandlers['monthly-statements'] = async (context) => {
  const month = addMonths(`${riyadhDate(context.clock.now()).slice(0, 7)}-01`, -1).slice(0, 7)
  const since = new Date(riyadhInstant(`${month}-01`, 0))
  for (const reader of await findReaders(context.db, { since })) await writeStatement(context, reader, month, 'monthly')
}

function writeStatement(context: AppContext, reader: StatementReader, month: string, why: string): Promise<void> {
  return inTransaction(context.db, (trx) =>
    queueMail(trx, {
      kind: 'monthly-statement',
      dedupeKey: `monthly-statement:${reader.clientId}:${month}:${why}`,
      to: { name: reader.name, address: reader.email },
      language: reader.language,
      payload: {
        fullName: reader.name,
        clientId: reader.clientId,
        month,
        owed: reader.owed,
        dashboardPath: `/dashboard-user/${reader.userId}/statement`,
      },
    }),
  )
}
