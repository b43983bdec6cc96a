import type { Halalas } from '@warda/domain/money'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** `actorId`: who changed the state of the order last; null for a job. */
export type OrderUse = Columns<'orders', 'state'> & Computed<{ actorId: string | null }>

/** Locks an order; undefined when there is none. */
export async function lockOrderUse(trx: Transaction, orderId: string): Promise<OrderUse | undefined> {
  const { rows } = await sql<OrderUse>`
    select o.state, (select e.actor_id from order_event e where e.order_id = o.id order by e.seq desc limit 1) as "actorId"
    from orders o where o.id = ${orderId} for no key update of o
  `.execute(trx)
  return rows[0]
}

/** The materials of the present items by their recipes. */
export async function findRecipeNeeds(
  trx: Transaction,
  orderId: string,
): Promise<Computed<{ variantId: number; materialId: number; quantity: number }>[]> {
  const { rows } = await sql<Computed<{ variantId: number; materialId: number; quantity: number }>>`
    select l.variant_id as "variantId", r.material_id as "materialId", l.quantity * r.quantity as quantity
    from order_line l join recipe_line r on r.variant_id = l.variant_id
    where l.order_id = ${orderId} and l.removed_at is null
  `.execute(trx)
  return rows
}

export type UsedPart = Computed<{
  variantId: number
  materialId: number
  batchId: number | null
  quantity: number
  cost: Halalas
}>

/** The quantities used for an order and not returned, per size, material and batch, the latest use first. */
export async function findUsed(trx: Transaction, orderId: string): Promise<UsedPart[]> {
  const { rows } = await sql<UsedPart>`
    select variant_id as "variantId", material_id as "materialId", batch_id as "batchId", -sum(change)::int as quantity,
      -sum(cost)::int8 as cost
    from material_movement where order_id = ${orderId}
    group by variant_id, material_id, batch_id having sum(change) < 0 order by max(id) desc
  `.execute(trx)
  return rows
}
