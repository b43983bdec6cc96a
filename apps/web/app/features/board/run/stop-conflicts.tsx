import { m } from '@warda/i18n/messages'
import { TriangleAlert, X } from 'lucide-react'
import { dismissConflict, useOutbox } from '../../../lib/offline/outbox.ts'

/** Offline actions of this order that the server refused, with the reasons. */
export function StopConflicts({ orderId }: { orderId: string }) {
  const conflicts = useOutbox().conflicts.filter((entry) => entry.orderId === orderId)
  if (conflicts.length === 0) return null
  return (
    <ul className="grid gap-2">
      {conflicts.map(({ id, label, refusal }) => (
        <li key={id} className="flex items-start gap-3 rounded-field bg-canceled py-2 ps-3.5 pe-1 text-canceled-ink">
          <TriangleAlert aria-hidden="true" size={19} className="mt-1 shrink-0" />
          <p className="min-w-0 grow">
            <span className="block font-semibold">
              <bdi>{label}</bdi>
            </span>
            {refusal}
          </p>
          <button
            type="button"
            aria-label={m.driver_outbox_dismiss_named({ label })}
            onClick={() => void dismissConflict(id)}
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-card"
          >
            <X aria-hidden="true" size={20} />
          </button>
        </li>
      ))}
    </ul>
  )
}
