import type { Answer } from '@warda/contract/call'
import type { Tracking } from '@warda/contract/tracking'
import { m } from '@warda/i18n/messages'
import { CalendarClock } from 'lucide-react'
import { ApiError } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatWindow } from '../../lib/format/format.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ClosedTracking } from './closed-tracking.tsx'
import { DriverCard } from './driver-card.tsx'
import { StopMessages } from './stop-messages.tsx'
import { TrackingSteps } from './tracking-steps.tsx'
import { useTracking } from './use-tracking.ts'

/** Where a delivery is, for its buyer or recipient (OPEN-04): no price, no goods, no address. */
export function TrackingPage({ code, rendered }: { code: string; rendered: Answer<'getTracking'> }) {
  const { data, error } = useTracking(code, rendered)
  if (error instanceof ApiError && (error.status === 404 || error.status === 410))
    return <ClosedTracking status={error.status} />
  const tracking = (data ?? rendered).data
  const { stage, delivered, driver } = tracking
  return (
    <div className="grid gap-6">
      <Head tracking={tracking} />
      {tracking.isLate && <Notice>{m.tracking_late()}</Notice>}
      {driver && (
        <DriverCard driver={driver} isRecipient={tracking.audience === 'recipient'} stopsAhead={tracking.stopsAhead} />
      )}
      {stage !== 'cancelled' && stage !== 'failed' && <TrackingSteps stage={stage} />}
      {delivered ? (
        <Delivered code={code} delivered={delivered} />
      ) : (
        stage !== 'cancelled' && <Window tracking={tracking} />
      )}
      <p className="text-ink-soft text-sm">
        {m.tracking_number({ number: tracking.orderNumber })}
        {stage !== 'delivered' && stage !== 'cancelled' && ` · ${m.tracking_updated()}`}
      </p>
      {tracking.canStop && <StopMessages code={code} />}
    </div>
  )
}

const TITLES: Record<Tracking['stage'], () => string> = {
  received: m.tracking_title_received,
  preparing: m.tracking_title_preparing,
  ready: m.tracking_title_ready,
  onTheWay: m.tracking_title_onTheWay,
  arriving: m.tracking_title_arriving,
  failed: m.tracking_title_failed,
  delivered: m.tracking_title_delivered,
  cancelled: m.tracking_title_cancelled,
}

/** A recipient reads that a delivery comes until it is on the road: what it is stays a surprise. */
const BEFORE_ROAD: ReadonlySet<Tracking['stage']> = new Set(['received', 'preparing', 'ready'])

function Head({ tracking: { audience, stage, recipientName, sender } }: { tracking: Tracking }) {
  const isRecipient = audience === 'recipient'
  const title = isRecipient && BEFORE_ROAD.has(stage) ? m.tracking_title_recipient() : TITLES[stage]()
  const name = isRecipient ? m.tracking_hello({ name: recipientName }) : m.tracking_for({ name: recipientName })
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-lg" dir="auto">
        {name}
      </p>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {sender !== null && <p className="text-lg">{m.tracking_from({ name: sender })}</p>}
      {stage === 'failed' && (
        <p className="text-lg">{isRecipient ? m.tracking_failed_recipient() : m.tracking_failed_buyer()}</p>
      )}
    </div>
  )
}

/** The server's text stays: its spaces around dashes and times may differ from the browser's. */
function Window({ tracking: { window } }: { tracking: Tracking }) {
  const { day, slot } = formatWindow(window.date, window.slot, currentLanguage())
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-card p-5">
      <CalendarClock aria-hidden="true" size={26} className="shrink-0 text-leaf" />
      <p className="grid">
        <span className="text-ink-soft text-sm">{m.tracking_window()}</span>
        <bdi suppressHydrationWarning className="font-semibold text-lg">
          {slot}
        </bdi>
        <bdi suppressHydrationWarning>{day}</bdi>
      </p>
    </div>
  )
}

function Delivered({ code, delivered }: { code: string; delivered: NonNullable<Tracking['delivered']> }) {
  const { at, takenBy, hasPhoto } = delivered
  return (
    <figure className="grid overflow-hidden rounded-card border border-line bg-card">
      {hasPhoto && (
        <img
          src={`/api/Tracking/photo/${encodeURIComponent(code)}`}
          alt={m.tracking_photo()}
          className="aspect-4/3 w-full bg-sand object-cover"
        />
      )}
      <figcaption className="grid gap-1 p-5">
        <span suppressHydrationWarning className="font-semibold text-lg">
          {m.tracking_delivered_at({ time: formatDateTime(at, currentLanguage()) })}
        </span>
        {takenBy !== null && <span className="text-ink-soft">{m.tracking_taken_by({ name: takenBy })}</span>}
      </figcaption>
    </figure>
  )
}
