import { m } from '@warda/i18n/messages'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Error message; marks the field as invalid. */
  error?: ReactNode
  /** Appends "optional" to the label. */
  optional?: boolean
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, hint and error of a control, connected for screen readers. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldTexts & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-medium text-[0.9375rem]">
        {label}
        {/* The space is part of the text: without it Arabic letters would join. */}
        {optional && <span className="font-normal text-ink-soft text-sm">{` ${m.ui_optional()}`}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Style of all text controls; at least 16 px, or phones zoom in. */
export const controlStyle =
  'w-full min-h-12 rounded-field border border-line-strong bg-card px-3.5 py-2 text-base text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-leaf aria-invalid:border-canceled-ink disabled:bg-sand disabled:text-ink-soft'
