import type { Variant } from '@warda/contract/catalogue'
import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'

type SizePickerProps = { variants: readonly Variant[]; chosen: number | null; onChoose: (variantId: number) => void }

/** The sizes as radio buttons with stems and price; sold-out sizes are disabled. */
export function SizePicker({ variants, chosen, onChoose }: SizePickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.product_size()}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {variants.map((variant) => (
          <label
            key={variant.id}
            className="relative grid min-h-18 content-center rounded-card border border-line-strong bg-card px-4 py-2.5 leading-tight has-checked:border-leaf has-disabled:border-line has-disabled:bg-transparent has-checked:bg-sage has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="size"
              value={variant.id}
              checked={variant.id === chosen}
              disabled={variant.available === 0}
              onChange={() => onChoose(variant.id)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className="font-semibold">{variant.sizeName}</span>
            {variant.stems > 0 && (
              <span className="text-ink-soft text-sm">{m.product_stems({ count: variant.stems })}</span>
            )}
            <span className="mt-1 text-sm">
              {variant.available === 0 ? m.shop_sold_out() : <Money riyals={variant.price} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
