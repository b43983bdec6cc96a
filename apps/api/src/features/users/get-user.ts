import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { isProfileComplete } from '../client-profiles/index.ts'
import { readSettings } from '../settings/index.ts'
import type { UserRow } from './queries.ts'
import { readUser } from './read-user.ts'

/** An active user, and whether the profile of their client is incomplete (API-08). */
export async function getUser(
  context: AppContext,
  userId: string,
): Promise<Result<{ user: UserRow; isNotComplete: boolean }, 'not_found'>> {
  const result = await readUser(context, userId)
  if (!result.ok) return result
  const user = result.value
  if (user.client_id === null) return ok({ user, isNotComplete: false })
  const { registerExpiryRequired } = await readSettings(context)
  return ok({ user, isNotComplete: !(await isProfileComplete(context.db, user.client_id, registerExpiryRequired)) })
}
