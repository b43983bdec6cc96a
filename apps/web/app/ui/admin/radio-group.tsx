import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { AmountText } from '../data/money.tsx'
import { FieldError } from '../forms/field-error.tsx'

type Choice = { value: string; label: ReactNode; text?: ReactNode }

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: ReactNode
  choices: readonly Choice[]
  error?: ReactNode
  /** Side by side instead of stacked. */
  beside?: boolean
  /** The selected value of a controlled group; an unknown value selects none. */
  selected?: string | undefined
}

/** Radio buttons as large targets. A form library's registration can be spread onto it. */
export function RadioGroup({ legend, choices, error, beside = false, selected, ...radio }: RadioGroupProps) {
  const id = useId()
  const chosen = (value: string) => (selected === undefined ? {} : { checked: value === selected })
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">
        <AmountText>{legend}</AmountText>
      </legend>
      <div
        className={classes(
          'grid gap-2',
          beside && 'grid-cols-[repeat(auto-fit,minmax(100px,1fr))] whitespace-nowrap *:gap-2! *:px-2.5!',
        )}
      >
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-3 rounded-field border border-line-strong bg-card px-3.5 py-2 transition-colors duration-150 hover:border-ink-soft has-checked:border-leaf has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input {...radio} {...chosen(value)} type="radio" value={value} className="size-5 shrink-0 outline-none" />
            <span className="min-w-0">
              <span className="font-medium">
                <AmountText>{label}</AmountText>
              </span>
              {text && (
                <span className="block text-ink-soft text-sm">
                  <AmountText>{text}</AmountText>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  )
}
