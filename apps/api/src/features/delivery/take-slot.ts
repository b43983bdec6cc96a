import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { returnPlace, takePlace } from './queries.ts'

/**
 * Takes one place of a delivery slot in the order's transaction; of two who want the last one, one gets `slot.full`. Lock order: before the
 * stock of variants.
 */
export async function takeSlot(
  trx: Transaction,
  date: string,
  slot: string,
  capacity: number,
): Promise<Result<null, 'slot.full'>> {
  return (await takePlace(trx, date, slot, capacity)) ? ok(null) : refuse('slot.full', undefined, 'deliverySlot')
}

/** Gives a cancelled order's place back. Call it once per order, in the transaction that cancels it. */
export function releaseSlot(trx: Transaction, date: string, slot: string): Promise<void> {
  return returnPlace(trx, date, slot)
}
