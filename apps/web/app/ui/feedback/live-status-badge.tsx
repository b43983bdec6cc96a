import { m } from '@warda/i18n/messages'
import { LoaderCircle, Radio, WifiOff } from 'lucide-react'
import { useLiveStatus } from '../../lib/live/use-live-orders.ts'
import { useConnection } from '../../lib/offline/connection.ts'

/** Connection status of a live list of orders. */
export function LiveStatusBadge() {
  const { offline } = useConnection()
  const status = useLiveStatus()
  const state = offline ? 'offline' : status
  return (
    <p role="status" className="flex min-h-8 items-center">
      {state === 'connected' && (
        <Badge
          look="bg-done text-done-ink"
          text={m.board_live_connected()}
          icon={<Radio aria-hidden="true" size={15} />}
        />
      )}
      {state === 'reconnecting' && (
        <Badge
          look="bg-pending text-pending-ink"
          text={m.board_live_reconnecting()}
          icon={<LoaderCircle aria-hidden="true" size={15} className="animate-spin" />}
        />
      )}
      {state === 'offline' && (
        <Badge
          look="bg-canceled text-canceled-ink"
          text={m.board_live_offline()}
          icon={<WifiOff aria-hidden="true" size={15} />}
        />
      )}
    </p>
  )
}

function Badge({ look, text, icon }: { look: string; text: string; icon: React.ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2 py-1.5 font-semibold text-[0.8125rem] leading-none sm:px-3 ${look}`}
    >
      {icon}
      <span className="max-sm:sr-only">{text}</span>
    </span>
  )
}
