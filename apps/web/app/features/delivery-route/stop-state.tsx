import type { BoardOrder } from '@warda/contract/board'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { m } from '@warda/i18n/messages'
import { CircleCheck, Clock, Truck } from 'lucide-react'
import { Badge } from '../../ui/data/badge.tsx'

/** Delivery status of a stop. */
export function StopState({ order }: { order: BoardOrder }) {
  if (order.orderStage === BOARD_STAGE.completed) {
    return (
      <Badge tone="done" icon={<CircleCheck aria-hidden="true" size={14} />}>
        {m.driver_stop_delivered()}
      </Badge>
    )
  }
  if (order.orderStage === BOARD_STAGE.inDelivery) {
    return (
      <Badge tone="waiting" icon={<Truck aria-hidden="true" size={14} className="rtl:-scale-x-100" />}>
        {m.driver_stop_on_the_way()}
      </Badge>
    )
  }
  return (
    <Badge tone="pending" icon={<Clock aria-hidden="true" size={14} />}>
      {m.driver_stop_waiting()}
    </Badge>
  )
}
