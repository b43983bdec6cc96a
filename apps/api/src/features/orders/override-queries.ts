import type { OverrideKind } from '@warda/domain/counter-sales/overrides'
import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type NewOverride = {
  orderId: OrderId
  kind: OverrideKind
  oldValue: string
  newValue: string
  reason: string
  actorId: string
  requestId: string
  at: Date
}

export async function insertOverride(trx: Transaction, override: NewOverride): Promise<void> {
  const { orderId, kind, oldValue, newValue, reason, actorId, requestId, at } = override
  await sql`
    insert into order_override (order_id, kind, old_value, new_value, reason, actor_id, request_id, at)
    values (${orderId}, ${kind}, ${oldValue}, ${newValue}, ${reason}, ${actorId}, ${requestId}, ${at})
  `.execute(trx)
}
