import { m } from '@warda/i18n/messages'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

type StarsFieldProps = {
  label: ReactNode
  name: string
  value: number
  onChange: (stars: number) => void
  onBlur?: () => void
  error?: ReactNode
}

/** One to five stars as a group of radio buttons: arrows, touch and screen readers all work. */
export function StarsField({ label, name, value, onChange, onBlur, error }: StarsFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} onBlur={onBlur}>
      <legend className="mb-1 font-medium text-[0.9375rem]">{label}</legend>
      <div className="-ms-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={m.ui_stars({ stars })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg
              width="30"
              height="30"
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={stars <= value ? 'fill-star text-star' : 'fill-transparent text-line-strong'}
            >
              <path
                stroke="currentColor"
                strokeWidth="1.2"
                d="M10 1.600l2.600 5.300 5.800.8-4.200 4.100 1 5.800L10 14.900l-5.200 2.700 1-5.800L1.600 7.700l5.800-.8z"
              />
            </svg>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
