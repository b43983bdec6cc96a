import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Records an assignment or a plan of an order. */
export async function insertAction(
  trx: Transaction,
  act: {
    orderId: OrderId
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
