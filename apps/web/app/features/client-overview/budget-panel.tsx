import { m } from '@warda/i18n/messages'
import { Meter } from '../../ui/data/meter.tsx'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useOverview } from './use-overview.ts'

/** Remaining budget of each branch this month. */
export function BudgetPanel({ userId, branchId }: { userId: string; branchId: number }) {
  const query = useOverview(userId)
  return (
    <Panel title={m.client_budget()}>
      <QueryResult query={query}>
        {({ branches }) => {
          const branch = branches.find((candidate) => candidate.branchId === branchId)
          if (!branch || branch.budget === null) {
            return (
              <>
                <p className="text-ink-soft">{m.client_budget_none()}</p>
                <p>
                  {m.client_budget_spent()} <Money riyals={branch?.spentThisMonth ?? 0} className="font-semibold" />
                </p>
              </>
            )
          }
          const remaining = branch.budget - branch.spentThisMonth
          return (
            <>
              <div>
                <p className="text-ink-soft text-sm">{m.client_budget_left()}</p>
                <p className="tabular font-display text-4xl">
                  <Money riyals={Math.max(0, remaining)} />
                </p>
              </div>
              <Meter
                label={m.client_budget_spent()}
                share={branch.budget === 0 ? 1 : branch.spentThisMonth / branch.budget}
              />
              <p className="text-ink-soft text-sm">
                {m.client_budget_spent()} <Money riyals={branch.spentThisMonth} /> / <Money riyals={branch.budget} />
              </p>
              <p className="text-ink-soft text-sm">{m.client_budget_text()}</p>
            </>
          )
        }}
      </QueryResult>
    </Panel>
  )
}
