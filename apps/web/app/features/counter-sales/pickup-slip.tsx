import type { CounterReceipt } from '@warda/contract/counter-sales'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/data/money.tsx'
import { Row } from './receipt.tsx'

/** The slip that is attached to a pickup: ready time, number, who picks it up, items and card. */
export function PickupSlip({ receipt, isRoll }: { receipt: CounterReceipt; isRoll: boolean }) {
  const { orderNumber, pickupAt, recipient, customer, lines, cardMessage, outstanding, seller } = receipt
  return (
    <article
      aria-label={m.counter_slip()}
      className={classes('grid gap-3 bg-white p-4 text-black print:p-0', isRoll ? 'text-xs leading-snug' : 'text-base')}
    >
      <header className="grid gap-1 text-center">
        <p>{seller.name}</p>
        <h2 className={isRoll ? 'text-3xl' : 'text-5xl'}>
          <bdi dir="ltr">#{orderNumber}</bdi>
        </h2>
        {pickupAt && (
          <p className={classes('font-semibold', isRoll ? 'text-base' : 'text-2xl')}>
            {m.counter_ready()} {formatDateTime(pickupAt, currentLanguage())}
          </p>
        )}
      </header>
      <dl className="grid gap-0.5">
        <Row label={m.counter_picks_up()}>{recipient.fullName}</Row>
        {customer && customer !== recipient.fullName && <Row label={m.counter_customer()}>{customer}</Row>}
        {recipient.phoneNumber && (
          <Row label={m.counter_phone()}>
            <bdi dir="ltr">{recipient.phoneNumber}</bdi>
          </Row>
        )}
        {outstanding > 0 && (
          <Row label={m.counter_outstanding()} isStrong>
            <Money riyals={outstanding} />
          </Row>
        )}
      </dl>
      <ul className="grid gap-1 border-black border-y border-dashed py-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free-price lines have no identity but their position.
          <li key={at} className="flex justify-between gap-3">
            <span>
              {line.name} {line.variantId !== null && sizeLabel(line.size)}
            </span>
            <span className="tabular">× {line.quantity}</span>
          </li>
        ))}
      </ul>
      {cardMessage && (
        <div>
          <p className="font-semibold">{m.counter_card_message()}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {cardMessage}
          </p>
        </div>
      )}
    </article>
  )
}
