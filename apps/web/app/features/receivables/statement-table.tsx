import type { Statement } from '@warda/contract/statements'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate, formatDay } from '../../lib/format/format.ts'
import { tableRole } from '../../ui/admin/table-role.ts'
import { Money } from '../../ui/data/money.tsx'

type Entry = Statement['entries'][number]

const kinds: Record<Entry['kind'], () => string> = {
  sale: m.statement_kind_sale,
  reversal: m.statement_kind_reversal,
  creditNote: m.statement_kind_creditNote,
  payment: m.statement_kind_payment,
  refund: m.statement_kind_refund,
  storeCredit: m.statement_kind_storeCredit,
}
const methods: Record<string, () => string> = {
  cash: m.statement_method_cash,
  card: m.statement_method_card,
  transfer: m.statement_method_transfer,
  online: m.statement_method_online,
  credit: m.statement_method_credit,
}

/** On narrow screens the balance is below the amount. */
const narrow = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3'

/** Opening balance, movements with running balance, and closing balance. */
export function StatementTable({ statement }: { statement: Statement }) {
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <table {...tableRole.table} className="w-full border-collapse text-[0.9375rem] max-sm:block">
        <caption className="sr-only">{m.statement_movements()}</caption>
        <thead className="border-line border-b text-ink-soft text-sm max-sm:sr-only">
          <tr {...tableRole.row}>
            <th {...tableRole.columnheader} scope="col" className="py-2 text-start font-medium">
              {m.statement_what()}
            </th>
            <th {...tableRole.columnheader} scope="col" className="px-2 py-2 text-end font-medium">
              {m.statement_amount()}
            </th>
            <th {...tableRole.columnheader} scope="col" className="py-2 text-end font-medium">
              {m.statement_balance()}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <BalanceRow name={m.statement_opening()} day={statement.from} riyals={statement.opening} />
          {statement.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order never changes
            <Row key={index} entry={entry} />
          ))}
          <BalanceRow name={m.statement_closing()} day={statement.to} riyals={statement.closing} />
        </tbody>
      </table>
    </div>
  )
}

function Row({ entry }: { entry: Entry }) {
  const language = currentLanguage()
  const method = entry.method === null ? null : (methods[entry.method]?.() ?? entry.method)
  return (
    <tr {...tableRole.row} className={`${narrow} border-line border-b`}>
      <th
        {...tableRole.rowheader}
        scope="row"
        className="py-2.5 text-start font-normal max-sm:row-span-2 max-sm:min-w-0"
      >
        <span className="font-medium">
          {kinds[entry.kind]()}
          {entry.orderNumber !== null && (
            <>
              {' '}
              <bdi className="tabular" dir="ltr">
                #{entry.orderNumber}
              </bdi>
            </>
          )}
        </span>
        <span className="block text-ink-soft text-sm">
          <time dateTime={entry.at}>
            <bdi>{formatDate(entry.at, language)}</bdi>
          </time>
          {method !== null && <> · {method}</>}
        </span>
      </th>
      <td {...tableRole.cell} className="px-2 py-2.5 text-end max-sm:px-0 max-sm:pb-0">
        <span className="whitespace-nowrap">
          {entry.amount > 0 ? '+' : '−'}
          <Money riyals={Math.abs(entry.amount)} />
        </span>
      </td>
      <td
        {...tableRole.cell}
        className="py-2.5 text-end font-medium max-sm:pt-0 max-sm:font-normal max-sm:text-ink-soft max-sm:text-sm"
      >
        <span aria-hidden="true" className="sm:hidden">
          {m.statement_balance()}{' '}
        </span>
        <Money riyals={entry.balance} />
      </td>
    </tr>
  )
}

function BalanceRow({ name, day, riyals }: { name: string; day: string; riyals: number }) {
  return (
    <tr {...tableRole.row} className={`${narrow} border-line border-b bg-sand font-semibold`}>
      <th {...tableRole.rowheader} scope="row" className="px-2 py-2.5 text-start max-sm:min-w-0">
        {name}
        <span className="block font-normal text-ink-soft text-sm">
          <bdi>{formatDay(day, currentLanguage())}</bdi>
        </span>
      </th>
      <td {...tableRole.cell} className="max-sm:hidden" />
      <td {...tableRole.cell} className="px-2 py-2.5 text-end">
        <Money riyals={riyals} />
      </td>
    </tr>
  )
}
