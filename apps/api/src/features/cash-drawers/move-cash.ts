import type { DrawerPurpose, MovementKind } from '@warda/domain/cash-drawers/cash-drawer'
import type { Halalas } from '@warda/domain/money'
import type { Transaction } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { createCashDifferenceEntries, createDrawerEntries, post } from '../ledger/index.ts'
import { insertMovement } from './queries.ts'

export type CashMove = {
  drawerId: number
  kind: Exclude<MovementKind, 'sale' | 'refund'>
  /** Negative when cash leaves the drawer; nothing is stored for zero. */
  amount: Halalas
  /** The account on the other side. */
  other: 'cash' | 'pettyExpense' | 'cashDifference'
  purpose?: DrawerPurpose
  reason?: string
  by: { actor: Actor; requestId: string }
  at: Date
}

const POSTING_KIND = { cash: 'drawerTransfer', pettyExpense: 'pettyExpense', cashDifference: 'cashDifference' } as const

/** Posts and stores a movement of a drawer without an order. The caller holds the drawer's lock. */
export async function moveCash(trx: Transaction, move: CashMove): Promise<void> {
  const { drawerId, kind, amount, other, purpose, reason, at } = move
  const { actor, requestId } = move.by
  const transactionId = await post(trx, {
    kind: POSTING_KIND[other],
    idempotencyKey: `drawer:${drawerId}:${kind}:${requestId}`,
    orderId: null,
    userId: null,
    actor: actor.role,
    requestId,
    at: at.getTime(),
    entries:
      other === 'cashDifference'
        ? createCashDifferenceEntries(amount, 'cashDrawer')
        : createDrawerEntries(amount, other),
  })
  if (transactionId === null) return
  await insertMovement(trx, {
    drawerId,
    kind,
    amount,
    purpose,
    reason,
    transactionId,
    actorId: actor.userId,
    requestId,
    at,
  })
}
