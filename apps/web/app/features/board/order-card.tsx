import { m } from '@warda/i18n/messages'
import { EllipsisVertical } from 'lucide-react'
import { useId } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { classes } from '../../ui/classes.ts'
import type { BoardCard } from './board-present.ts'
import { CardActions, MainAction } from './card-actions.tsx'
import { CardBadges, type CardState } from './card-badges.tsx'
import { CardFacts, CardHead } from './card-facts.tsx'
import type { OrderDialog } from './requested-dialog.ts'

type OrderCardProps = {
  order: BoardCard
  state: CardState
  /** Present in selection mode. */
  selection?: { selected: boolean; onSelect: (selected: boolean) => void } | undefined
  onStart: () => void
  onOpenDialog: (kind: OrderDialog) => void
}

/** Card of one order on the board (DELIV-03..05). */
export function OrderCard({ order, state, selection, onStart, onOpenDialog }: OrderCardProps) {
  const id = useId()
  const number = order.orderNumber
  return (
    <article
      aria-labelledby={id}
      aria-busy={state.sending || undefined}
      className={classes(
        'rounded-card border bg-card transition-colors duration-150',
        selection?.selected ? 'border-leaf bg-sage/40' : 'border-line',
      )}
    >
      <header className="flex items-start gap-1 ps-4 pt-3 pe-1 sm:ps-5">
        {selection && (
          <label className="-ms-3 grid size-12 shrink-0 place-items-center">
            <input
              type="checkbox"
              aria-label={m.board_select_one({ number })}
              checked={selection.selected}
              onChange={({ target }) => selection.onSelect(target.checked)}
              className="size-6"
            />
          </label>
        )}
        <div className="min-w-0 grow pt-1">
          <h2 id={id} className="text-xl">
            <bdi>{order.user.fullName}</bdi>
          </h2>
          <p className="text-ink-soft text-sm">
            <bdi className="tabular font-semibold text-ink" dir="ltr">
              #{number}
            </bdi>{' '}
            ·{' '}
            <time dateTime={order.createdAt}>
              {m.board_ordered({ date: formatDateTime(order.createdAt, currentLanguage()) })}
            </time>
          </p>
        </div>
        <button
          type="button"
          aria-label={m.board_more_of({ number })}
          aria-haspopup="dialog"
          onClick={() => onOpenDialog('more')}
          className="grid size-12 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink"
        >
          <EllipsisVertical aria-hidden="true" size={22} />
        </button>
      </header>
      <div className="grid gap-3 px-4 pt-2 pb-4 sm:px-5 sm:pb-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-8">
        <div className="empty:hidden lg:col-span-2">
          <CardBadges order={order} state={state} />
        </div>
        <div className="lg:col-start-1">
          <CardHead order={order} />
        </div>
        <div className="empty:hidden lg:col-start-2">
          <MainAction order={order} busy={state.sending} onStart={onStart} onOpenDialog={onOpenDialog} />
        </div>
        <div className="lg:col-start-1">
          <CardFacts order={order} onPhoto={() => onOpenDialog('photo')} />
        </div>
        <div className="lg:col-start-2">
          <CardActions order={order} onOpenDialog={onOpenDialog} />
        </div>
      </div>
    </article>
  )
}
