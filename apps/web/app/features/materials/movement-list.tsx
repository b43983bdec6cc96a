import type { MovementReason } from '@warda/domain/materials/materials'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { isWasteReason, wasteReasonName } from '../../lib/format/waste-reason.ts'
import { StockChange, StockHistory } from '../../ui/admin/stock-history.tsx'
import { Money } from '../../ui/data/money.tsx'
import { useMovements } from './use-materials.ts'

const reasonName = (reason: MovementReason): string => {
  if (isWasteReason(reason)) return wasteReasonName(reason)
  if (reason === 'received') return m.materials_reason_received()
  return reason === 'used' ? m.materials_reason_used() : m.materials_reason_returned()
}

/** Every change of the stock, newest first. */
export function MovementList({ materialId }: { materialId: string }) {
  const [page, setPage] = useState(1)
  const query = useMovements(materialId, page)
  return (
    <StockHistory query={query} onPage={setPage}>
      {({ id, reason, order, batch, actor, note, at, change, cost }) => (
        <StockChange
          key={id}
          reason={reasonName(reason)}
          orderNumber={order?.number ?? null}
          note={note}
          at={at}
          details={[batch, actor]}
          change={change}
          value={
            cost !== undefined && (
              <p className="text-ink-soft text-sm">
                <Money riyals={Math.abs(cost) as typeof cost} />
              </p>
            )
          }
        />
      )}
    </StockHistory>
  )
}
