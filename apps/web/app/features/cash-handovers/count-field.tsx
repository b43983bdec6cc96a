import type { ComponentProps } from 'react'
import { SCREEN_LIMITS } from '../../lib/screen-limits.ts'
import { Field } from '../../ui/forms/field.tsx'

/** A counted amount in riyals; accepts Arabic digits. */
export function CountField(props: Pick<ComponentProps<typeof Field>, 'label' | 'error'> & ComponentProps<'input'>) {
  return (
    <Field
      inputMode="decimal"
      step={SCREEN_LIMITS.amountStep}
      autoComplete="off"
      dir="ltr"
      className="tabular font-semibold text-lg"
      {...props}
    />
  )
}
