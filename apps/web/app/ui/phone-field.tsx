import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** A phone number; `autoComplete` defaults to off, because it is often another person's number. */
export function PhoneField(props: Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'inputMode'>) {
  return <Field autoComplete="off" {...props} type="tel" dir="ltr" inputMode="tel" />
}
