import type { Site } from '@warda/contract/site'
import { m } from '@warda/words/messages'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'

const line = 'flex min-h-11 items-center gap-3 font-medium'

/** Phone, mail, address and hours of the shop, as its settings give them. */
export function ShopContact({ contact, hours }: { contact: Site['contact']; hours: string }) {
  return (
    <section aria-labelledby="reach" className="rounded-card bg-sage p-6">
      <h2 id="reach" className="mb-2 text-2xl">
        {m.contact_hours_title()}
      </h2>
      <p className={line}>
        <Clock aria-hidden="true" size={19} className="shrink-0 text-leaf" />
        <span>{hours}</span>
      </p>
      <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={`${line} hover:underline`}>
        <Phone aria-hidden="true" size={19} className="shrink-0 text-leaf" />
        <bdi dir="ltr">{contact.phone}</bdi>
      </a>
      <a href={`mailto:${contact.email}`} className={`${line} hover:underline`}>
        <Mail aria-hidden="true" size={19} className="shrink-0 text-leaf" />
        <bdi>{contact.email}</bdi>
      </a>
      {contact.mapUrl === null ? (
        <p className={line}>
          <MapPin aria-hidden="true" size={19} className="shrink-0 text-leaf" />
          {contact.address}
        </p>
      ) : (
        <a href={contact.mapUrl} target="_blank" rel="noreferrer" className={`${line} hover:underline`}>
          <MapPin aria-hidden="true" size={19} className="shrink-0 text-leaf" />
          {contact.address}
        </a>
      )}
    </section>
  )
}
