import { m } from '@warda/i18n/messages'
import { CalendarClock, Camera, Clock } from 'lucide-react'
import type { BoardCard } from './board-present.ts'
import { CardAmounts } from './card-amounts.tsx'
import { People, Place } from './card-contacts.tsx'
import { CardContents } from './card-contents.tsx'
import { Line } from './card-line.tsx'
import { plannedText, promisedText } from './window-text.ts'

/** Delivery slot and address (DELIV-03). */
export function CardHead({ order }: { order: BoardCard }) {
  return (
    <dl className="grid content-start gap-0.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-x-6">
      <Line Icon={Clock} name={m.board_promised()} strong>
        {promisedText(order)}
      </Line>
      <Place order={order} />
    </dl>
  )
}

/** Planned slot, contacts, contents and amounts of an order (DELIV-03). */
export function CardFacts({ order, onPhoto }: { order: BoardCard; onPhoto: () => void }) {
  const planned = plannedText(order)
  return (
    <div className="grid content-start gap-2">
      <dl className="grid gap-0.5 md:grid-cols-2 md:gap-x-6">
        {planned !== null && (
          <Line Icon={CalendarClock} name={m.board_planned()}>
            {planned}
          </Line>
        )}
        <People order={order} />
        {order.proof !== null && <Received proof={order.proof} onPhoto={onPhoto} />}
      </dl>
      <CardContents order={order} />
      <CardAmounts order={order} />
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
