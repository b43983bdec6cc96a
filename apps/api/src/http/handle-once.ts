import type { RouteName } from '@warda/contract/routes'
import { ok } from '@warda/domain/result'
import { withIdempotency } from '../db/idempotency.ts'
import { inResultTransaction } from '../db/result-transaction.ts'
import type { Handler, RequestContext } from './handler.ts'

/**
 * Runs a handler in one transaction with the request's idempotency key: its changes and its answer are saved together, and
 * the same request again gets that answer. For handlers without effects outside the database. Without a key the handler runs normally.
 */
export async function handleOnce<N extends RouteName>(
  request: RequestContext<N>,
  handler: Handler<N>,
): ReturnType<Handler<N>> {
  const { context, idempotencyKey } = request
  if (!idempotencyKey) return handler(request)
  const result = await inResultTransaction(context.db, (trx) =>
    withIdempotency(trx, idempotencyKey, () => handler({ ...request, context: { ...context, db: trx } })),
  )
  if (!result.ok) return result
  if (result.value.replayed) request.setHeader('idempotent-replayed', 'true')
  return ok(result.value.answer)
}
