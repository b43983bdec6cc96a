import type { Facets } from '@warda/contract/search'
import { m } from '@warda/i18n/messages'
import { swatchPaint } from '../../lib/shop/swatch-paint.ts'

type ColourFilterProps = { chosen: readonly string[]; colours: Facets['colours'] }

/** Colour checkboxes with name and product count. */
export function ColourFilter({ chosen, colours }: ColourFilterProps) {
  const visible = colours.filter(({ colour, count }) => count > 0 || chosen.includes(colour))
  if (visible.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-display text-lg">{m.shop_colour()}</legend>
      <div className="flex flex-wrap gap-2">
        {visible.map(({ colour, name, swatch, count }) => (
          <label
            key={colour}
            className="relative flex min-h-11 items-center gap-2 rounded-full border border-line bg-card ps-2.5 pe-3.5 text-sm has-checked:border-leaf has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-leaf lg:min-h-9"
          >
            <input
              type="checkbox"
              name="colour"
              value={colour}
              defaultChecked={chosen.includes(colour)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className="size-4 rounded-full border border-ink/20"
              style={{ background: swatchPaint(swatch) }}
            />
            {name}
            <span className="tabular text-ink-soft">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
