import { m } from '@warda/i18n/messages'
import { swatchPaint } from '../../lib/shop/swatch-paint.ts'

/** The colour of a new option before one is chosen. */
export const NEW_SWATCH = '#b0405f'

type SwatchFieldProps = {
  name: string
  /** `#rrggbb`; null for several colours. */
  value: string | null
  onChange: (swatch: string | null) => void
}

/** The colour that stands beside the name in filters, or several colours. */
export function SwatchField({ name, value, onChange }: SwatchFieldProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {value === null ? (
        <span
          aria-hidden="true"
          className="size-11 rounded-field border border-line-strong"
          style={{ background: swatchPaint(null) }}
        />
      ) : (
        <input
          type="color"
          value={value}
          aria-label={m.product_options_swatch_of({ name })}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="size-11 cursor-pointer rounded-field border border-line-strong bg-card p-1"
        />
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={value === null}
          aria-label={m.product_options_several_of({ name })}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : NEW_SWATCH)}
          className="size-5"
        />
        {m.product_options_several()}
      </label>
    </div>
  )
}
