import type { Tracking } from '@warda/contract/tracking'
import { m } from '@warda/i18n/messages'
import { Check, House, Package, PackageCheck, Truck } from 'lucide-react'

type Stage = Exclude<Tracking['stage'], 'failed' | 'cancelled'>

const STEPS = [
  { label: m.tracking_step_received, Icon: PackageCheck },
  { label: m.tracking_step_preparing, Icon: Package },
  { label: m.tracking_step_onTheWay, Icon: Truck },
  { label: m.tracking_step_delivered, Icon: House },
] as const

/** The step that each stage has reached. */
const REACHED: Record<Stage, number> = { received: 0, preparing: 1, ready: 1, onTheWay: 2, arriving: 2, delivered: 3 }

/** The way of a delivery in four steps. */
export function TrackingSteps({ stage }: { stage: Stage }) {
  const reached = REACHED[stage]
  return (
    <ol className="grid rounded-card border border-line bg-card p-5">
      {STEPS.map(({ label, Icon }, index) => {
        const isNow = index === reached && stage !== 'delivered'
        const isDone = index < reached || stage === 'delivered'
        const MarkIcon = isDone ? Check : Icon
        return (
          <li
            key={label()}
            aria-current={isNow ? 'step' : undefined}
            className="relative flex items-center gap-4 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full ${
                isDone ? 'bg-leaf text-white' : isNow ? 'bg-sage text-leaf-deep' : 'bg-sand text-ink-soft'
              }`}
            >
              <MarkIcon aria-hidden="true" size={18} className={MarkIcon === Truck ? 'rtl:-scale-x-100' : ''} />
            </span>
            <span className={isNow ? 'font-semibold text-lg' : isDone ? '' : 'text-ink-soft'}>{label()}</span>
            {isNow && (
              <span className="rounded-full bg-sage px-2.5 py-1 font-semibold text-leaf-deep text-sm">
                {m.tracking_step_now()}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
