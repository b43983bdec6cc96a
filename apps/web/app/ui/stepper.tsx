import { m } from '@warda/i18n/messages'
import { Minus, Plus } from './icons.tsx'

type StepperProps = {
  /** Accessible name. */
  label: string
  value: number
  min?: number
  max?: number
  disabled?: boolean
  onChange: (value: number) => void
}

const button =
  'grid size-11 place-items-center rounded-full text-ink hover:bg-sand disabled:text-line-strong disabled:hover:bg-transparent'

/** An integer with buttons to decrease and increase it. */
export function Stepper({ label, value, min = 1, max = 99, disabled = false, onChange }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame into a table row
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-line-strong bg-card"
    >
      <button
        type="button"
        className={button}
        aria-label={m.ui_decrease()}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" size={16} />
      </button>
      <output aria-live="polite" className="tabular min-w-7 text-center font-semibold">
        {value}
      </output>
      <button
        type="button"
        className={button}
        aria-label={m.ui_increase()}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={16} />
      </button>
    </div>
  )
}
