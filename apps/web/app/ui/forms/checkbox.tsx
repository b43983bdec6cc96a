import { type ComponentProps, type ReactNode, useId } from 'react'
import { AmountText } from '../data/money.tsx'
import { FieldError } from './field-error.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode }

/** A checkbox with a label; the whole line is clickable. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-[0.9375rem] leading-6">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>
          <AmountText>{label}</AmountText>
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
