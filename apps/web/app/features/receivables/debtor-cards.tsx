import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { Phone } from 'lucide-react'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { AGE_BUCKETS } from './ageing-labels.ts'
import type { Debtor, Debtors } from './use-debtors.ts'

type DebtorCardsProps = { debtors: Debtors; getStatementPath: (debtor: Debtor) => string }

/** Debtors as cards for narrow screens, totals first. */
export function DebtorCards({ debtors, getStatementPath }: DebtorCardsProps) {
  return (
    <ul className="grid gap-4">
      <li className="rounded-card bg-sand p-4">
        <h2 className="flex items-baseline justify-between gap-4 font-semibold font-text text-base">
          {m.debts_totals()}
          <Money riyals={debtors.totals.total} className="font-display text-2xl" />
        </h2>
        <Ages ageing={debtors.totals} />
      </li>
      {debtors.data.map((debtor) => (
        <li
          key={`${debtor.clientId} ${debtor.userId}`}
          className="grid gap-3 rounded-card border border-line bg-card p-4"
        >
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-xl">
                <bdi>{debtor.name}</bdi>
              </h2>
              <p className="text-ink-soft text-sm">{debtor.clientId === 0 ? m.debts_retail() : m.debts_business()}</p>
            </div>
            <Money riyals={debtor.ageing.total} className="font-display text-2xl" />
          </div>
          <Ages ageing={debtor.ageing} />
          <div className="flex flex-wrap gap-2">
            <LinkButton
              to={getStatementPath(debtor)}
              look="secondary"
              className="min-h-12"
              aria-label={m.debts_statement_named({ name: debtor.name })}
            >
              {m.debts_statement()}
            </LinkButton>
            <a href={`tel:${debtor.phoneNumber}`} className={`${buttonStyle('quiet')} min-h-12`}>
              <Phone aria-hidden="true" size={18} />
              <bdi dir="ltr">{debtor.phoneNumber}</bdi>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Ageing buckets with an amount. */
function Ages({ ageing }: { ageing: Ageing }) {
  return (
    <dl className="mt-1 grid gap-1 text-[0.9375rem]">
      {AGE_BUCKETS.filter(({ age }) => ageing[age] !== 0).map(({ age, text }) => (
        <div key={age} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{text()}</dt>
          <dd>
            <Money riyals={ageing[age]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
