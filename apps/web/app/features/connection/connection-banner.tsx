import { m } from '@warda/i18n/messages'
import { useConnection } from '../../lib/offline/connection.ts'
import { LoaderCircle, WifiOff } from '../../ui/media/icons.tsx'

type ConnectionBannerProps = {
  /** Replaces the default offline message. */
  offlineText?: string | undefined
  /** Shows the offline message in the page and the slow message at the top, so that neither covers the bottom controls. */
  inPage?: boolean
}

const BOTTOM = 'fixed inset-x-4 bottom-4'
const TOP = 'fixed inset-x-4 top-18'

/** Message while the browser is offline or a request is slow (W1); rendered once in the layout. */
export function ConnectionBanner({ offlineText, inPage = false }: ConnectionBannerProps) {
  const { offline, slow } = useConnection()
  const place = !inPage ? BOTTOM : offline ? 'mb-4' : TOP
  return (
    <div role="status" className={`pointer-events-none z-40 grid justify-items-center ${place}`}>
      {offline ? (
        <p className="flex items-center gap-3 rounded-card bg-ink px-5 py-3 text-white shadow-float">
          <WifiOff aria-hidden="true" size={19} className="shrink-0" />
          {offlineText ?? m.connection_offline()}
        </p>
      ) : (
        slow > 0 && (
          <p className="flex items-center gap-3 rounded-full bg-ink px-5 py-2.5 text-white shadow-float">
            <LoaderCircle aria-hidden="true" size={18} className="shrink-0 animate-spin" />
            {m.connection_slow()}
          </p>
        )
      )}
    </div>
  )
}
