import type { ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Money } from '../../../ui/data/money.tsx'
import { StatTile } from '../../../ui/data/stat-tile.tsx'

/** Today's figures; the order counts link to the orders. */
export function TodayTiles({ today }: { today: ShopOverview['today'] }) {
  const language = currentLanguage()
  const number = (value: number) => <bdi className="text-4xl leading-tight">{formatNumber(value, language)}</bdi>
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        name={<TileLink to={`${adminPaths.orders}?day=${today.day}`}>{m.admin_today_to_deliver()}</TileLink>}
        value={number(today.toDeliver)}
      />
      <StatTile
        name={<TileLink to={`${adminPaths.orders}?state=outForDelivery`}>{m.admin_today_on_the_way()}</TileLink>}
        value={number(today.onTheWay)}
      />
      <StatTile name={<TileLabel>{m.admin_today_delivered()}</TileLabel>} value={number(today.delivered)} />
      <StatTile
        name={<TileLabel>{m.admin_today_revenue()}</TileLabel>}
        value={<Money riyals={today.revenue} className="text-[clamp(1.25rem,15cqi,2.25rem)] leading-tight" />}
        note={m.admin_today_orders({ count: today.orders })}
      />
    </dl>
  )
}

/** Same height as the linked labels. */
const TileLabel = ({ children }: { children: ReactNode }) => (
  <span className="flex min-h-6 items-center">{children}</span>
)

function TileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-6 w-fit items-center underline decoration-line-strong underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-card after:transition-colors after:duration-150 hover:text-ink hover:after:ring-1 hover:after:ring-line-strong focus-visible:after:outline-2 focus-visible:after:outline-leaf focus-visible:after:outline-offset-2"
    >
      {children}
    </Link>
  )
}
