import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'label'> & {
  label?: ComponentProps<typeof Field>['label']
}

/** An e-mail address; `autoComplete` defaults to the user's own. */
export function EmailField({ label = m.auth_email(), ...rest }: EmailFieldProps) {
  return <Field label={label} autoComplete="email" {...rest} type="email" dir="ltr" />
}
