import { m } from '@warda/i18n/messages'
import { useConnection } from '../../lib/offline/connection.ts'
import { LoaderCircle, WifiOff } from '../../ui/media/icons.tsx'

type ConnectionBannerProps = {
  /** Where being offline means something else. */
  offlineText?: string | undefined
  /** Being offline is said in the page and not above it, and slowness at the top: nothing lies on what a thumb looks for. */
  inPage?: boolean
}

const FOOT = 'fixed inset-x-4 bottom-4'
const HEAD = 'fixed inset-x-4 top-18'

/** Says that the browser is offline, or that a call is taking long (W1). Stands once in the frame of the page. */
export function ConnectionBanner({ offlineText, inPage = false }: ConnectionBannerProps) {
  const { offline, slow } = useConnection()
  const place = !inPage ? FOOT : offline ? 'mb-4' : HEAD
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
