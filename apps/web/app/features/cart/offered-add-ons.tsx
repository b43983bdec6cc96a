import type { ProductCard } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { AddToCart } from './add-to-cart.tsx'

/** Add-ons beside a product; nothing when the shop has none. */
export function OfferedAddOns({ addOns }: { addOns: readonly ProductCard[] }) {
  if (addOns.length === 0) return null
  return (
    <section aria-label={m.product_add_ons()} className="grid gap-2">
      <p className="font-semibold">{m.product_add_ons()}</p>
      <ul className="grid gap-2">
        {addOns.map(({ id, name, price, picture, defaultVariantId }) => (
          <li key={id} className="flex items-center gap-3 rounded-field border border-line bg-card p-2 pe-3">
            <Picture picture={picture} sizes="56px" decorative className="aspect-square w-14 rounded-field" />
            <span className="grid flex-1">
              {name}
              <Money riyals={price} className="text-ink-soft text-sm" />
            </span>
            <AddToCart variantId={defaultVariantId} name={name} look="card" />
          </li>
        ))}
      </ul>
    </section>
  )
}
