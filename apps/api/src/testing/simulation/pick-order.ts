import { sql } from 'kysely'
import type { Random } from './random.ts'
import type { Buyer, Simulation } from './simulation.ts'

/** What an act hopes to find an order as. */
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
export type Hope = keyof typeof EXPECTATIONS

/** An order that was acknowledged: three times of four one that fits the hope, if there is any, and else whatever there is. */
export async function pickOrder(
  life: Simulation,
  chance: Random,
  hope: Hope = 'any',
): Promise<{ orderId: string; buyer: Buyer } | undefined> {
  const [one, which] = [chance.once(4) ? 'any' : hope, chance.below(1_000)] as const
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${sql.raw(EXPECTATIONS[one])} order by o.placed_at desc limit 60
  `.execute(life.shop.db)
  const known = rows.filter(({ id }) => life.orders.has(id))
  const orderId = known[which % Math.max(1, known.length)]?.id
  const buyer = orderId ? life.orders.get(orderId) : undefined
  return orderId && buyer ? { orderId, buyer } : undefined
}
