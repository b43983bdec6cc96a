import { checkStatementMonth } from '@warda/domain/payments/statement-period'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addMonths, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { queueMail } from '../mail/index.ts'
import { type AccountRecipient, findAccountRecipients, sumOverdue } from '../receivables/index.ts'
import { findStatementClients, type StatementClient } from './queries.ts'

/** Repeated requests within this time send one mail, in ms. */
const DEDUPLICATION_MS = 600_000

/** Mails the statement of a month with its PDF to the owner who asks; a future month or one before all accounts is refused. */
export async function emailStatement(
  context: AppContext,
  input: { actor: Actor; month: string },
): Promise<Result<null, 'not_found' | 'statement.month_ahead' | 'statement.out_of_time'>> {
  const now = context.clock.now()
  const { clientId } = input.actor
  const month = checkStatementMonth(input.month, riyadhDate(now))
  if (!month.ok) return month
  const [client] = clientId > 0 ? await findStatementClients(context.db, { clientId }) : []
  const owner = client && (await findAccountRecipients(context.db, [clientId])).find(({ kind }) => kind === 'owner')
  if (!owner) return refuse('not_found')
  await queueStatement(context, client, [owner], {
    month: month.value,
    trigger: `input:${Math.floor(now / DEDUPLICATION_MS)}`,
  })
  return ok(null)
}

/**
 * Mails last month's statement once to owner and accounts contact of every client with a balance or movements; runs on the first of the
 * month.
 */
export const monthlyStatements: JobHandlers['monthly-statements'] = async (context) => {
  const month = addMonths(`${riyadhDate(context.clock.now()).slice(0, 7)}-01`, -1).slice(0, 7)
  const since = new Date(riyadhInstant(`${month}-01`, 0))
  for (const client of await findStatementClients(context.db, { since })) {
    const recipients = await findAccountRecipients(context.db, [client.clientId])
    await queueStatement(context, client, recipients, { month, trigger: 'monthly' })
  }
}

async function queueStatement(
  context: AppContext,
  { clientId, owed }: StatementClient,
  recipients: readonly AccountRecipient[],
  { month, trigger }: { month: string; trigger: string },
): Promise<void> {
  const overdue = await sumOverdue(context.db, { clientId }, riyadhDate(context.clock.now()))
  return inTransaction(context.db, async (trx) => {
    for (const { userId, name, email, language, kind } of recipients)
      await queueMail(trx, {
        kind: 'monthly-statement',
        dedupeKey: `monthly-statement:${clientId}:${month}:${trigger}${kind === 'accounts' ? ':accounts' : ''}`,
        to: { name, address: email },
        language,
        payload: {
          fullName: name,
          clientId,
          month,
          owed,
          overdue,
          dashboardPath: `/dashboard-user/${userId}/statement`,
        },
      })
  })
}
