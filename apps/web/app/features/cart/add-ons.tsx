import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { ShoppingBag } from '../../ui/media/icons.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { CartLine } from './cart-present.ts'
import { useAddLine } from './use-cart.ts'

/** Add-on products that are not in the cart yet; nothing when the shop has none. */
export function AddOns({ userId, lines }: { userId: string; lines: readonly CartLine[] }) {
  const { data = [] } = useApiQuery('getAddOns', {}, { staleTime: 300_000 })
  const add = useAddLine(userId)
  const available = data.filter(({ id }) => !lines.some((line) => line.productId === id))
  if (available.length === 0) return null
  return (
    <section aria-labelledby="add-ons" className="mt-4 grid gap-3">
      <h2 id="add-ons" className="text-2xl">
        {m.cart_add_ons()}
      </h2>
      <p className="text-ink-soft text-sm">{m.cart_add_ons_text()}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {available.map(({ id, name, price, picture, defaultVariantId }) => (
          <li key={id} className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
            <Picture picture={picture} sizes="64px" decorative className="aspect-square w-16 rounded-field" />
            <p className="grid flex-1">
              {name}
              <Money riyals={price} className="text-ink-soft text-sm" />
            </p>
            {defaultVariantId !== null && (
              <Button
                look="secondary"
                size="icon"
                aria-label={m.cart_add_named({ name })}
                title={m.cart_add_named({ name })}
                onClick={() => add.mutate(defaultVariantId)}
              >
                <ShoppingBag aria-hidden="true" size={19} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
