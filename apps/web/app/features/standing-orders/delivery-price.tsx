import type { UseQueryResult } from '@tanstack/react-query'
import type { StandingQuote } from '@warda/contract/standing-orders'
import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'

/** The price of one delivery by the server, which is agreed when the form is saved. */
export function DeliveryPrice({ query }: { query: UseQueryResult<StandingQuote, Error> }) {
  return (
    <section aria-label={m.standing_shopper_price()} aria-live="polite" className="rounded-card bg-sand p-5">
      <QueryResult query={query}>{(quote) => <Lines quote={quote} />}</QueryResult>
    </section>
  )
}

function Lines({ quote }: { quote: StandingQuote }) {
  const rows = [
    { name: m.standing_shopper_goods(), riyals: quote.subtotal },
    ...(quote.discount > 0 ? [{ name: m.standing_shopper_discount(), riyals: -quote.discount }] : []),
    { name: m.standing_shopper_fee(), riyals: quote.deliveryFee },
    { name: m.standing_shopper_vat(), riyals: quote.vat },
  ]
  return (
    <div className="grid gap-3">
      {quote.problem && <Notice tone="warning">{quote.problem}</Notice>}
      <dl className="grid gap-1.5">
        {rows.map(({ name, riyals }) => (
          <div key={name} className="flex justify-between gap-4 text-ink-soft">
            <dt>{name}</dt>
            <dd>
              <Money riyals={riyals} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>{m.standing_shopper_total()}</dt>
          <dd>
            <Money riyals={quote.total} className="font-display text-2xl" />
          </dd>
        </div>
      </dl>
      <p className="text-ink-soft text-sm">{m.standing_shopper_agreed_text()}</p>
    </div>
  )
}
