import { ok, type Result, refuse } from '@warda/domain/result'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { Database, Transaction } from '../../db/database.ts'
import { countTaken, returnPlace, takePlace } from './queries.ts'

/**
 * Reserves a place of a delivery slot in the order's transaction and returns the number of its orders; of two requests for the last place one
 * gets `slot.full`. Lock order: before the stock of variants.
 */
export async function takeSlot(
  trx: Transaction,
  date: string,
  slot: string,
  capacity: number,
): Promise<Result<number, 'slot.full'>> {
  const taken = await takePlace(trx, date, slot, capacity)
  return taken === undefined ? full() : ok(taken)
}

const full = () => refuse('slot.full', undefined, 'deliverySlot')

/** Whether a slot has a free place now; reserves nothing. An invalid date is not full: the calendar check refuses it. */
export async function checkSlot(
  db: Database,
  date: string,
  slot: string,
  capacity: number,
): Promise<Result<null, 'slot.full'>> {
  if (!isDate(date)) return ok(null)
  return (await countTaken(db, date, slot)) < capacity ? ok(null) : full()
}

/** Releases the place of a cancelled order. Call it once per order, in the transaction that cancels it. */
export function releaseSlot(trx: Transaction, date: string, slot: string): Promise<void> {
  return returnPlace(trx, date, slot)
}
