import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Money } from '../../../ui/data/money.tsx'
import type { RunCash } from './run-model.ts'

/** Cash of the run: to collect, in hand, handed in (RUN-02). */
export function CashSummary({ cash }: { cash: RunCash }) {
  return (
    <section aria-label={m.run_cash()} className="grid gap-2 rounded-card bg-sand p-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        <Sum name={m.run_cash_to_collect()} riyals={cash.toCollect} />
        <Sum name={m.run_cash_in_hand()} riyals={cash.inHand} />
        <Sum name={m.run_cash_handed_in()} riyals={cash.handedIn}>
          {cash.difference !== 0 && (
            <span className="block font-normal text-canceled-ink text-sm">
              {cash.difference < 0 ? m.cash_missing() : m.cash_surplus()} <Money riyals={Math.abs(cash.difference)} />
            </span>
          )}
        </Sum>
      </dl>
    </section>
  )
}

function Sum({ name, riyals, children }: { name: string; riyals: number; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm leading-tight">{name}</dt>
      <dd className="font-semibold text-lg leading-tight">
        <Money riyals={riyals} />
        {children}
      </dd>
    </div>
  )
}
