import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** A phone number in any form; somebody else's when `autoComplete` says nothing else. */
export function PhoneField(props: Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'inputMode'>) {
  return <Field autoComplete="off" {...props} type="tel" dir="ltr" inputMode="tel" />
}
