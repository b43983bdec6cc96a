import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { Money } from '../../ui/data/money.tsx'
import { AGES } from './ageing-labels.ts'
import type { Debtor, Debtors } from './use-debtors.ts'

type DebtorTableProps = { debtors: Debtors; statementOf: (debtor: Debtor) => string }

/** Who owes, by how late it is, with the sums of everybody below. */
export function DebtorTable({ debtors, statementOf }: DebtorTableProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{m.debts_title()}</caption>
        <thead className="border-line border-b bg-sand text-sm">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-semibold max-lg:px-3">
              {m.debts_who()}
            </th>
            {AGES.map(({ age, text }) => (
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
                  to={statementOf(debtor)}
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
      {AGES.map(({ age }) => (
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

/** A span of days stays in one piece when its heading takes two lines. */
const Age = ({ children }: { children: string }) => {
  const [, span, rest] = /^(\d\S*\d|\S+ \d+)( .+)$/.exec(children) ?? []
  if (span === undefined) return children
  return (
    <>
      <bdi className="whitespace-nowrap">{span}</bdi>
      {rest}
    </>
  )
}
