import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Writes down who gave an order to whom, or planned it for when. */
export async function insertAction(
  trx: Transaction,
  act: {
    orderId: string
    kind: 'assign' | 'plan'
    detail: Record<string, string | null>
    actorId: string
    requestId: string
    at: Date
  },
): Promise<void> {
  await sql`
    insert into order_change (order_id, kind, detail, actor_id, request_id, at)
    values (${act.orderId}, ${act.kind}, ${JSON.stringify(act.detail)}::jsonb, ${act.actorId}, ${act.requestId}, ${act.at})
  `.execute(trx)
}
