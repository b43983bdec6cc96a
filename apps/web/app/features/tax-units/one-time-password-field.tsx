import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/forms/field.tsx'

/** The one-time password of the authority's portal. */
export function OneTimePasswordField(props: Pick<ComponentProps<typeof Field>, 'error'> & ComponentProps<'input'>) {
  return (
    <Field
      label={m.tax_one_time_password()}
      hint={m.tax_one_time_password_hint()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      dir="ltr"
      className="tabular tracking-widest"
      {...props}
    />
  )
}
