import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { readSettings } from '../settings/index.ts'
import { readOnlyForChange } from './change-pricing-mode.ts'
import { type EvaluatedChange, evaluateItemChange, type RequestedItems } from './evaluate-item-change.ts'

/** Quotes an order with other items by the checks and prices of `changeItems`; writes nothing. */
export async function quoteItemChange(
  context: AppContext,
  input: { orderId: OrderId; requested: RequestedItems },
): Promise<Result<EvaluatedChange, 'not_found'>> {
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inSnapshot(context.db, async (db) => {
    const evaluated = await evaluateItemChange(db, { ...input, settings, now }, readOnlyForChange)
    return evaluated ? ok(evaluated) : refuse('not_found')
  })
}
