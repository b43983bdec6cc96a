import type { Chance } from './chance.ts'
import type { Buyer, Life } from './life.ts'

/** An order that was acknowledged: mostly a young one, so that lives go on to their end and some old ones are asked about too. */
export function anOrder(
  { orders }: Life,
  chance: Chance,
  of: (buyer: Buyer) => boolean = () => true,
): { orderId: string; buyer: Buyer } | undefined {
  const all = [...orders].filter(([, buyer]) => of(buyer))
  const [orderId, buyer] = chance.pick(chance.once(3) ? all : all.slice(-12)) ?? []
  return orderId && buyer ? { orderId, buyer } : undefined
}
