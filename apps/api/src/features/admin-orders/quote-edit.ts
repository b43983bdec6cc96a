import { getSlotCapacity } from '@warda/domain/delivery/calendar'
import type { OrderId } from '@warda/domain/ids'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import type { Actor } from '../../http/handler.ts'
import { checkSlot } from '../delivery/index.ts'
import { readSettings } from '../settings/index.ts'
import { checkFeeCharge } from './edit-order.ts'
import { type EvaluatedEdit, evaluateEdit } from './evaluate-edit.ts'
import type { OrderEdit } from './order-changes.ts'

/** `feeError` is why the fee cannot be charged; null if it can or does not change. */
export type EditQuote = Omit<EvaluatedEdit, 'errors'> & { errors: DomainError[]; feeError: DomainError | null }

/** Previews an edit with the checks of `editOrder`, without writing. */
export async function quoteEdit(
  context: AppContext,
  input: { actor: Actor; orderId: OrderId; edit: OrderEdit },
): Promise<Result<EditQuote, 'not_found'>> {
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inSnapshot(context.db, async (db) => {
    const evaluated = await evaluateEdit(db, { ...input, settings, now })
    if (!evaluated) return refuse('not_found')
    const { window } = evaluated.changes
    const slot = window
      ? await checkSlot(db, window.date, window.slot, getSlotCapacity(settings.calendar, window.date, window.slot))
      : ok(null)
    // The lower fee of an order that waits for its address was agreed when it was placed.
    const isAgreed = evaluated.order.addressWantedUntil !== null
    const allowed = isAgreed ? ok(null) : checkFeeCharge(evaluated.fee.difference, input.actor)
    const errors = [...evaluated.errors, ...(slot.ok ? [] : [slot])]
    return ok({ ...evaluated, errors, feeError: allowed.ok ? null : allowed })
  })
}
