import { m } from '@warda/i18n/messages'
import { Check, Copy, MapPin, MessageCircle, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../buttons/button.tsx'
import { buttonStyle } from '../buttons/button-style.ts'
import { classes } from '../classes.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

type AddressLinkProps = {
  order: { id: string; userId: string; recipientName: string }
  /** Until when the recipient may answer (ISO, UTC). */
  until: string
  /** At the desk the text names the sender's wait, and not "you". */
  isDesk?: boolean
}

/** The link by which the recipient says where and when, with the ways to send it, and the end (AGREE-03). */
export function AddressLink({ order, until, isDesk = false }: AddressLinkProps) {
  const { data } = useApiQuery('getAddressLink', { params: { userId: order.userId, orderId: order.id } })
  const link = data?.data
  const time = formatDateTime(until, currentLanguage())
  return (
    <section aria-label={m.address_request_title()} className="grid w-full gap-4 rounded-card bg-sage p-5 text-start">
      <div className="flex gap-3">
        <MapPin aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-leaf" />
        <div className="grid gap-1">
          <h2 className="font-semibold font-text text-base">
            {m.address_request_waiting({ name: order.recipientName })}
          </h2>
          <p>{isDesk ? m.address_request_desk_text() : m.address_request_send_text()}</p>
        </div>
      </div>
      {link ? (
        <>
          <p dir="ltr" className="break-all rounded-field border border-line bg-card px-3.5 py-2.5 text-start text-sm">
            {link.url}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <a href={link.whatsApp} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
              <MessageCircle aria-hidden="true" size={18} />
              {m.address_request_whatsapp()}
            </a>
            <a href={link.sms} className={buttonStyle('secondary')}>
              <MessageSquareText aria-hidden="true" size={18} />
              {m.address_request_sms()}
            </a>
            <CopyButton text={link.text} />
          </div>
        </>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      <p className="text-ink-soft text-sm">
        {m.address_request_until({ time })} {!isDesk && m.address_request_until_text()}
      </p>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
        {m.address_request_copy()}
      </Button>
      <span role="status" className={classes('self-center font-medium text-done-ink text-sm', !isCopied && 'sr-only')}>
        {isCopied && m.address_request_copied()}
      </span>
    </>
  )
}
