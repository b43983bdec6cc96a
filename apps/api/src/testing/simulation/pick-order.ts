import { sql } from 'kysely'
import type { Random } from './random.ts'
import type { Buyer, Simulation } from './simulation.ts'

/** Conditions for orders that an action needs. */
export const EXPECTATIONS = {
  any: 'true',
  waiting: "o.approval = 'waiting'",
  proposed: "o.state = 'placed' and o.terms in ('postponed', 'monthly')",
  placed: "o.state = 'placed'",
  owing: "o.state <> 'cancelled' and (select outstanding from order_money m where m.order_id = o.id) > 0",
  atHome: "o.state in ('preparing', 'ready')",
  underWay:
    "o.state = 'outForDelivery' and not exists (select from delivery_failure f where f.order_id = o.id and f.choice is null)",
  failed: 'exists (select from delivery_failure f where f.order_id = o.id and f.choice is null)',
  came: "o.state in ('outForDelivery', 'delivered', 'completed')",
} as const
export type Expectation = keyof typeof EXPECTATIONS

/** An acknowledged order: in three of four cases one that meets the expectation, else any. */
export async function pickOrder(
  simulation: Simulation,
  random: Random,
  expectation: Expectation = 'any',
): Promise<{ orderId: string; buyer: Buyer } | undefined> {
  const [condition, index] = [random.oneIn(4) ? 'any' : expectation, random.below(1_000)] as const
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${sql.raw(EXPECTATIONS[condition])} order by o.placed_at desc limit 60
  `.execute(simulation.shop.db)
  const acknowledged = rows.filter(({ id }) => simulation.orders.has(id))
  const orderId = acknowledged[index % Math.max(1, acknowledged.length)]?.id
  const buyer = orderId ? simulation.orders.get(orderId) : undefined
  return orderId && buyer ? { orderId, buyer } : undefined
}
