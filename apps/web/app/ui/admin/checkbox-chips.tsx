import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../forms/field-error.tsx'
import { Check } from '../media/icons.tsx'

type Chip = { value: string; label: ReactNode; paint?: string }

type CheckboxChipsProps = {
  legend: ReactNode
  chips: readonly Chip[]
  chosen: readonly string[]
  error?: ReactNode
  onChange: (chosen: string[]) => void
}

/** Checkboxes as pills; `paint` adds a colour swatch. The result is in the order of `chips`. */
export function CheckboxChips({ legend, chips, chosen, error, onChange }: CheckboxChipsProps) {
  const id = useId()
  const toggle = (value: string): void => {
    const next = new Set(chosen)
    if (!next.delete(value)) next.add(value)
    const ordered = chips.filter((chip) => next.has(chip.value)).map((chip) => chip.value)
    onChange([...ordered, ...chosen.filter((one) => next.has(one) && !ordered.includes(one))])
  }
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, label, paint }) => {
          const on = chosen.includes(value)
          return (
            <label
              key={value}
              className={classes(
                'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-medium text-[0.9375rem] transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
                on ? 'border-leaf bg-sage text-leaf-deep' : 'border-line-strong bg-card hover:border-ink-soft',
              )}
            >
              <input type="checkbox" className="sr-only" checked={on} onChange={() => toggle(value)} />
              {on ? (
                <Check aria-hidden="true" size={16} />
              ) : (
                paint && (
                  <span
                    aria-hidden="true"
                    className="size-4 rounded-full border border-line-strong"
                    style={{ background: paint }}
                  />
                )
              )}
              {label}
            </label>
          )
        })}
      </div>
      <FieldError id={`${id}-error`} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  )
}
