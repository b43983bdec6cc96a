import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type DeskMessage = Columns<'order_message', 'id' | 'event' | 'audience' | 'state' | 'reason' | 'createdAt'> &
  Computed<{ deliveries: (Columns<'message_delivery', 'channel' | 'state' | 'reason'> & { at: string })[] }>

/** The messages about an order with their deliveries, oldest first. */
export async function findDeskMessages(db: Database, orderId: string): Promise<DeskMessage[]> {
  const { rows } = await sql<DeskMessage>`
    select m.id, m.event, m.audience, m.state, m.reason, m.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('channel', d.channel, 'state', d.state, 'reason', d.reason, 'at', d.updated_at)
        order by d.at, d.id), '[]'::json) from message_delivery d where d.message_id = m.id) as deliveries
    from order_message m where m.order_id = ${orderId} order by m.created_at, m.id
  `.execute(db)
  return rows
}
