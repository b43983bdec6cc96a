import type { Tracking } from '@warda/contract/tracking'
import { m } from '@warda/i18n/messages'
import { Phone, Truck } from 'lucide-react'
import { callLink } from '../../lib/format/phone-links.ts'

type DriverCardProps = {
  driver: NonNullable<Tracking['driver']>
  isRecipient: boolean
  stopsAhead: number | null
}

/** The driver on the road, the stops ahead and a button that calls. */
export function DriverCard({ driver: { firstName: name, phone }, isRecipient, stopsAhead }: DriverCardProps) {
  return (
    <section className="grid gap-5 rounded-card bg-leaf-deep p-6 text-white">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-white/15">
          <Truck aria-hidden="true" size={28} className="rtl:-scale-x-100" />
        </span>
        <div className="grid" aria-live="polite">
          {stopsAhead !== null && (
            <span className="font-display text-3xl leading-tight">
              {stopsAhead === 0 ? m.tracking_next() : m.tracking_ahead({ count: stopsAhead })}
            </span>
          )}
          <span className="text-white/85">
            {isRecipient ? m.tracking_driver({ name }) : m.tracking_driver_to({ name })}
          </span>
        </div>
      </div>
      {phone !== null && (
        <a
          href={callLink(phone)}
          className="inline-flex min-h-13 items-center justify-center gap-2.5 rounded-full bg-white px-6 font-semibold text-leaf-deep focus-visible:outline-white"
        >
          <Phone aria-hidden="true" size={20} />
          {m.tracking_call({ name })}
        </a>
      )}
    </section>
  )
}
