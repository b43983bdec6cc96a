import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

/** Reserved places of each slot from a date on. */
export function selectBookings(
  db: Database,
  from: string,
  to: string,
): Promise<{ date: string; slot: string; taken: number }[]> {
  return db
    .selectFrom('slot_booking')
    .select(['date', 'slot', 'taken'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
}

/** Reserved places of one slot. */
export async function countTaken(db: Database, date: string, slot: string): Promise<number> {
  const row = await db
    .selectFrom('slot_booking')
    .select('taken')
    .where('date', '=', date)
    .where('slot', '=', slot)
    .executeTakeFirst()
  return row?.taken ?? 0
}

/**
 * Reserves a place of a slot and returns the number of orders in it; undefined when it is full. The row stays locked until the transaction ends.
 */
export async function takePlace(
  trx: Transaction,
  date: string,
  slot: string,
  capacity: number,
): Promise<number | undefined> {
  if (capacity < 1) return undefined
  const { rows } = await sql<Columns<'slot_booking', 'taken'>>`/* prepared */
    insert into slot_booking as b (date, slot, taken) values (${date}, ${slot}, 1)
    on conflict (date, slot) do update set taken = b.taken + 1 where b.taken < ${capacity} returning taken
  `.execute(trx)
  return rows[0]?.taken
}

/** Releases a place; the count never goes below 0. */
export async function returnPlace(trx: Transaction, date: string, slot: string): Promise<void> {
  await sql`
    update slot_booking set taken = taken - 1 where date = ${date} and slot = ${slot} and taken > 0
  `.execute(trx)
}
