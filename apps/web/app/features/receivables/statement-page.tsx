import type { Statement } from '@warda/contract/statements'
import { m } from '@warda/i18n/messages'
import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { AgeingBars } from './ageing-bars.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { type Period, parseStatementRequest, type StatementAccount } from './statement-query.ts'
import { StatementTable } from './statement-table.tsx'
import { saveStatement, useStatement } from './use-statement.ts'

/** Statement of account; account and period are in the URL. */
export function StatementPage() {
  const [search, setSearch] = useSearchParams()
  const request = parseStatementRequest(search)
  if (request === null) return <Notice tone="error">{m.statement_missing()}</Notice>
  const choose = (from: string, to: string): void => {
    const next = new URLSearchParams(search)
    next.set('from', from)
    next.set('to', to)
    setSearch(next, { preventScrollReset: true, replace: true })
  }
  return <AccountStatement account={request.account} period={request.period} onPeriod={choose} />
}

type AccountStatementProps = { account: StatementAccount; period: Period; onPeriod: (from: string, to: string) => void }

function AccountStatement({ account, period, onPeriod }: AccountStatementProps) {
  const query = useStatement(account, period)
  return (
    <QueryResult query={query}>
      {(statement) => (
        <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'cursor-progress' : undefined}>
          <StatementContents statement={statement} account={account} onPeriod={onPeriod} />
        </div>
      )}
    </QueryResult>
  )
}

type StatementContentsProps = {
  statement: Statement
  account: StatementAccount
  onPeriod: AccountStatementProps['onPeriod']
}

function StatementContents({ statement, account, onPeriod }: StatementContentsProps) {
  const { who, ageing } = statement
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-2xl">
            <bdi>{who.name}</bdi>
          </h2>
          <p className="text-ink-soft">
            {who.clientId === 0 ? m.debts_retail() : m.debts_business()} ·{' '}
            <a href={`tel:${who.phoneNumber}`} className="underline">
              <bdi dir="ltr">{who.phoneNumber}</bdi>
            </a>
          </p>
        </div>
        <PeriodChoice
          key={`${statement.from} ${statement.to}`}
          from={statement.from}
          to={statement.to}
          onPeriod={onPeriod}
        />
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        <StatTile name={m.statement_closing()} value={<Money riyals={statement.closing} />} />
        <StatTile name={m.statement_overdue()} value={<Money riyals={overdueRiyals(statement)} />} />
        <StatTile name={m.statement_store_credit()} value={<Money riyals={statement.storeCredit} />} />
      </dl>
      <Files statement={statement} account={account} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Panel title={m.statement_movements()}>
          {statement.entries.length === 0 && <p className="text-ink-soft">{m.statement_empty()}</p>}
          <StatementTable statement={statement} />
        </Panel>
        <Panel title={m.statement_ageing()} lead={m.statement_ageing_text()}>
          <AgeingBars ageing={ageing} />
        </Panel>
      </div>
    </div>
  )
}

/** Overdue amount in riyals, rounded to halalas. */
const overdueRiyals = ({ ageing }: Statement): number => Math.round((ageing.total - ageing.current) * 100) / 100

function Files({ statement, account }: { statement: Statement; account: StatementAccount }) {
  const [busy, setBusy] = useState<'pdf' | 'csv' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (format: 'pdf' | 'csv'): Promise<void> => {
    setBusy(format)
    setProblem(null)
    await saveStatement(account, statement, format).catch((error: unknown) => setProblem(getErrorMessage(error)))
    setBusy(null)
  }
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-12" busy={busy === 'pdf'} onClick={() => void save('pdf')}>
          <FileDown aria-hidden="true" size={18} />
          {m.statement_pdf()}
        </Button>
        <Button look="secondary" className="min-h-12" busy={busy === 'csv'} onClick={() => void save('csv')}>
          <FileDown aria-hidden="true" size={18} />
          {m.statement_csv()}
        </Button>
        <Button look="quiet" className="min-h-12" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {m.driver_print()}
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  )
}
