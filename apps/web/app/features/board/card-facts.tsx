import { m } from '@warda/words/messages'
import {
  CalendarClock,
  Camera,
  Clock,
  Flower2,
  type LucideIcon,
  MailOpen,
  MapPin,
  Navigation,
  Phone,
  Store,
  UserRound,
  UserRoundCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { mapLink, navigateLink } from '../../lib/map-links.ts'
import { Money } from '../../ui/money.tsx'
import type { BoardCard } from './board-present.ts'
import { itemsText } from './items-text.ts'
import { termsText } from './payment-words.ts'
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

type LineProps = { Icon: LucideIcon; name: string; strong?: boolean; action?: ReactNode; children: ReactNode }

function Line({ Icon, name, strong = false, action, children }: LineProps) {
  return (
    <div className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-0.5 ps-8 leading-snug">
      <dt className="col-start-1 text-ink-soft text-xs">
        <Icon aria-hidden="true" size={19} className="absolute inset-y-0 start-0 my-auto" />
        {name}
      </dt>
      <dd className={strong ? 'col-start-1 font-semibold' : 'col-start-1 font-medium'}>{children}</dd>
      {action && <dd className="col-start-2 row-span-2 row-start-1 self-center">{action}</dd>}
    </div>
  )
}

const round = 'grid size-12 shrink-0 place-items-center rounded-full bg-sage text-leaf-deep hover:bg-sand'

/** The customer, and who gets the flowers where that is somebody else. */
function People({ order: { user, recipient } }: { order: BoardCard }) {
  const same = user.fullName === recipient.fullName && user.phoneNumber === recipient.phoneNumber
  return (
    <>
      {!same && <Person name={m.board_deliver_to()} person={recipient} withName />}
      <Person name={m.board_customer()} person={user} />
    </>
  )
}

type PersonProps = { name: string; person: { fullName: string; phoneNumber: string }; withName?: boolean }

function Person({ name, person: { fullName, phoneNumber }, withName = false }: PersonProps) {
  return (
    <Line
      Icon={UserRound}
      name={name}
      action={
        <a href={`tel:${phoneNumber}`} aria-label={m.board_call({ name: fullName })} className={round}>
          <Phone aria-hidden="true" size={19} />
        </a>
      }
    >
      {withName && (
        <span className="block">
          <bdi>{fullName}</bdi>
        </span>
      )}
      <a href={`tel:${phoneNumber}`} className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
        <bdi className="tabular" dir="ltr">
          {phoneNumber}
        </bdi>
      </a>
    </Line>
  )
}

function Place({ order }: { order: BoardCard }) {
  const { branch, deliveryAddress, addressNote } = order
  const name = branch?.branchName ?? order.recipient.fullName
  const address = branch?.address ?? deliveryAddress
  return (
    <Line
      Icon={branch === null ? MapPin : Store}
      name={branch === null ? m.board_address() : m.board_branch()}
      action={
        <a
          href={navigateLink(order)}
          target="_blank"
          rel="noreferrer"
          aria-label={m.board_navigate({ name })}
          className={round}
        >
          <Navigation aria-hidden="true" size={19} />
        </a>
      }
    >
      {branch !== null && (
        <span className="block">
          <bdi>{branch.branchName}</bdi>
        </span>
      )}
      <a
        href={mapLink(order)}
        target="_blank"
        rel="noreferrer"
        aria-label={m.board_map({ address })}
        className="inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <bdi>{address}</bdi>
      </a>
      {addressNote !== null && addressNote !== '' && (
        <span className="block font-normal text-ink-soft text-sm">
          <bdi>{addressNote}</bdi>
        </span>
      )}
    </Line>
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

function Sums({ order }: { order: BoardCard }) {
  return (
    <dl className="flex flex-wrap items-end gap-x-5 gap-y-2 rounded-field bg-sand px-3.5 py-2.5 sm:gap-x-8 [&_dd]:text-[0.9375rem] sm:[&_dd]:text-lg">
      <div>
        <dt className="text-ink-soft text-xs">{m.board_total()}</dt>
        <dd className="font-semibold leading-tight">
          <Money riyals={order.total} />
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-xs">{m.board_outstanding()}</dt>
        <dd className="font-semibold leading-tight">
          {order.outstanding > 0 ? (
            <Money riyals={order.outstanding} className="text-petal-deep" />
          ) : (
            <span className="text-done-ink">{m.board_paid()}</span>
          )}
        </dd>
      </div>
      <div className="ms-auto text-end">
        <dt className="text-ink-soft text-xs">{m.board_terms()}</dt>
        <dd className="font-medium leading-tight">{termsText(order.paymentTerms)}</dd>
      </div>
    </dl>
  )
}
