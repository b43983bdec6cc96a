import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Stores what the desk received of a handover, at the time of the database; false when it is confirmed already or does not exist. */
export async function insertConfirmation(
  trx: Transaction,
  confirmation: { id: number; received: number; confirmedBy: string; requestId: string },
): Promise<boolean> {
  const { id, received, confirmedBy, requestId } = confirmation
  const { numAffectedRows } = await sql`
    insert into cash_confirmation (handover_id, received, confirmed_by, request_id)
    select id, ${received}, ${confirmedBy}, ${requestId} from cash_handover where id = ${id}
    on conflict do nothing
  `.execute(trx)
  return numAffectedRows === 1n
}
