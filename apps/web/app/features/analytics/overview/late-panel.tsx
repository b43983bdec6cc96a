import type { ShopOverview } from '@warda/contract/analytics'
import { isPastMidnight } from '@warda/domain/time/extended-time'
import { m } from '@warda/i18n/messages'
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber, formatSlotName } from '../../../lib/format/format.ts'
import { formatDayShort } from '../../../lib/format/format-day.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelLink, PanelText } from './panel-link.tsx'

type Late = ShopOverview['late']

/** Undelivered orders past their slot, oldest first. */
export function LatePanel({ late, count }: { late: Late; count: number }) {
  const language = currentLanguage()
  if (count === 0) {
    return (
      <Panel title={m.admin_today_late()}>
        <p className="flex items-center gap-2.5 text-ink-soft">
          <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-leaf" />
          {m.admin_today_late_none()}
        </p>
      </Panel>
    )
  }
  return (
    <Panel
      title={
        <span className="inline-flex items-center gap-3">
          {m.admin_today_late()}
          <Badge tone="canceled" icon={<TriangleAlert aria-hidden="true" size={14} />}>
            <bdi className="tabular">{formatNumber(count, language)}</bdi>
          </Badge>
        </span>
      }
      lead={m.admin_today_late_lead()}
      action={<PanelLink to={`${adminPaths.orders}?late=1`}>{m.admin_today_late_all()}</PanelLink>}
    >
      <ul className="-mx-2 grid">
        {late.map((order) => (
          <LateOrder key={order.id} order={order} />
        ))}
      </ul>
      {count > late.length && <PanelText>{m.admin_today_more({ count: count - late.length })}</PanelText>}
    </Panel>
  )
}

function LateOrder({ order }: { order: Late[number] }) {
  const language = currentLanguage()
  // Non-breaking spaces keep the slot on one line.
  const slot = formatSlotName(order.deliverySlot, language, order.deliveryDate).replaceAll(' ', '\u00a0')
  // A slot after midnight names its own date.
  const day = isPastMidnight(order.deliverySlot)
    ? ''
    : formatDayShort(order.deliveryDate, language) + m.ui_list_comma({}, { locale: language })
  const promised = day + slot
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={adminPaths.order(order.id)}
        className="flex min-h-14 items-center gap-3 rounded-field px-2 py-2 hover:bg-paper"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">
            <bdi>{order.customer}</bdi>
          </span>
          <span className="block text-ink-soft text-sm">
            {m.admin_today_order({ number: order.orderNumber })}
            {' · '}
            {m.admin_today_promised({ when: promised })}
          </span>
        </span>
        <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft rtl:-scale-x-100" />
      </Link>
    </li>
  )
}
