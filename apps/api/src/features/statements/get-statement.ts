import { checkStatementPeriod, type StatementError } from '@warda/domain/payments/statement-period'
import { ok, type Result } from '@warda/domain/result'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { type AccountStatement, accountStatement, type Claim, resolveParty } from '../receivables/index.ts'

/**
 * The statement of account of a client or a retail buyer between two Riyadh days, both included: by default the last 90 days, at most a
 * year.
 */
export async function getStatement(
  context: AppContext,
  actor: Actor,
  input: Claim & { from: string | undefined; to: string | undefined },
): Promise<Result<AccountStatement, 'not_found' | StatementError>> {
  const days = checkStatementPeriod(input, riyadhDate(context.clock.now()))
  if (!days.ok) return days
  const who = await resolveParty(context, actor, input)
  return who.ok ? ok(await accountStatement(context, who.value, days.value)) : who
}
