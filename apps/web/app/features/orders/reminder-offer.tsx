import { m } from '@warda/i18n/messages'
import { BellRing } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { Order } from './orders-present.ts'

/** Offers a yearly reminder of the day of an order; not for a branch, and not for a canceled order (OPEN-04). */
export function ReminderOffer({ order }: { order: Order }) {
  if (order.branch !== null || order.status === 'canceled') return null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ink-soft text-sm">{m.occasion_reminder_offer_text()}</p>
      <LinkButton to={paths.orderReminder(order.userId, order.id)} look="secondary">
        <BellRing aria-hidden="true" size={18} />
        {m.occasion_reminder_offer()}
      </LinkButton>
    </div>
  )
}
