import type { MaterialMovement } from '@warda/contract/materials'
import type { MovementReason } from '@warda/domain/materials/materials'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { isWasteReason, wasteReasonName } from '../../lib/format/waste-reason.ts'
import { Pager } from '../../ui/admin/list-page.tsx'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/data/money.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
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
    <QueryResult query={query}>
      {(history) =>
        history.data.length === 0 ? (
          <p className="text-ink-soft">{m.admin_stock_history_empty()}</p>
        ) : (
          <>
            <ol className="divide-y divide-line">
              {history.data.map((movement) => (
                <Movement key={movement.id} movement={movement} />
              ))}
            </ol>
            <Pager page={history.page} pageCount={history.pageCount} onPage={setPage} />
          </>
        )
      }
    </QueryResult>
  )
}

function Movement({ movement }: { movement: MaterialMovement }) {
  const { reason, change, order, batch, actor, note, at, cost } = movement
  const details = [batch, actor].filter((text) => text !== null)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {reasonName(reason)}{' '}
          {order && (
            <bdi dir="ltr" className="tabular">
              #{order.number}
            </bdi>
          )}
        </p>
        {note !== '' && <p className="break-words text-[0.9375rem]">{note}</p>}
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>
            <bdi>{formatDateTime(at, currentLanguage())}</bdi>
          </time>
          {details.map((text) => (
            <span key={text}>
              {' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="text-end">
        <bdi dir="ltr" className={classes('tabular font-semibold', change > 0 ? 'text-done-ink' : 'text-canceled-ink')}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </bdi>
        {cost !== undefined && (
          <p className="text-ink-soft text-sm">
            <Money riyals={Math.abs(cost) as typeof cost} />
          </p>
        )}
      </div>
    </li>
  )
}
