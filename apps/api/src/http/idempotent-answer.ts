import type { ErrorCode } from '@warda/domain/errors/errors'
import { ok, type Result } from '@warda/domain/result'
import type { IdempotentResult } from '../db/idempotency.ts'

/** Unwraps the answer of an idempotent call and marks a replay with the header `idempotent-replayed`. */
export function idempotentAnswer<A, C extends ErrorCode>(
  { setHeader }: { setHeader(name: string, value: string): void },
  result: Result<IdempotentResult<A>, C>,
): Result<A, C> {
  if (!result.ok) return result
  if (result.value.replayed) setHeader('idempotent-replayed', 'true')
  return ok(result.value.answer)
}
