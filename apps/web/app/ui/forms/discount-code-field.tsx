import { m } from '@warda/i18n/messages'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

/** Characters of the longest code. */
const MAX_LENGTH = 40

type DiscountCodeFieldProps = { error: ReactNode } & Omit<ComponentProps<'input'>, 'className'>

/** The discount code of an order that staff take. Takes the props of `<input>`, as `Field` does. */
export const DiscountCodeField = ({ error, ...input }: DiscountCodeFieldProps) => (
  <Field
    label={m.admin_phone_code()}
    optional
    dir="ltr"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={MAX_LENGTH}
    error={error}
    {...input}
  />
)
