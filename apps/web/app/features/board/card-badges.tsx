import { m } from '@warda/i18n/messages'
import { CircleCheck, CloudOff, EyeOff, Gift, LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/data/badge.tsx'
import { OrderBadge } from '../../ui/data/order-status.tsx'
import type { BoardCard } from './board-present.ts'
import { reasonText } from './failure-labels.ts'

export type CardState = {
  /** Whether a request is being sent. */
  sending: boolean
  /** Labels of the queued actions. */
  waiting: readonly string[]
}

const icon = { 'aria-hidden': true, size: 14 } as const

/** Status badges of an order and its failed delivery. */
export function CardBadges({ order, state }: { order: BoardCard; state: CardState }) {
  const { failure } = order
  return (
    <div className="grid gap-3 empty:hidden">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        <li>
          <OrderBadge status={order.statusWords} />
        </li>
        {state.sending && (
          <li role="status">
            <Badge icon={<LoaderCircle {...icon} className="animate-spin" />}>{m.board_sending()}</Badge>
          </li>
        )}
        {state.waiting.length > 0 && (
          <li>
            <Badge tone="pending" icon={<CloudOff {...icon} />}>
              {m.board_waiting()}
            </Badge>
          </li>
        )}
        {order.isReceived && (
          <li>
            <Badge icon={<CircleCheck {...icon} />}>{m.board_received()}</Badge>
          </li>
        )}
        {order.attempt > 1 && order.tab === 'inDelivery' && failure === null && (
          <li>
            <Badge tone="pending" icon={<RotateCw {...icon} />}>
              {order.awaitsDeparture
                ? m.board_attempt_waits({ attempt: order.attempt })
                : m.board_attempt({ attempt: order.attempt })}
            </Badge>
          </li>
        )}
        {order.isGift && (
          <li>
            <Badge icon={<Gift {...icon} />}>{m.board_gift()}</Badge>
          </li>
        )}
        {order.hideSender && (
          <li>
            <Badge icon={<EyeOff {...icon} />}>{m.board_hide_sender()}</Badge>
          </li>
        )}
      </ul>
      {failure !== null && (
        <p className="flex items-start gap-2.5 rounded-field bg-canceled px-3.5 py-2.5 text-[0.9375rem] text-canceled-ink">
          <TriangleAlert aria-hidden="true" size={19} className="mt-0.5 shrink-0" />
          <span>
            <span className="block font-semibold">{m.board_failed({ reason: reasonText(failure.reason) })}</span>
            {failure.note !== '' && (
              <span className="block">
                <bdi>{failure.note}</bdi>
              </span>
            )}
            {m.board_failed_waits()}
          </span>
        </p>
      )}
    </div>
  )
}
