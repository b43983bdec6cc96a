import { ok, type Result, refuse } from '@warda/domain/result'
import type { World } from '../../context.ts'
import { findUser, type UserRow } from './queries.ts'

/** A living user; `not_found` when there is none (any more). */
export async function readUser(world: World, userId: string): Promise<Result<UserRow, 'not_found'>> {
  const user = await findUser(world.db, userId)
  return user ? ok(user) : refuse('not_found')
}
