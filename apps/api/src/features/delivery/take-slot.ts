import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { Database, Transaction } from '../../db/database.ts'
import { countTaken, returnPlace, takePlace } from './queries.ts'

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
  return (await takePlace(trx, date, slot, capacity)) ? ok(null) : full()
}

const full = () => refuse('slot.full', undefined, 'deliverySlot')

/** Whether a place could be taken at this moment; nothing is held. A date that is none is not full: the calendar says what is wrong with it. */
export async function checkSlot(
  db: Database,
  date: string,
  slot: string,
  capacity: number,
): Promise<Result<null, 'slot.full'>> {
  if (!isDate(date)) return ok(null)
  return (await countTaken(db, date, slot)) < capacity ? ok(null) : full()
}

/** Gives a cancelled order's place back. Call it once per order, in the transaction that cancels it. */
export function releaseSlot(trx: Transaction, date: string, slot: string): Promise<void> {
  return returnPlace(trx, date, slot)
}
