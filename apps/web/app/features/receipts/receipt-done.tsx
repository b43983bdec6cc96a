import { m } from '@warda/i18n/messages'
import { CircleCheck } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatWindow } from '../../lib/format/format.ts'
import { useSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Money } from '../../ui/data/money.tsx'
import type { Receipt } from './receipt-present.ts'

/** The confirmed delivery: summary, review links and contact (ROUTE-16). */
export function ReceiptDone({ receipt, message }: { receipt: Receipt; message: string }) {
  return (
    <section className="page section mx-auto grid max-w-4xl gap-8">
      <header className="grid justify-items-center gap-3 text-center">
        <CircleCheck aria-hidden="true" size={56} strokeWidth={1.2} className="text-done-ink" />
        <h1 className="text-4xl sm:text-5xl">{m.receipt_done_title()}</h1>
        <p role="status" className="max-w-xl text-ink-soft">
          {message || m.receipt_done_text()}
        </p>
      </header>
      <div className="flex flex-wrap justify-center gap-x-12 gap-y-4 rounded-card bg-sage px-6 py-5 text-center text-leaf-deep">
        <p>
          <span className="block text-sm">{m.receipt_order()}</span>
          <bdi className="tabular font-semibold text-2xl" dir="ltr">
            {receipt.orderNumber}
          </bdi>
        </p>
        {receipt.purchaseOrder !== null && (
          <p>
            <span className="block text-sm">{m.purchase_order()}</span>
            <bdi className="font-semibold text-2xl">{receipt.purchaseOrder}</bdi>
          </p>
        )}
        {receipt.totalBalance !== null && (
          <p>
            <span className="block text-sm">{m.receipt_total()}</span>
            <Money riyals={receipt.totalBalance} className="font-semibold text-2xl" />
          </p>
        )}
      </div>
      <Summary receipt={receipt} />
      <div className="grid gap-6 md:grid-cols-2">
        <Feedback receipt={receipt} />
        <Contact />
      </div>
    </section>
  )
}

function Summary({ receipt }: { receipt: Receipt }) {
  const language = currentLanguage()
  const window = formatWindow(receipt.deliveryDate, receipt.deliverySlot, language)
  return (
    <section className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-2xl">{m.receipt_summary()}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <DescriptionItem name={m.receipt_day()}>
          <bdi>{window.day}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.receipt_window()}>
          <bdi>{window.slot}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.receipt_recipient()}>
          <bdi>{receipt.recipientName}</bdi>
        </DescriptionItem>
        {receipt.deliveredAt !== null && (
          <DescriptionItem name={m.receipt_delivered_at()}>
            <time dateTime={receipt.deliveredAt}>
              <bdi>{formatDateTime(receipt.deliveredAt, language)}</bdi>
            </time>
          </DescriptionItem>
        )}
      </dl>
      <div>
        <h3 className="mb-2 font-normal font-text text-ink-soft text-sm">{m.receipt_items()}</h3>
        <ul className="divide-y divide-line border-line border-t">
          {receipt.items.map((item) => (
            <li key={`${item.productId} ${item.size}`} className="flex justify-between gap-4 py-3 font-medium">
              <bdi>{item.name}</bdi>
              <bdi className="tabular text-ink-soft">× {item.quantity}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Feedback({ receipt }: { receipt: Receipt }) {
  const products = new Map(receipt.items.filter(({ slug }) => slug !== '').map((item) => [item.slug, item.name]))
  if (products.size === 0) return null
  return (
    <section className="grid content-start gap-3 rounded-card bg-petal-soft p-5 sm:p-7">
      <h2 className="text-2xl">{m.receipt_feedback_title()}</h2>
      <p>{m.receipt_feedback_text()}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {[...products].map(([slug, name], at) => (
          <LinkButton key={slug} to={`${paths.product(slug)}#reviews`} look={at === 0 ? 'primary' : 'secondary'}>
            {m.receipt_review({ name })}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}

function Contact() {
  const session = useSession()
  return (
    <section className="grid content-start gap-3 rounded-card bg-sand p-5 sm:p-7">
      <h2 className="text-2xl">{m.receipt_contact_title()}</h2>
      <p>{m.receipt_contact_text()}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={paths.contact} look="secondary">
          {m.receipt_contact()}
        </LinkButton>
        {session ? (
          <LinkButton to={paths.orders(session.userId)} look="quiet">
            {m.receipt_orders()}
          </LinkButton>
        ) : (
          <LinkButton to={paths.home} look="quiet">
            {m.receipt_home()}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
