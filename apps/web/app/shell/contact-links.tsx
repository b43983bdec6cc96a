import { m } from '@warda/i18n/messages'
import { Mail, MapPin, Phone } from '../ui/media/icons.tsx'
import type { ShopInfo } from './root-data.ts'

const line = 'inline-flex min-h-11 items-center gap-2.5 hover:underline underline-offset-4'

type Contact = ShopInfo['contact']

/** Address, phone and e-mail of the shop, as far as they are set; the address links to a map when one is set. */
export function ContactLinks({ contact }: { contact: Contact }) {
  const { address, phone, email, mapUrl } = contact
  if (!address && !phone && !email) return null
  return (
    <ul className="mt-2" aria-labelledby="footer-visit">
      {address && (
        <li>
          <Address address={address} mapUrl={mapUrl} />
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={line} aria-label={m.footer_phone({ phone })}>
            <Phone aria-hidden="true" size={18} className="shrink-0" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={line} aria-label={m.footer_mail({ mail: email })}>
            <Mail aria-hidden="true" size={18} className="shrink-0" />
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
    </ul>
  )
}

function Address({ address, mapUrl }: { address: string; mapUrl: string | null }) {
  const content = (
    <>
      <MapPin aria-hidden="true" size={18} className="shrink-0" />
      {address}
    </>
  )
  if (mapUrl === null) return <span className={line}>{content}</span>
  return (
    <a href={mapUrl} target="_blank" rel="noreferrer" className={line} aria-label={m.footer_map({ address })}>
      {content}
    </a>
  )
}
