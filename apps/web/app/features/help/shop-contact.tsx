import type { Site } from '@warda/contract/settings'
import { m } from '@warda/i18n/messages'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'

const line = 'flex min-h-11 items-center gap-3 font-medium'

/** Opening hours, phone, e-mail and address, as far as the settings have them. */
export function ShopContact({ contact, hours }: { contact: Site['contact']; hours: string }) {
  const { phone, email, address, mapUrl } = contact
  return (
    <section aria-labelledby="reach" className="rounded-card bg-sage p-6">
      <h2 id="reach" className="mb-2 text-2xl">
        {m.contact_hours_title()}
      </h2>
      <p className={line}>
        <Clock aria-hidden="true" size={19} className="shrink-0 text-leaf" />
        <span>{hours}</span>
      </p>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${line} hover:underline`}>
          <Phone aria-hidden="true" size={19} className="shrink-0 text-leaf" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${line} hover:underline`}>
          <Mail aria-hidden="true" size={19} className="shrink-0 text-leaf" />
          <bdi>{email}</bdi>
        </a>
      )}
      {address && <Address address={address} mapUrl={mapUrl} />}
    </section>
  )
}

function Address({ address, mapUrl }: { address: string; mapUrl: string | null }) {
  const entries = (
    <>
      <MapPin aria-hidden="true" size={19} className="shrink-0 text-leaf" />
      {address}
    </>
  )
  if (mapUrl === null) return <p className={line}>{entries}</p>
  return (
    <a href={mapUrl} target="_blank" rel="noreferrer" className={`${line} hover:underline`}>
      {entries}
    </a>
  )
}
