import type { Loyalty } from '@warda/contract/loyalty'
import { halalasToRiyals } from '@warda/domain/money'
import type { LoyaltyStanding } from './get-loyalty-points.ts'

/** Points on the wire: the absolute number, and `isUsed` for spent ones (decisions §7). */
export const presentLoyalty = ({ entries, balance, rules, pointsPerRiyal }: LoyaltyStanding): Loyalty => ({
  data: entries.map((entry) => ({
    id: entry.id,
    points: Math.abs(entry.points),
    isUsed: entry.points < 0,
    kind: entry.kind,
    createdAt: entry.at.toISOString(),
    orderNumber: entry.orderNumber === null ? null : String(entry.orderNumber),
  })),
  points: balance,
  rules: rules.map((rule) => ({ amount: halalasToRiyals(rule.spend), points: rule.points })),
  pointsPerRiyal,
})
