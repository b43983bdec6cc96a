import { createHash } from 'node:crypto'
import { foldEmail } from '@warda/domain/email'
import { forgetTries, giveTryBack, type Try, takeTry } from '../../db/rate-limits.ts'
import type { World } from '../../context.ts'
import { countFailure } from './login-alarm.ts'
import { passwordHolds } from './passwords.ts'

/** Wrong passwords an account takes in any quarter of an hour (promise P16). */
const FAILURES = 10
export const FAILURE_SECONDS = 15 * 60

const keyOf = (email: string): string => `login:${createHash('sha256').update(foldEmail(email)).digest('base64url')}`

/**
 * Tries a password against a kept hash (none: nobody by that name). The account is the address alone, known or not, so no
 * header or other field of a request changes what is counted; a right password costs no try.
 */
export async function tryPassword(
  world: World,
  email: string,
  kept: string | undefined,
  password: string,
): Promise<'right' | 'wrong' | 'too_many'> {
  const key = keyOf(email)
  let taken: Try | null = null
  const holds = await passwordHolds(kept, password, async () => {
    taken = await takeTry(world.db, key, FAILURES, FAILURE_SECONDS)
    return taken !== null
  })
  if (holds === true) {
    if (taken) await giveTryBack(world.db, key, taken)
    return 'right'
  }
  await countFailure(world)
  return holds === 'not_tried' ? 'too_many' : 'wrong'
}

/** Opens an account for tries again: its owner has just proved to be the owner. */
export const forgiveTries = (world: World, email: string): Promise<void> => forgetTries(world.db, keyOf(email))
