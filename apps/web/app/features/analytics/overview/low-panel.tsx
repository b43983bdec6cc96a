import type { ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AllWell, PanelLink } from './panel-link.tsx'

type Low = ShopOverview['lowStock']
const SHOWN = 6

/** What runs out: the emptiest first, each with the way to restock it. */
export function LowPanel({ low, count }: { low: Low; count: number }) {
  const shown = low.slice(0, SHOWN)
  return (
    <Panel
      title={
        <span className="inline-flex items-center gap-3">
          {m.admin_today_low()}
          {count > 0 && (
            <Badge tone="pending">
              <bdi className="tabular">{formatNumber(count, currentLanguage())}</bdi>
            </Badge>
          )}
        </span>
      }
    >
      {count === 0 ? (
        <AllWell>{m.admin_today_low_none()}</AllWell>
      ) : (
        <div>
          <ul className="-my-2 grid">
            {shown.map((each) => (
              <LowSize key={each.sku} size={each} />
            ))}
          </ul>
          {count > shown.length && (
            <p className="mt-3">
              <PanelLink to={`${adminPaths.products}?stock=low`}>{m.admin_today_low_all()}</PanelLink>
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}

function LowSize({ size: { productId, title, sku, onHand } }: { size: Low[number] }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b py-2 last:border-b-0">
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          <bdi>{title}</bdi>
        </span>
        <span className="block text-ink-soft text-sm">
          <bdi dir="ltr">{sku}</bdi>
          {' · '}
          {onHand === 0 ? (
            <span className="font-semibold text-petal-deep">{m.admin_today_out()}</span>
          ) : (
            m.admin_today_left({ count: onHand })
          )}
        </span>
      </span>
      <Link
        to={adminPaths.product(productId)}
        aria-label={m.admin_today_restock_named({ name: title })}
        className={`${buttonStyle('secondary', 'small')} min-h-11! shrink-0`}
      >
        {m.admin_today_restock()}
      </Link>
    </li>
  )
}
