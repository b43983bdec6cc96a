import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { parseUnsubscribeToken } from '../../unsubscribe-token.ts'
import { stopReminders } from './queries.ts'

/** Stops a reminder by the link of its mail, or all of its person. A link used twice answers the same; a forged one is refused. */
export async function stopRemindersByLink(
  { config, db, clock }: AppContext,
  input: { token: string; all: boolean },
): Promise<Result<null, 'occasion_reminder.link_invalid'>> {
  const id = parseUnsubscribeToken(config.SECRET, 'occasion-reminder', input.token)
  if (id === null) return refuse('occasion_reminder.link_invalid')
  await stopReminders(db, { id, all: input.all, at: new Date(clock.now()) })
  return ok(null)
}
