import { CircleCheck, CircleX, Clock, type LucideIcon, PackageCheck, Scissors, Sparkles, Truck } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { formatState, type OrderState } from './order-labels.ts'

const styles: Record<OrderState, { tone: BadgeTone; Icon: LucideIcon }> = {
  placed: { tone: 'pending', Icon: Clock },
  preparing: { tone: 'pending', Icon: Scissors },
  ready: { tone: 'neutral', Icon: PackageCheck },
  outForDelivery: { tone: 'waiting', Icon: Truck },
  delivered: { tone: 'done', Icon: CircleCheck },
  completed: { tone: 'done', Icon: Sparkles },
  cancelled: { tone: 'canceled', Icon: CircleX },
}

/** The state of an order with an icon, so that it does not rely on colour alone. */
export function StateBadge({ state }: { state: OrderState }) {
  const { tone, Icon } = styles[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} className="rtl:-scale-x-100" />}>
      {formatState(state)}
    </Badge>
  )
}
