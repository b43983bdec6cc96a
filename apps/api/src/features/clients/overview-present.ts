import type { ClientOverview } from '@warda/contract/clients'
import { toWire } from '@warda/domain/money'
import type { Overview } from './get-overview.ts'
import { presentCredit } from './present.ts'

/** The overview as the wire spells it. */
export const presentOverview = (overview: Overview): ClientOverview => ({
  branches: overview.branches.map((branch) => ({
    ...branch,
    spent: toWire(branch.spent),
    outstanding: toWire(branch.outstanding),
    budget: branch.budget === null ? null : toWire(branch.budget),
    spentThisMonth: toWire(branch.spentThisMonth),
  })),
  months: overview.months.map((month) => ({ ...month, revenue: toWire(month.revenue) })),
  totals: {
    ...overview.totals,
    spent: toWire(overview.totals.spent),
    outstanding: toWire(overview.totals.outstanding),
  },
  credit: presentCredit(overview.credit),
  waitingApproval: overview.waitingApproval,
})
