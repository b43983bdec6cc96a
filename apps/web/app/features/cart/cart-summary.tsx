import { m } from '@warda/i18n/messages'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import type { Cart } from './cart-present.ts'
import { exceedsStock } from './stock.ts'
import { useCartQuote } from './use-cart-quote.ts'

/** Total and checkout button; disabled while a line exceeds the stock. */
export function CartSummary({ userId, cart }: { userId: string; cart: Cart }) {
  const { data: quote } = useCartQuote(userId, cart)
  const discounts = quote?.discounts ?? []
  const hasShortage = cart.lines.some(exceedsStock)
  return (
    <section aria-labelledby="cart-summary" className="grid gap-4 rounded-card bg-sand p-6 lg:sticky lg:top-24">
      <h2 id="cart-summary" className="text-2xl">
        {m.cart_summary()}
      </h2>
      <p className="text-ink-soft">{m.cart_count({ count: cart.count })}</p>
      <p className="flex items-baseline justify-between gap-4 border-line-strong/40 border-t pt-4 font-semibold text-lg">
        {m.cart_subtotal()}
        <Money riyals={cart.subtotal} className="text-2xl" />
      </p>
      {discounts.length > 0 && (
        <dl aria-label={m.cart_offers()} className="grid gap-1 font-medium text-petal-deep">
          {discounts.map(({ target, name, amount }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{target === 'delivery' ? m.cart_off_delivery() : <Money riyals={-amount} />}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-ink-soft text-sm">{m.cart_vat_note()}</p>
      {hasShortage ? (
        <>
          <Button size="large" wide disabled>
            {m.cart_checkout()}
          </Button>
          <p role="status" className="font-medium text-pending-ink text-sm">
            {m.cart_blocked()}
          </p>
        </>
      ) : (
        <LinkButton to={paths.checkout} size="large" wide>
          {m.cart_checkout()}
        </LinkButton>
      )}
      <LinkButton to={paths.shop} look="quiet" wide>
        {m.cart_continue()}
      </LinkButton>
    </section>
  )
}
