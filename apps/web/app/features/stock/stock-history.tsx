import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { isWasteReason, wasteReasonName } from '../../lib/format/waste-reason.ts'
import { StockHistory as History, StockChange } from '../../ui/admin/stock-history.tsx'
import { useStockHistory } from './use-stock.ts'

/** Labels of the reasons; an unknown one is shown as stored. */
const reasons: Record<string, () => string> = {
  opening: () => m.admin_stock_reason_opening(),
  order: () => m.admin_stock_reason_order(),
  'order-returned': () => m.admin_stock_reason_returned(),
  restock: () => m.admin_stock_reason_restock(),
}

const reasonName = (reason: string): string =>
  isWasteReason(reason) ? wasteReasonName(reason) : (reasons[reason]?.() ?? reason)

/** The stock changes of a size with their actors, newest first. */
export function StockHistory({ variantId }: { variantId: number }) {
  const [page, setPage] = useState(1)
  const query = useStockHistory(variantId, page)
  return (
    <History query={query} onPage={setPage}>
      {({ id, reason, actor, ...move }) => (
        <StockChange key={id} {...move} reason={reasonName(reason)} details={[actor]} />
      )}
    </History>
  )
}
