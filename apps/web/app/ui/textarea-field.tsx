import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextareaFieldProps = FieldTexts & ComponentProps<'textarea'>

/** Several lines of text; grows with its content where the browser supports it. */
export function TextareaField({ label, hint, error, optional, className, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <textarea
          rows={4}
          {...textarea}
          {...wiring}
          className={classes(controlStyle, 'field-sizing-content max-h-80 min-h-28 resize-y', className)}
        />
      )}
    </FieldFrame>
  )
}
