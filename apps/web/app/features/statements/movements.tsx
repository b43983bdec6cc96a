import type { Statement } from '@warda/contract/statements'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { formatDate } from '../../lib/format/format.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { type PeriodName, readOwnPeriod, statementPeriods } from '../../lib/format/periods.ts'
import type { Session } from '../../lib/session/session.ts'
import { JoinedLabels } from '../../ui/data/joined-labels.tsx'
import { Money } from '../../ui/data/money.tsx'
import { PeriodFilter } from '../../ui/dates/period-filter.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatementFiles } from './statement-files.tsx'
import { useStatement } from './use-statement.ts'

type Entry = Statement['entries'][number]

const kinds: Record<Entry['kind'], () => string> = {
  sale: m.client_statement_kind_sale,
  reversal: m.client_statement_kind_reversal,
  creditNote: m.client_statement_kind_credit_note,
  payment: m.client_statement_kind_payment,
  refund: m.client_statement_kind_refund,
  storeCredit: m.client_statement_kind_store_credit,
}

const names = {
  thisMonth: m.client_statement_this_month,
  lastMonth: m.client_statement_last_month,
  threeMonths: m.client_statement_three_months,
  year: m.client_statement_year,
} satisfies Partial<Record<PeriodName, () => string>>

type Name = keyof typeof names

/** Statement of account of a period: opening balance, movements, closing balance. */
export function Movements({ session, branchId }: { session: Session; branchId: number }) {
  const { text, change } = useSearchFilter()
  const today = riyadhDate(Date.now())
  const periods = statementPeriods(today)
  const own = readOwnPeriod(text('from'), text('to'))
  const name = own ? 'own' : ((Object.keys(names) as Name[]).find((each) => each === text('period')) ?? 'threeMonths')
  const period = own ?? periods[name === 'own' ? 'threeMonths' : name]
  const query = useStatement(session, period, branchId)
  const choose = (chosen: string): void =>
    chosen === 'own'
      ? change({ period: '', ...period })
      : change({ period: chosen === 'threeMonths' ? '' : chosen, from: '', to: '' })
  return (
    <Panel title={m.client_statement_title()}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PeriodFilter
          label={m.client_statement_period()}
          options={(Object.keys(names) as Name[]).map((id) => ({ id, text: names[id]() }))}
          chosen={name}
          own={own}
          onChoose={choose}
          onOwn={change}
        />
        <StatementFiles session={session} branchId={branchId} period={period} today={today} />
      </div>
      <QueryResult query={query}>
        {(statement) => <Entries statement={statement} isPlaceholder={query.isPlaceholderData} />}
      </QueryResult>
    </Panel>
  )
}

const head = 'whitespace-nowrap px-2 py-2.5 font-medium first:ps-0 last:pe-0'
/** On narrow screens the amounts stand below the movement. */
const row = 'max-sm:grid max-sm:grid-cols-2'
const cell = 'px-2 py-2.5 align-top first:ps-0 last:pe-0'

function Entries({ statement, isPlaceholder }: { statement: Statement; isPlaceholder: boolean }) {
  const language = currentLanguage()
  return (
    <table
      aria-busy={isPlaceholder}
      className={`w-full text-sm max-sm:block sm:text-[0.9375rem] ${isPlaceholder ? 'cursor-progress' : ''}`}
    >
      <caption className="sr-only">{m.client_statement_title()}</caption>
      <thead className="border-line border-b text-ink-soft text-sm max-sm:sr-only">
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {m.client_statement_what()}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {m.client_statement_amount()}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {m.client_statement_balance()}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        <BalanceRow
          name={m.client_statement_opening({ day: formatDayShort(statement.from, language) })}
          riyals={statement.opening}
        />
        {statement.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order never changes
          <tr key={index} className={`${row} border-line border-b`}>
            <td className={`${cell} max-sm:col-span-2 max-sm:px-0 max-sm:pb-0`}>
              {kinds[entry.kind]()}{' '}
              {entry.orderNumber !== null && (
                <bdi dir="ltr" className="tabular inline-block whitespace-nowrap">
                  #{entry.orderNumber}
                </bdi>
              )}
              <time dateTime={entry.at} className="block text-ink-soft text-sm">
                <bdi>{formatDate(entry.at, language)}</bdi>
              </time>
              <EntryLabels entry={entry} isOneBranch={statement.branch !== null} />
            </td>
            <td className={`${cell} sm:text-end ${entry.amount < 0 ? 'text-done-ink' : ''}`}>
              <Money riyals={entry.amount} />
            </td>
            <td className={`${cell} text-end`}>
              <Money riyals={entry.balance} />
            </td>
          </tr>
        ))}
        <BalanceRow
          name={m.client_statement_closing({ day: formatDayShort(statement.to, language) })}
          riyals={statement.closing}
        />
      </tbody>
    </table>
  )
}

/** Branch, unless the statement is for one, and purchase order number. */
function EntryLabels({ entry, isOneBranch }: { entry: Entry; isOneBranch: boolean }) {
  const labels = [isOneBranch ? null : entry.branch?.branchName, entry.purchaseOrder].filter(
    (label) => typeof label === 'string',
  )
  if (labels.length === 0) return null
  return (
    <span className="block text-ink-soft text-sm">
      <JoinedLabels labels={labels} />
    </span>
  )
}

function BalanceRow({ name, riyals }: { name: string; riyals: number }) {
  return (
    <tr className={`${row} border-line border-b bg-paper font-semibold last:border-b-0`}>
      <th scope="row" colSpan={2} className={`${cell} text-start`}>
        {name}
      </th>
      <td className={`${cell} text-end`}>
        <Money riyals={riyals} />
      </td>
    </tr>
  )
}
