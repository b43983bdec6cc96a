import { m } from '@warda/i18n/messages'
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { StandingCard } from './standing-card.tsx'
import { StandingEditor } from './standing-editor.tsx'
import type { Standing } from './standing-present.ts'
import { useStandingOrders } from './use-standing.ts'

/** Orders that are placed automatically every week or month. */
export function StandingPage({ userId }: { userId: string }) {
  const query = useStandingOrders(userId)
  const [edited, setEdited] = useState<Standing | 'new' | null>(null)
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" size={18} />
      {m.standing_add()}
    </Button>
  )
  return (
    <>
      <QueryResult query={query}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState
              title={m.standing_empty_title()}
              icon={<CalendarClock aria-hidden="true" size={56} strokeWidth={1.2} />}
              actions={add}
            >
              {m.standing_empty_text()}
            </EmptyState>
          ) : (
            <div className="grid gap-5">
              <div className="flex justify-end">{add}</div>
              <ul className="grid gap-4">
                {orders.map((order) => (
                  <li key={order.id}>
                    <StandingCard userId={userId} order={order} onEdit={() => setEdited(order)} />
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </QueryResult>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' || edited === null ? m.standing_add() : m.standing_edit_title({ name: edited.name })}
        wide
      >
        <StandingEditor userId={userId} order={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      </Dialog>
    </>
  )
}
