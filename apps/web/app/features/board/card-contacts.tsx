import { m } from '@warda/i18n/messages'
import { MapPin, Navigation, Phone, Store, UserRound } from 'lucide-react'
import { directionsLink, mapLink } from '../../lib/format/map-links.ts'
import type { BoardCard } from './board-present.ts'
import { Line } from './card-line.tsx'

const round = 'grid size-12 shrink-0 place-items-center rounded-full bg-sage text-leaf-deep hover:bg-sand'

/** Contacts of the customer and of a different recipient. */
export function People({ order: { user, recipient } }: { order: BoardCard }) {
  const isSamePerson = user.fullName === recipient.fullName && user.phoneNumber === recipient.phoneNumber
  return (
    <>
      {!isSamePerson && <Person name={m.board_deliver_to()} person={recipient} withName />}
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
      <a
        href={`tel:${phoneNumber}`}
        className="relative inline-flex min-h-6 items-center underline-offset-4 after:absolute after:-inset-x-3 after:-inset-y-2.5 hover:underline"
      >
        <bdi className="tabular" dir="ltr">
          {phoneNumber}
        </bdi>
      </a>
    </Line>
  )
}

/** Branch or address with links to the map and to directions. */
export function Place({ order }: { order: BoardCard }) {
  const { branch, deliveryAddress, addressNote } = order
  const name = branch?.branchName ?? order.recipient.fullName
  const address = branch?.address ?? deliveryAddress
  return (
    <Line
      Icon={branch === null ? MapPin : Store}
      name={branch === null ? m.board_address() : m.board_branch()}
      action={
        <a
          href={directionsLink(order)}
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
