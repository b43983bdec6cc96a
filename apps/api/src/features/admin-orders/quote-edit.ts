import { slotCapacityOn } from '@warda/domain/delivery/calendar'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import type { Actor } from '../../http/handler.ts'
import { checkSlot } from '../delivery/index.ts'
import { readSettings } from '../settings/index.ts'
import { mayCharge } from './edit-order.ts'
import { type EvaluatedEdit, evaluateEdit } from './evaluate-edit.ts'
import type { OrderEdit } from './order-changes.ts'

/** What an edit would do, and why its fee can't be charged (null: it can, or it is the same). */
export type EditQuote = Omit<EvaluatedEdit, 'faults'> & { faults: DomainError[]; feeFault: DomainError | null }

/** What an edit would change, cost or give back if it were saved now, by the judgement of saving it. Writes nothing. */
export async function quoteEdit(
  context: AppContext,
  asked: { actor: Actor; orderId: string; edit: OrderEdit },
): Promise<Result<EditQuote, 'not_found'>> {
  const settings = await readSettings(context)
  const now = context.clock.now()
  return inSnapshot(context.db, async (db) => {
    const considered = await evaluateEdit(db, { ...asked, settings, now })
    if (!considered) return refuse('not_found')
    const { window } = considered.changes
    const slot = window
      ? await checkSlot(db, window.date, window.slot, slotCapacityOn(settings.calendar, window.date, window.slot))
      : ok(null)
    const may = await mayCharge(db, { ...asked, difference: considered.fee.difference })
    const faults = [...considered.faults, ...(slot.ok ? [] : [slot])]
    return ok({ ...considered, faults, feeFault: may.ok ? null : may })
  })
}
