import { redeemPoints } from '@warda/domain/loyalty/points'
import type { OrderTotals } from '@warda/domain/orders/totals'
import type { Settings } from '../settings/index.ts'

/** The balance, how many points the goods can take, and their value. */
export type PointsOffer = { balance: number; usable: number; worth: number }

export function getPointsOffer(
  { subtotal, discount }: Pick<OrderTotals, 'subtotal' | 'discount'>,
  balance: number,
  { pointsPerRiyal }: Pick<Settings, 'pointsPerRiyal'>,
): PointsOffer {
  const most = redeemPoints({ points: balance, balance, payable: subtotal - discount, pointsPerRiyal })
  return { balance, usable: most.ok ? most.value.points : 0, worth: most.ok ? most.value.value : 0 }
}
