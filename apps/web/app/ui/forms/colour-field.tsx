import { useId } from 'react'
import { classes } from '../classes.ts'
import { controlStyle } from './field-frame.tsx'

type ColourFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  presets: readonly { value: string; name: string }[]
  onChange: (colour: string) => void
  /** Name of the field in which a colour is typed. */
  codeLabel: string
}

/** A colour: proposals to choose from, and any other as `#rrggbb`. */
export function ColourField({ label, hint, error, value, presets, onChange, codeLabel }: ColourFieldProps) {
  const id = useId()
  const selected = value.toLowerCase()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {presets.map((preset) => (
          <label
            key={preset.value}
            title={preset.name}
            className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              value={preset.value}
              checked={preset.value === selected}
              onChange={() => onChange(preset.value)}
              className="sr-only"
            />
            <span aria-hidden="true" className="size-8 rounded-full" style={{ backgroundColor: preset.value }} />
            <span className="sr-only">{preset.name}</span>
          </label>
        ))}
        <span className="flex items-center gap-2">
          <input
            type="color"
            value={/^#[\da-f]{6}$/.test(selected) ? selected : '#000000'}
            aria-label={label}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className="size-11 cursor-pointer rounded-field border border-line-strong bg-card p-1"
          />
          <input
            value={value}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            aria-label={codeLabel}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-text`}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
            className={classes(controlStyle, 'tabular w-32 rtl:text-end')}
          />
        </span>
      </div>
      <p
        id={`${id}-text`}
        role={error ? 'alert' : undefined}
        className={classes('mt-1.5 text-sm', error ? 'font-medium text-canceled-ink' : 'text-ink-soft')}
      >
        {error ?? hint}
      </p>
    </fieldset>
  )
}
