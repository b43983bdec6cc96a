import { m } from '@warda/i18n/messages'
import { ArrowUpToLine, CircleCheck, PackageX } from 'lucide-react'
import { Badge } from '../../../ui/data/badge.tsx'
import { Money } from '../../../ui/data/money.tsx'
import { plannedText, promisedText } from '../window-text.ts'
import type { RunStop } from './run-model.ts'
import { StopConflicts } from './stop-conflicts.tsx'

type StopListProps = {
  title: string
  stops: readonly RunStop[]
  /** Makes a stop the next one; absent for stops that are done. */
  onFirst?: (orderId: string) => void
}

/** A short list of the remaining or of the completed stops. */
export function StopList({ title, stops, onFirst }: StopListProps) {
  if (stops.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{title}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-card">
        {stops.map((stop) => (
          <Stop key={stop.order.id} stop={stop} onFirst={onFirst} />
        ))}
      </ol>
    </section>
  )
}

function Stop({ stop, onFirst }: { stop: RunStop; onFirst: StopListProps['onFirst'] }) {
  const { order, toCollect, state, isWaiting } = stop
  const name = order.recipient.fullName
  return (
    <li className="grid grid-cols-1 gap-2 p-3 ps-4">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow leading-snug">
          <p className="font-semibold">
            <bdi>{name}</bdi>{' '}
            <bdi className="tabular font-normal text-ink-soft text-sm" dir="ltr">
              #{order.orderNumber}
            </bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <bdi>{plannedText(order) ?? promisedText(order)}</bdi>
          </p>
          <p className="truncate text-ink-soft text-sm">
            <bdi>{order.branch?.address ?? order.deliveryAddress}</bdi>
          </p>
          {toCollect > 0 && (
            <p className="text-sm">
              {m.run_collect()} <Money riyals={toCollect} className="font-semibold" />
            </p>
          )}
        </div>
        {onFirst !== undefined && (
          <button
            type="button"
            aria-label={m.run_go_next({ name })}
            onClick={() => onFirst(order.id)}
            className="grid size-12 shrink-0 place-items-center rounded-full border border-line-strong hover:border-ink"
          >
            <ArrowUpToLine aria-hidden="true" size={20} />
          </button>
        )}
        {state === 'delivered' && (
          <Badge tone="done" icon={<CircleCheck aria-hidden="true" size={14} />}>
            {isWaiting ? m.run_delivered_waiting() : m.board_delivered()}
          </Badge>
        )}
        {state === 'failed' && (
          <Badge tone="attention" icon={<PackageX aria-hidden="true" size={14} />}>
            {m.run_failed()}
          </Badge>
        )}
      </div>
      <StopConflicts orderId={order.id} />
    </li>
  )
}
