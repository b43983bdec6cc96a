import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

const TEXTS = {
  404: { title: m.tracking_unknown_title, text: m.tracking_unknown_text },
  410: { title: m.tracking_expired_title, text: m.tracking_expired_text },
  429: { title: m.tracking_busy_title, text: m.tracking_busy_text },
} as const

/** Why a link shows no delivery. */
export function ClosedTracking({ status }: { status: keyof typeof TEXTS }) {
  const { title, text } = TEXTS[status]
  return (
    <EmptyState
      drawing="letter"
      heading="h1"
      title={title()}
      actions={
        status === 410 && (
          <Link to={paths.account} className="inline-flex min-h-11 items-center font-semibold text-leaf underline">
            {m.tracking_orders()}
          </Link>
        )
      }
    >
      {text()}
    </EmptyState>
  )
}
