import type { CounterReceipt } from '@warda/contract/counter-sales'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatDay, formatSlotName } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/data/money.tsx'
import { DiscountLines, getFullFee } from '../../ui/data/order-amounts.tsx'

/** Quiet zone of the QR code, in modules (ISO/IEC 18004). */
const QR_MARGIN = 4

/** A receipt: a simplified tax invoice with its QR code, the payments and the change, and when it is picked up or delivered. */
export function Receipt({ receipt, isRoll }: { receipt: CounterReceipt; isRoll: boolean }) {
  const language = currentLanguage()
  const { seller, invoice, lines, payments, received, change, pickupAt } = receipt
  const methods = { cash: m.counter_cash(), card: m.counter_card(), transfer: m.counter_transfer() }
  return (
    <article
      aria-label={m.counter_receipt()}
      className={classes(
        'grid gap-3 bg-white p-4 text-black print:p-0',
        isRoll ? 'text-[11px] leading-snug' : 'text-sm',
      )}
    >
      <header className="grid gap-0.5 text-center">
        <h2 className={isRoll ? 'text-base' : 'text-xl'}>{seller.name}</h2>
        {seller.address && <p>{seller.address}</p>}
        {seller.phone && (
          <p>
            <bdi dir="ltr">{seller.phone}</bdi>
          </p>
        )}
        {seller.vatNumber && (
          <p>
            {m.counter_vat_number()} <bdi dir="ltr">{seller.vatNumber}</bdi>
          </p>
        )}
        {invoice && <p className="font-semibold">{m.counter_simplified()}</p>}
      </header>
      <dl className="grid gap-0.5">
        <Row label={m.counter_order()}>
          <bdi dir="ltr">#{receipt.orderNumber}</bdi>
        </Row>
        {invoice && (
          <Row label={m.counter_invoice()}>
            <bdi dir="ltr">{invoice.number}</bdi>
          </Row>
        )}
        <Row label={m.counter_date()}>{formatDateTime(receipt.at, language)}</Row>
        <Row label={m.counter_sold_by()}>{receipt.soldBy}</Row>
        {receipt.customer && <Row label={m.counter_customer()}>{receipt.customer}</Row>}
        {receipt.phoneNumber && (
          <Row label={m.counter_phone()}>
            <bdi dir="ltr">{receipt.phoneNumber}</bdi>
          </Row>
        )}
        {receipt.delivery && (
          <>
            <Row label={m.counter_recipient()}>{receipt.recipient.fullName}</Row>
            <Row label={m.counter_deliver_to()}>{receipt.delivery.address}</Row>
            <Row label={m.counter_deliver_on()}>
              {formatDay(receipt.delivery.date, language)}{' '}
              <bdi>{formatSlotName(receipt.delivery.slot, language, receipt.delivery.date)}</bdi>
            </Row>
          </>
        )}
        {pickupAt && <Row label={m.counter_ready_at()}>{formatDateTime(pickupAt, language)}</Row>}
      </dl>
      <table className="w-full border-black border-y border-dashed">
        <thead>
          <tr className="text-start">
            <th className="py-1 text-start">{m.counter_item()}</th>
            <th className="py-1 text-end">{m.counter_sum()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free-price lines have no identity but their position.
            <tr key={at} className="align-top">
              <td className="py-0.5">
                {line.name} {line.variantId !== null && sizeLabel(line.size)}
                <span className="block">
                  {line.quantity} × <Money riyals={line.price} />
                </span>
              </td>
              <td className="py-0.5 text-end">
                <Money riyals={line.lineTotal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-0.5">
        <DiscountLines discounts={receipt.discounts} target="goods" line={toRow} />
        {receipt.delivery && (
          <Row label={m.counter_delivery_fee()}>
            <Money riyals={getFullFee(receipt)} />
          </Row>
        )}
        <DiscountLines discounts={receipt.discounts} target="delivery" line={toRow} />
        <Row label={m.counter_total()} isStrong>
          <Money riyals={receipt.total} />
        </Row>
        <Row label={m.counter_vat()}>
          <Money riyals={receipt.vat} />
        </Row>
        {payments.map(({ method, amount, reference }) => (
          <Row key={method} label={`${methods[method]} ${reference}`}>
            <Money riyals={amount} />
          </Row>
        ))}
        {receipt.paidElsewhere > 0 && (
          <Row label={m.counter_paid_elsewhere()}>
            <Money riyals={receipt.paidElsewhere} />
          </Row>
        )}
        {receipt.outstanding > 0 && (
          <Row label={m.counter_outstanding()} isStrong>
            <Money riyals={receipt.outstanding} />
          </Row>
        )}
        {received !== null && (
          <>
            <Row label={m.counter_received()}>
              <Money riyals={received} />
            </Row>
            <Row label={m.counter_change()}>
              <Money riyals={change} />
            </Row>
          </>
        )}
      </dl>
      {invoice ? <QrCode {...invoice.qrCode} /> : <p className="text-center">{m.counter_invoice_later()}</p>}
      <p className="text-center">{m.counter_thanks()}</p>
    </article>
  )
}

const toRow = (label: ReactNode, riyals: number): ReactNode => (
  <Row label={label}>
    <Money riyals={riyals} />
  </Row>
)

export function Row({
  label,
  isStrong = false,
  children,
}: {
  label: ReactNode
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes('flex justify-between gap-3', isStrong && 'font-semibold text-base')}>
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}

function QrCode({ size, path }: { size: number; path: string }) {
  const edge = size + 2 * QR_MARGIN
  return (
    <svg
      role="img"
      aria-label={m.counter_qr()}
      viewBox={`${-QR_MARGIN} ${-QR_MARGIN} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="mx-auto size-[44mm] bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
