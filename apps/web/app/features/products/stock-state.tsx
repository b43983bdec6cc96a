import { m } from '@warda/i18n/messages'
import { Badge } from '../../ui/data/badge.tsx'

/** The stock with "out" or "low" as text, not by colour alone. */
export function StockLevel({ onHand, isLow }: { onHand: number; isLow: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <bdi className="tabular">{onHand}</bdi>
      {onHand === 0 ? (
        <Badge tone="canceled">{m.admin_products_out()}</Badge>
      ) : (
        isLow && <Badge tone="pending">{m.admin_products_low()}</Badge>
      )}
    </span>
  )
}
