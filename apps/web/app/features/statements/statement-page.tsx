import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { formatMoney } from '../../lib/format/format.ts'
import type { Session } from '../../lib/session/session.ts'
import { Money } from '../../ui/data/money.tsx'
import { AmountLines } from '../../ui/data/order-amounts.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { BranchFilter } from '../../ui/forms/branch-filter.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { AgeingList } from './ageing-list.tsx'
import type { GoToPay } from './go-to-pay.ts'
import { Invoices } from './invoices.tsx'
import { Movements } from './movements.tsx'
import { OpenDebts } from './open-debts.tsx'
import { useDebts } from './use-statement.ts'

/** Overdue amount in riyals, rounded to halalas. */
const overdueRiyals = ({ ageing }: { ageing: Ageing }): number =>
  Math.round((ageing.total - ageing.current) * 100) / 100

const TABS = ['open', 'movements', 'invoices'] as const

/** Account of the client or one branch of it; branch and tab are in the address: open debts, movements and invoices. */
export function StatementPage({ session, goToPay }: { session: Session; goToPay: GoToPay }) {
  const { number, text, change } = useSearchFilter()
  const branchId = number('branch')
  const debts = useDebts(session, branchId)
  const tab = TABS.find((name) => name === text('tab')) ?? 'open'
  const open = (
    <QueryResult query={debts}>
      {(data) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <OpenDebts
            session={session}
            debts={data.data}
            owed={data.owed}
            totalDebts={data.totalOutstanding}
            payable={data.payable}
            branchId={branchId}
            goToPay={goToPay}
          />
          <div className="grid gap-5">
            {data.amounts.outstanding > 0 && (
              <Panel title={m.client_statement_amounts()} lead={m.client_statement_amounts_lead()}>
                <dl className="grid gap-1.5 text-[0.9375rem]">
                  <AmountLines amounts={data.amounts} />
                </dl>
              </Panel>
            )}
            <Panel title={m.client_statement_ageing()} lead={m.client_statement_ageing_lead()}>
              <AgeingList ageing={data.ageing} />
            </Panel>
          </div>
        </div>
      )}
    </QueryResult>
  )
  return (
    <div className="grid gap-6">
      <div className="max-w-md">
        <BranchFilter userId={session.userId} value={branchId} onChange={(id) => change({ branch: id })} />
      </div>
      {debts.data && (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          <StatTile
            name={m.client_statement_owed()}
            value={<Money riyals={debts.data.owed} />}
            note={
              debts.data.unconfirmed > 0 &&
              m.client_statement_unconfirmed({ money: formatMoney(debts.data.unconfirmed, currentLanguage()) })
            }
          />
          <StatTile name={m.client_statement_overdue()} value={<Money riyals={overdueRiyals(debts.data)} />} />
          {debts.data.storeCredit > 0 && (
            <StatTile name={m.client_statement_credit()} value={<Money riyals={debts.data.storeCredit} />} />
          )}
        </dl>
      )}
      <Tabs
        label={m.client_statement_title()}
        selected={tab}
        onSelect={(name) => change({ tab: name === 'open' ? '' : name })}
        tabs={[
          { id: 'open', label: m.client_statement_tab_open(), content: open },
          {
            id: 'movements',
            label: m.client_statement_tab_movements(),
            content: <Movements session={session} branchId={branchId} />,
          },
          {
            id: 'invoices',
            label: m.client_statement_tab_invoices(),
            content: <Invoices session={session} branchId={branchId} />,
          },
        ]}
      />
    </div>
  )
}
