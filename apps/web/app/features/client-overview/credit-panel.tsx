import type { ClientOverview } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { Meter } from '../../ui/data/meter.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

/** Remaining credit for orders on payment terms. */
export function CreditPanel({ credit }: { credit: ClientOverview['credit'] }) {
  if (credit.limit === 0) {
    return (
      <Panel title={m.client_credit()}>
        <p className="text-ink-soft">{m.client_credit_none()}</p>
      </Panel>
    )
  }
  return (
    <Panel title={m.client_credit()}>
      <div>
        <p className="text-ink-soft text-sm">{m.client_credit_left()}</p>
        <p className="tabular font-display text-4xl">
          <Money riyals={credit.left} />
        </p>
      </div>
      <Meter label={m.client_credit_used()} share={credit.used / credit.limit} />
      <dl className="grid gap-1 text-sm">
        <Line name={m.client_credit_used()} riyals={credit.used} />
        <Line name={m.client_credit_limit()} riyals={credit.limit} />
      </dl>
    </Panel>
  )
}

function Line({ name, riyals }: { name: string; riyals: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <Money riyals={riyals} />
      </dd>
    </div>
  )
}
