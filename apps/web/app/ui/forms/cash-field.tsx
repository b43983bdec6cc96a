import type { ComponentProps } from 'react'
import { SCREEN_LIMITS } from '../../lib/screen-limits.ts'
import { Field } from './field.tsx'

/** An amount of cash in riyals; accepts Arabic digits. */
export function CashField(
  props: Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & ComponentProps<'input'>,
) {
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
