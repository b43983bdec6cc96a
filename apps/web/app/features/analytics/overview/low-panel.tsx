import type { ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelLink, PanelText } from './panel-link.tsx'

type Low = ShopOverview['lowStock']
const MAX_ROWS = 6

/** Product sizes with low stock, lowest first, with a link to restock each. */
export function LowPanel({ low, count }: { low: Low; count: number }) {
  const visibleSizes = low.slice(0, MAX_ROWS)
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
        <PanelText>{m.admin_today_low_none()}</PanelText>
      ) : (
        <div>
          <ul className="-my-2 grid">
            {visibleSizes.map((size) => (
              <LowSize key={size.sku} size={size} />
            ))}
          </ul>
          {count > visibleSizes.length && (
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
