import type { Debt } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import type { Session } from '../../lib/session/session.ts'
import { DebtParts } from '../../ui/data/debt-parts.tsx'
import { Money } from '../../ui/data/money.tsx'

/** The first due are listed; a client's statement has all. */
const SHOWN = 5

/** Open postponed payments with their due dates; hidden when there are none or the call fails. */
export function OwnDebts({ session }: { session: Session }) {
  const { data } = useApiQuery('getDebts', {
    params: { clientId: session.clientId },
    query: session.clientId === 0 ? { userId: session.userId } : {},
  })
  const open = data?.data.filter((debt) => !debt.isResolved) ?? []
  if (data === undefined || open.length === 0) return null
  return (
    <section aria-label={m.orders_debts_title()} className="rounded-card border border-line bg-card p-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-6 text-2xl">
        {m.orders_debts_title()}
        <Money riyals={data.totalOutstanding} />
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-t">
        {open.slice(0, SHOWN).map((debt) => (
          <Row key={debt.id} debt={debt} />
        ))}
      </ul>
      {open.length > SHOWN && (
        <p className="border-line border-t pt-3 text-ink-soft text-sm">
          {m.orders_debts_more({ count: open.length - SHOWN })}
        </p>
      )}
    </section>
  )
}

function Row({ debt }: { debt: Debt }) {
  const day = formatDay(debt.dueDate, currentLanguage())
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
      <span>
        <bdi className="font-medium">{m.orders_debts_order({ number: debt.orderNumber })}</bdi>
        <span
          className={debt.isOverdue ? 'block font-semibold text-canceled-ink text-sm' : 'block text-ink-soft text-sm'}
        >
          {debt.isOverdue ? m.orders_debts_overdue({ day }) : m.orders_debts_due({ day })}
        </span>
      </span>
      <span className="text-end">
        <Money riyals={debt.amountOwed} className="font-semibold" />
        <DebtParts debt={debt} />
      </span>
    </li>
  )
}
