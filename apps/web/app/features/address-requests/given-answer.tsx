import type { AddressRequest } from '@warda/contract/address-requests'
import { m } from '@warda/i18n/messages'
import { CalendarClock, MapPin, StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatWindow } from '../../lib/format/format.ts'
import { formatPlace } from '../../lib/format/format-place.ts'

/** The place and window that were given. */
export function GivenAnswer({ request }: { request: AddressRequest }) {
  const { answer, window } = request
  if (answer === null || window === null) return null
  const { day, slot } = formatWindow(window.date, window.slot, currentLanguage())
  const place = formatPlace(answer)
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-card p-5">
      <Fact Icon={MapPin} name={m.address_request_where()}>
        <bdi>{place}</bdi>
        {answer.latitude !== null && <span className="block text-done-ink text-sm">{m.checkout_location_done()}</span>}
      </Fact>
      <Fact Icon={CalendarClock} name={m.address_request_when()}>
        <bdi>{day}</bdi> · <bdi>{slot}</bdi>
      </Fact>
      {answer.note !== '' && (
        <Fact Icon={StickyNote} name={m.address_request_note()}>
          <bdi className="whitespace-pre-line">{answer.note}</bdi>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ Icon, name, children }: { Icon: typeof MapPin; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="contents">
        <Icon aria-hidden="true" size={20} className="mt-0.5 text-leaf" />
        <span className="text-ink-soft text-sm">{name}</span>
      </dt>
      <dd className="col-start-2 font-medium">{children}</dd>
    </div>
  )
}
