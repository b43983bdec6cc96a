import { m } from '@warda/words/messages'
import { CalendarClock, Camera, Clock, Flower2, MailOpen, UserRoundCheck } from 'lucide-react'
import type { BoardCard } from './board-present.ts'
import { People, Place } from './card-contacts.tsx'
import { Line } from './card-line.tsx'
import { Sums } from './card-sums.tsx'
import { itemsText } from './items-text.ts'
import { plannedText, promisedText } from './window-text.ts'

/** When, where, to whom, what and how much; calling and navigating are one tap away (DELIV-03). */
export function CardFacts({ order, onPhoto }: { order: BoardCard; onPhoto: () => void }) {
  const planned = plannedText(order)
  return (
    <div className="grid gap-3">
      <dl className="grid gap-0.5 md:grid-cols-2 md:gap-x-6">
        <Line Icon={Clock} name={m.board_promised()} strong>
          {promisedText(order)}
        </Line>
        {planned !== null && (
          <Line Icon={CalendarClock} name={m.board_planned()}>
            {planned}
          </Line>
        )}
        <People order={order} />
        <Place order={order} />
        <Line Icon={Flower2} name={m.board_items()}>
          {itemsText(order.items)}
        </Line>
        {order.cardMessage !== null && (
          <Line Icon={MailOpen} name={m.board_card_message()}>
            <span className="line-clamp-2 text-ink-soft">
              <bdi>{order.cardMessage}</bdi>
            </span>
          </Line>
        )}
        <Line Icon={UserRoundCheck} name={m.board_assignee()}>
          {order.assignee === null ? (
            <span className="text-ink-soft">{m.board_assignee_none()}</span>
          ) : (
            <bdi>{order.assignee.fullName}</bdi>
          )}
        </Line>
        {order.proof !== null && <Received proof={order.proof} onPhoto={onPhoto} />}
      </dl>
      <Sums order={order} />
    </div>
  )
}

function Received({ proof, onPhoto }: { proof: NonNullable<BoardCard['proof']>; onPhoto: () => void }) {
  return (
    <Line
      Icon={Camera}
      name={m.board_proof()}
      action={
        proof.fileId !== null && (
          <button
            type="button"
            onClick={onPhoto}
            className="min-h-12 shrink-0 rounded-full px-3 font-semibold text-sm hover:bg-sand"
          >
            {m.board_proof_photo()}
          </button>
        )
      }
    >
      <bdi>{proof.recipientName}</bdi>
      {proof.note !== '' && (
        <span className="block font-normal text-ink-soft text-sm">
          <bdi>{proof.note}</bdi>
        </span>
      )}
    </Line>
  )
}
