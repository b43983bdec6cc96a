import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { Money } from '../../ui/data/money.tsx'
import { AGE_BUCKETS } from './ageing-labels.ts'
import type { Debtor, Debtors } from './use-debtors.ts'

type DebtorTableProps = { debtors: Debtors; getStatementPath: (debtor: Debtor) => string }

/** Debtors with their debts by age, and the totals. */
export function DebtorTable({ debtors, getStatementPath }: DebtorTableProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse max-lg:text-sm">
        <caption className="sr-only">{m.debts_title()}</caption>
        <thead className="border-line border-b bg-sand text-sm">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-semibold max-lg:px-3">
              {m.debts_who()}
            </th>
            {AGE_BUCKETS.map(({ age, text }) => (
              <th key={age} scope="col" className="px-3 py-3 text-end font-semibold max-lg:px-2">
                <Age>{text()}</Age>
              </th>
            ))}
            <th scope="col" className="px-4 py-3 text-end font-semibold max-lg:px-3">
              {m.debts_total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {debtors.data.map((debtor) => (
            <tr key={`${debtor.clientId} ${debtor.userId}`} className="border-line border-b">
              <th scope="row" className="min-w-36 px-4 py-2 text-start font-normal max-lg:px-3">
                <Link
                  to={getStatementPath(debtor)}
                  aria-label={m.debts_statement_named({ name: debtor.name })}
                  className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  <bdi className="[overflow-wrap:normal]">{debtor.name}</bdi>
                </Link>
                <span className="block text-ink-soft text-sm">
                  {debtor.clientId === 0 ? m.debts_retail() : m.debts_business()} ·{' '}
                  <a href={`tel:${debtor.phoneNumber}`} className="whitespace-nowrap hover:underline">
                    <bdi dir="ltr">{debtor.phoneNumber}</bdi>
                  </a>
                </span>
              </th>
              <Amounts ageing={debtor.ageing} />
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-sand font-semibold">
          <tr>
            <th scope="row" className="px-4 py-3 text-start max-lg:px-3">
              {m.debts_totals()}
            </th>
            <Amounts ageing={debtors.totals} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Amounts({ ageing }: { ageing: Ageing }) {
  return (
    <>
      {AGE_BUCKETS.map(({ age }) => (
        <td key={age} className="px-3 py-3 text-end max-lg:px-2">
          {ageing[age] === 0 ? <span className="text-ink-soft">–</span> : <Money riyals={ageing[age]} />}
        </td>
      ))}
      <td className="px-4 py-3 text-end font-semibold max-lg:px-3">
        <Money riyals={ageing.total} />
      </td>
    </>
  )
}

/** Prevents a line break inside the range of days of a heading. */
const Age = ({ children }: { children: string }) => {
  const [, range, rest] = /^(\d\S*\d|\S+ \d+)( .+)$/.exec(children) ?? []
  if (range === undefined) return children
  return (
    <>
      <bdi className="whitespace-nowrap">{range}</bdi>
      {rest}
    </>
  )
}
