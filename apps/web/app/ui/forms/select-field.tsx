import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { ChevronDown } from '../media/icons.tsx'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

type SelectFieldProps = FieldTexts & ComponentProps<'select'>

/** A native select; pass `<option>`s as children. */
export function SelectField({ label, hint, error, optional, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={classes(controlStyle, 'appearance-none pe-11', className)} />
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-soft"
          />
        </div>
      )}
    </FieldFrame>
  )
}
