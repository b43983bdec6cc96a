import type { Statement } from '@warda/contract/debts'
import { m } from '@warda/words/messages'
import { formatDate, formatDay } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { Money } from '../../ui/money.tsx'

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

/** Every movement with what was owed after it; between what was owed before and at the end. */
export function StatementTable({ statement }: { statement: Statement }) {
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{m.statement_movements()}</caption>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              {m.statement_what()}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-medium">
              {m.statement_amount()}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {m.statement_balance()}
            </th>
          </tr>
        </thead>
        <tbody>
          <Edge name={m.statement_opening()} day={statement.from} riyals={statement.opening} />
          {statement.entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a statement is drawn as a whole
            <Row key={at} entry={entry} />
          ))}
          <Edge name={m.statement_closing()} day={statement.to} riyals={statement.closing} />
        </tbody>
      </table>
    </div>
  )
}

function Row({ entry }: { entry: Entry }) {
  const language = currentLanguage()
  const method = entry.method === null ? null : (methods[entry.method]?.() ?? entry.method)
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 text-start font-normal">
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
      <td className="px-2 py-2.5 text-end">
        <span className="whitespace-nowrap">
          {entry.amount > 0 ? '+' : '−'}
          <Money riyals={Math.abs(entry.amount)} />
        </span>
      </td>
      <td className="py-2.5 text-end font-medium">
        <Money riyals={entry.balance} />
      </td>
    </tr>
  )
}

function Edge({ name, day, riyals }: { name: string; day: string; riyals: number }) {
  return (
    <tr className="border-line border-b bg-sand font-semibold">
      <th scope="row" className="px-2 py-2.5 text-start">
        {name}
        <bdi className="block font-normal text-ink-soft text-sm">{formatDay(day, currentLanguage())}</bdi>
      </th>
      <td />
      <td className="px-2 py-2.5 text-end">
        <Money riyals={riyals} />
      </td>
    </tr>
  )
}
