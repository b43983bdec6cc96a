import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { RecordForm } from './record-form.tsx'

type Collector = Answer<'cashHandovers'>['inHand'][number]

/** Drivers with cash; the desk records a handover for each, also for a deactivated one. */
export function CashInHand({ drivers }: { drivers: readonly Collector[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{m.cash_with_drivers()}</h2>
      {drivers.length === 0 ? (
        <p className="text-ink-soft">{m.cash_with_drivers_none()}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {drivers.map((driver) => (
            <CollectorCard key={driver.employeeId} collector={driver} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CollectorCard({ collector }: { collector: Collector }) {
  const { employeeId, driver, amount, isActive } = collector
  const [open, setOpen] = useState(false)
  return (
    <li className="grid content-start gap-3 rounded-card bg-sand p-4">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-2">
          <bdi>{driver}</bdi>
          {!isActive && <Badge>{m.staff_inactive()}</Badge>}
        </p>
        <Money riyals={amount} className="block font-semibold text-xl" />
      </div>
      {open ? (
        <RecordForm key={amount} employeeId={employeeId} inHand={amount} onClose={() => setOpen(false)} />
      ) : (
        <Button
          look="secondary"
          aria-label={m.cash_of_driver({ action: m.cash_record(), name: driver })}
          onClick={() => setOpen(true)}
        >
          {m.cash_record()}
        </Button>
      )}
    </li>
  )
}
