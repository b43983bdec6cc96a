import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findUser, type UserRow } from './queries.ts'

/** An active user, or `not_found`. */
export async function readUser(context: AppContext, userId: string): Promise<Result<UserRow, 'not_found'>> {
  const user = await findUser(context.db, userId)
  return user ? ok(user) : refuse('not_found')
}
