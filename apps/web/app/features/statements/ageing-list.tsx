import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { Meter } from '../../ui/data/meter.tsx'
import { Money } from '../../ui/data/money.tsx'

/** Debts by age, each with its share of the total. */
export function AgeingList({ ageing }: { ageing: Ageing }) {
  const rows = [
    [m.client_statement_age_current(), ageing.current],
    [m.client_statement_age_30(), ageing.days0to30],
    [m.client_statement_age_60(), ageing.days31to60],
    [m.client_statement_age_90(), ageing.days61to90],
    [m.client_statement_age_over(), ageing.over90],
  ] as const
  return (
    <dl className="grid gap-4">
      {rows.map(([name, amount]) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-[0.9375rem]">
          <dt>{name}</dt>
          <dd className="font-semibold">
            <Money riyals={amount} />
          </dd>
          <dd className="col-span-2">
            <Meter label={name} share={ageing.total > 0 ? amount / ageing.total : 0} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
