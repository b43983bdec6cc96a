import type { ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { Banknote, Building2, ChevronRight, Flag, Landmark, type LucideIcon, Star } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelText } from './panel-link.tsx'

type Waiting = Pick<
  ShopOverview,
  'openReports' | 'newReviews' | 'clientsToReview' | 'cashToConfirm' | 'taxRejected' | 'taxCertificates'
>

/** Links to reports, reviews, companies, drivers' cash and tax documents that need a response; hides empty ones. */
export function WaitingPanel({ overview }: { overview: Waiting }) {
  const tasks: { count: number; to: string; text: string; Icon: LucideIcon }[] = [
    {
      count: overview.openReports,
      to: `${adminPaths.reports}?state=open`,
      text: m.admin_today_messages({ count: overview.openReports }),
      Icon: Flag,
    },
    {
      count: overview.newReviews,
      to: adminPaths.reviews,
      text: m.admin_today_reviews({ count: overview.newReviews }),
      Icon: Star,
    },
    {
      count: overview.clientsToReview,
      to: adminPaths.clients,
      text: m.admin_today_companies({ count: overview.clientsToReview }),
      Icon: Building2,
    },
    {
      count: overview.cashToConfirm,
      to: `${adminPaths.debts}/cash?onlyUnconfirmed=true`,
      text: m.admin_today_cash({ count: overview.cashToConfirm }),
      Icon: Banknote,
    },
    {
      count: overview.taxRejected,
      to: `${adminPaths.tax}?state=rejected`,
      text: m.admin_today_tax_rejected({ count: overview.taxRejected }),
      Icon: Landmark,
    },
    {
      count: overview.taxCertificates,
      to: adminPaths.tax,
      text: m.admin_today_tax_certificate(),
      Icon: Landmark,
    },
  ]
  const waiting = tasks.filter(({ count }) => count > 0)
  return (
    <Panel title={m.admin_today_waits()}>
      {waiting.length === 0 ? (
        <PanelText>{m.admin_today_waits_none()}</PanelText>
      ) : (
        <ul className="-mx-2 -my-2 grid">
          {waiting.map(({ to, text, Icon }) => (
            <li key={to} className="border-line border-b last:border-b-0">
              <Link to={to} className="flex min-h-13 items-center gap-3 rounded-field px-2 font-medium hover:bg-paper">
                <Icon aria-hidden="true" size={18} className="shrink-0 text-leaf" />
                <span className="grow">{text}</span>
                <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
