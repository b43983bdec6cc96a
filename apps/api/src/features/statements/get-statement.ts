import { checkStatementPeriod, type StatementError } from '@warda/domain/payments/statement-period'
import { ok, type Result } from '@warda/domain/result'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { type AccountStatement, type Claim, readAccountStatement, resolveParty } from '../receivables/index.ts'

/** Loads the statement of a client or retail buyer between two Riyadh days, both inclusive: the last 90 days by default, at most a year. */
export async function getStatement(
  context: AppContext,
  actor: Actor,
  input: Claim & { from: string | undefined; to: string | undefined },
): Promise<Result<AccountStatement, 'not_found' | StatementError>> {
  const days = checkStatementPeriod(input, riyadhDate(context.clock.now()))
  if (!days.ok) return days
  const party = await resolveParty(context, actor, input)
  return party.ok ? ok(await readAccountStatement(context, party.value, days.value)) : party
}
