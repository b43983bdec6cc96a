import { listOverrides, OVERRIDE_ACTIONS, type OverrideKind } from '@warda/domain/counter-sales/overrides'
import { getOrderingEnd } from '@warda/domain/delivery/calendar'
import type { OrderId } from '@warda/domain/ids'
import { writeAuditEntry } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import type { Draft } from './draft-order.ts'
import { insertOverride } from './override-queries.ts'

/** The value by the rules and the one that staff decided: halalas, the instant of the deadline and of the order, or orders of the slot. */
type Change = { from: number | string; to: number | string }

/**
 * Records the overrides of a placed order, each with the old and the new value and the reason, beside the order and in the audit
 * log. One that changed nothing is not recorded.
 */
export async function recordOverrides(
  trx: Transaction,
  draft: Draft,
  slot: { orderId: OrderId; capacity: number; taken: number },
): Promise<void> {
  const { requestId, now, call } = draft
  const { overrides } = draft.request
  if (!overrides || !call) return
  const common = { actorId: call.takenBy.userId, requestId, at: new Date(now) }
  for (const kind of listOverrides(overrides)) {
    const change = findChange(kind, draft, slot)
    if (change === null) continue
    const { from, to } = change
    await insertOverride(trx, {
      ...common,
      orderId: slot.orderId,
      kind,
      oldValue: String(from),
      newValue: String(to),
      reason: overrides.reason,
    })
    await writeAuditEntry(trx, {
      ...common,
      action: OVERRIDE_ACTIONS[kind],
      subject: `order:${slot.orderId}`,
      detail: { from, to },
    })
  }
}

function findChange(
  kind: OverrideKind,
  { priced, request, settings, now }: Draft,
  { capacity, taken }: { capacity: number; taken: number },
): Change | null {
  const { totals, listedFee, fullFee, reduced } = priced
  switch (kind) {
    case 'deliveryFee':
      return fullFee === listedFee ? null : { from: listedFee, to: fullFee }
    case 'discount':
      return reduced.given === 0 ? null : { from: totals.discount - reduced.given, to: totals.discount }
    case 'isAfterCutoff': {
      const end = getOrderingEnd(settings.calendar, { date: request.deliveryDate, slot: request.deliverySlot })
      return now < end ? null : { from: new Date(end).toISOString(), to: new Date(now).toISOString() }
    }
    case 'isOverCapacity':
      return taken > capacity ? { from: capacity, to: taken } : null
  }
}
