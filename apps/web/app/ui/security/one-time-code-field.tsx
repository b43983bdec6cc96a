import type { ComponentProps } from 'react'
import { Field } from '../forms/field.tsx'

/** A code of the authenticator app or a recovery code; browsers offer a code that they know. */
export function OneTimeCodeField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
