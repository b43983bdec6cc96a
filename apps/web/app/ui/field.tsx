import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

type FieldProps = FieldTexts & ComponentProps<'input'>

/**
 * A text field. Takes the props of `<input>`, so that a form library's registration can be spread onto it.
 * `dir="ltr"` for e-mails, phones and numbers: they keep their direction and are aligned to the start of the line.
 */
export function Field({ label, hint, error, optional, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          className={classes(controlStyle, input.dir === 'ltr' && 'rtl:text-end', className)}
        />
      )}
    </FieldFrame>
  )
}
