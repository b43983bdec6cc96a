import type { Quote } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { DiscountLines, getFullFee } from '../../ui/data/order-amounts.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ChevronUp } from '../../ui/media/buying-icons.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { SummaryLine } from './checkout-present.ts'

type OrderSummaryProps = {
  lines: readonly SummaryLine[]
  quote: Quote | undefined
  quoting: boolean
  /** The recipient says where, so that the fee is the highest one. */
  isAtMost: boolean
}

/** Lines and totals of the order: beside the steps on wide screens, below them on narrow ones. */
export function OrderSummary(props: OrderSummaryProps) {
  return (
    <>
      <aside aria-label={m.checkout_summary()} className="hidden rounded-card bg-sand p-6 lg:sticky lg:top-24 lg:block">
        <h2 className="mb-4 text-2xl">{m.checkout_summary()}</h2>
        <Details {...props} />
      </aside>
      <FootBar {...props} />
    </>
  )
}

function FootBar(props: OrderSummaryProps) {
  return (
    <aside
      aria-label={m.checkout_summary()}
      className="sticky bottom-0 z-20 -mx-4 border-line border-t bg-paper px-4 pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden"
    >
      <details className="group">
        <summary className="flex min-h-16 items-center gap-3">
          <span className="font-semibold">{props.isAtMost ? m.checkout_total_at_most() : m.checkout_total()}</span>
          <ChevronUp
            aria-hidden="true"
            size={18}
            className="text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
          {props.quote ? (
            <Money riyals={props.quote.total} className="ms-auto font-semibold text-xl" />
          ) : (
            <Skeleton className="ms-auto h-6 w-24" />
          )}
        </summary>
        <div className="max-h-[55dvh] overflow-y-auto pb-5">
          <Details {...props} />
        </div>
      </details>
    </aside>
  )
}

function Details({ lines, quote, quoting, isAtMost }: OrderSummaryProps) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <Picture
              picture={line.picture}
              sizes="56px"
              decorative
              className="aspect-4/5 w-14 shrink-0 rounded-field"
            />
            <span className="grow leading-snug">
              {line.name}
              <span className="tabular block text-ink-soft text-sm">
                <bdi>× {line.quantity}</bdi>
              </span>
            </span>
            <Money riyals={line.lineTotal} />
          </li>
        ))}
      </ul>
      {quote ? <Amounts quote={quote} quoting={quoting} isAtMost={isAtMost} /> : <Skeleton className="h-32 w-full" />}
    </div>
  )
}

type AmountsProps = { quote: Quote; quoting: boolean; isAtMost: boolean }

function Amounts({ quote, quoting, isAtMost }: AmountsProps) {
  const language = currentLanguage()
  return (
    <dl
      aria-busy={quoting}
      className={`grid gap-2 border-line-strong/40 border-t pt-4 ${quoting ? 'cursor-progress' : ''}`}
    >
      <Amount name={m.cart_subtotal()}>
        <Money riyals={quote.subtotal} />
      </Amount>
      <DiscountLines discounts={quote.discounts} target="goods" line={toReduction} />
      {quote.redeemed > 0 && (
        <Amount name={m.checkout_redeemed()}>
          <Money riyals={-quote.redeemed} className="text-petal-deep" />
        </Amount>
      )}
      <Amount name={isAtMost ? m.checkout_delivery_at_most() : m.checkout_delivery()}>
        {getFullFee(quote) === 0 ? m.checkout_delivery_free() : <Money riyals={getFullFee(quote)} />}
      </Amount>
      <DiscountLines discounts={quote.discounts} target="delivery" line={toReduction} />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-line-strong/40 border-t pt-4 font-semibold text-lg">
        <dt>{isAtMost ? m.checkout_total_at_most() : m.checkout_total()}</dt>
        <dd className="text-2xl">
          <Money riyals={quote.total} />
        </dd>
      </div>
      <div className="text-ink-soft text-sm">
        <dt className="sr-only">{m.checkout_summary()}</dt>
        <dd>
          <bdi>
            <AmountText>{m.checkout_vat({ money: formatMoney(quote.vat, language) })}</AmountText>
          </bdi>
          {quote.earns > 0 && <span className="mt-1 block text-leaf">{m.checkout_earns({ count: quote.earns })}</span>}
        </dd>
      </div>
    </dl>
  )
}

const toReduction = (name: ReactNode, riyals: number): ReactNode => (
  <Amount name={name}>
    <Money riyals={riyals} className="text-petal-deep" />
  </Amount>
)

function Amount({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}
