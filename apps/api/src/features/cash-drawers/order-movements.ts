import type { OrderId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import {
  findOrderPosting,
  insertMovement,
  isCounterSale,
  type LockedDrawer,
  lockDrawer,
  sumMovements,
} from './queries.ts'

/** Locks the open drawer until the transaction ends; refused without one. */
export async function lockOpenDrawer(trx: Transaction): Promise<Result<LockedDrawer, 'cash_drawer.not_open'>> {
  const drawer = await lockDrawer(trx)
  return drawer ? ok(drawer) : refuse('cash_drawer.not_open', undefined, 'payments')
}

/** The open drawer that pays the cash refund of a sale at the counter, locked; null when it is another order or the drawer has too little. */
export async function findRefundDrawer(
  trx: Transaction,
  refund: { orderId: OrderId; amount: Halalas },
): Promise<LockedDrawer | null> {
  if (!(await isCounterSale(trx, refund.orderId))) return null
  const drawer = await lockDrawer(trx)
  return drawer && (await sumMovements(trx, drawer.id)) >= refund.amount ? drawer : null
}

/** Stores the movement of a cash sale or refund whose posting exists. The caller holds the drawer's lock. */
export async function recordOrderMovement(
  trx: Transaction,
  movement: { drawer: LockedDrawer; kind: 'sale' | 'refund'; orderId: OrderId; actorId: string; requestId: string },
): Promise<void> {
  const { drawer, ...rest } = movement
  const posting = await findOrderPosting(trx, movement.orderId)
  if (!posting) throw new Error(`The cash of order ${movement.orderId} was not posted to the drawer.`)
  await insertMovement(trx, { ...rest, ...posting, drawerId: drawer.id, at: drawer.at })
}
