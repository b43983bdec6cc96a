import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { checkPasswordAttempt } from './check-password-attempt.ts'
import { findPasswordHash } from './queries.ts'

export type OwnPasswordError = 'password.wrong' | 'login.too_many'

/**
 * Checks the password of the signed-in user and returns its stored hash; wrong ones delay the next try as at a login (H46). `field` is the field
 * of the form. Refusals: `password.wrong`, `login.too_many`.
 */
export async function checkOwnPassword(
  context: AppContext,
  actor: Actor,
  password: string,
  field = 'password',
): Promise<Result<string, OwnPasswordError>> {
  const hash = await findPasswordHash(context.db, actor.userId)
  const check = await checkPasswordAttempt(context, {
    email: actor.email,
    hash,
    password,
    origin: { kind: 'user', userId: actor.userId },
  })
  if (check.outcome === 'too_many') return refuse('login.too_many', { retryAfter: check.retryAfter })
  return check.outcome === 'right' && hash !== undefined ? ok(hash) : refuse('password.wrong', undefined, field)
}
