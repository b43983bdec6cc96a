import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import type { Session } from '../../lib/session/session.ts'
import { Money } from '../../ui/data/money.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
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

/** Account of the client: open debts, movements and invoices. */
export function StatementPage({ session, goToPay }: { session: Session; goToPay: GoToPay }) {
  const debts = useDebts(session)
  const [tab, setTab] = useState<'open' | 'movements' | 'invoices'>('open')
  const open = (
    <QueryResult query={debts}>
      {(data) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <OpenDebts
            session={session}
            debts={data.data}
            owed={data.owed}
            overdue={overdueRiyals(data)}
            goToPay={goToPay}
          />
          <Panel title={m.client_statement_ageing()} lead={m.client_statement_ageing_lead()}>
            <AgeingList ageing={data.ageing} />
          </Panel>
        </div>
      )}
    </QueryResult>
  )
  return (
    <div className="grid gap-6">
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
        onSelect={setTab}
        tabs={[
          { id: 'open', label: m.client_statement_tab_open(), content: open },
          { id: 'movements', label: m.client_statement_tab_movements(), content: <Movements session={session} /> },
          { id: 'invoices', label: m.client_statement_tab_invoices(), content: <Invoices session={session} /> },
        ]}
      />
    </div>
  )
}
