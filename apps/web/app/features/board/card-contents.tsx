import { m } from '@warda/i18n/messages'
import { ChevronDown, Flower2, Hash, MailOpen, UserRoundCheck } from 'lucide-react'
import { sizeLabel } from '../../lib/format/size-label.ts'
import type { BoardCard } from './board-present.ts'
import { Line } from './card-line.tsx'
import { itemsText } from './items-text.ts'

/** Order contents: a summary that expands to all items, the card message and the assignee. */
export function CardContents({ order }: { order: BoardCard }) {
  return (
    <details className="group rounded-field">
      <summary className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-0.5 ps-8 leading-snug">
        <Flower2 aria-hidden="true" size={19} className="absolute inset-y-0 start-0 my-auto text-ink-soft" />
        <span className="text-ink-soft text-xs">{m.board_items()}</span>
        <span className="col-start-1 truncate font-medium">{itemsText(order.items)}</span>
        <ChevronDown
          aria-hidden="true"
          size={19}
          className="col-start-2 row-span-2 row-start-1 mx-3.5 self-center text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-1 py-1 ps-8 text-[0.9375rem]">
        {order.items.map(({ name, size, quantity }) => (
          <li key={`${name} ${size}`} className="flex gap-2">
            <span className="tabular shrink-0 font-semibold">{quantity} ×</span>
            <span>
              <bdi>{name}</bdi>
              {size !== '' && <span className="text-ink-soft"> · {sizeLabel(size)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-0.5">
        {order.purchaseOrder !== null && (
          <Line Icon={Hash} name={m.purchase_order()}>
            <bdi>{order.purchaseOrder}</bdi>
          </Line>
        )}
        {order.cardMessage !== null && (
          <Line Icon={MailOpen} name={m.board_card_message()}>
            <bdi className="whitespace-pre-line">{order.cardMessage}</bdi>
          </Line>
        )}
        <Line Icon={UserRoundCheck} name={m.board_assignee()}>
          {order.assignee === null ? (
            <span className="text-ink-soft">{m.board_assignee_none()}</span>
          ) : (
            <bdi>{order.assignee.fullName}</bdi>
          )}
        </Line>
      </dl>
    </details>
  )
}
