import type { ClientOverview } from '@warda/contract/clients'
import { halalasToRiyals } from '@warda/domain/money'
import type { Overview } from './get-overview.ts'
import { presentCredit } from './present.ts'

/** Maps the overview to the wire format. */
export const presentOverview = (overview: Overview): ClientOverview => ({
  period: overview.period,
  branches: overview.branches.map((branch) => ({
    ...branch,
    spent: halalasToRiyals(branch.spent),
    paid: branch.paid === null ? null : halalasToRiyals(branch.paid),
    outstanding: halalasToRiyals(branch.outstanding),
    unconfirmed: halalasToRiyals(branch.unconfirmed),
    budget: branch.budget === null ? null : halalasToRiyals(branch.budget),
    spentThisMonth: halalasToRiyals(branch.spentThisMonth),
  })),
  months: overview.months.map((month) => ({ ...month, revenue: halalasToRiyals(month.revenue) })),
  totals: {
    ...overview.totals,
    spent: halalasToRiyals(overview.totals.spent),
    paid: overview.totals.paid === null ? null : halalasToRiyals(overview.totals.paid),
    outstanding: halalasToRiyals(overview.totals.outstanding),
    unconfirmed: halalasToRiyals(overview.totals.unconfirmed),
  },
  credit: presentCredit(overview.credit),
  waitingApproval: overview.waitingApproval,
})
