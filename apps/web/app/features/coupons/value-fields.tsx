import { m } from '@warda/i18n/messages'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { FieldsProps } from './name-fields.tsx'

/** Kind and value of the discount; read-only once an order used it. */
export function ValueFields({ contractForm: { form, getError }, isFixed }: FieldsProps & { isFixed: boolean }) {
  const kind = form.watch('kind')
  const field = { dir: 'ltr', autoComplete: 'off', readOnly: isFixed, className: 'read-only:bg-sand' } as const
  const hint = isFixed ? m.coupons_percent_fixed_hint() : undefined
  const choices = [
    { value: 'percent', label: m.coupons_kind_percent() },
    { value: 'amount', label: m.coupons_kind_amount() },
    { value: 'freeDelivery', label: m.coupons_kind_delivery() },
  ].filter(({ value }) => !isFixed || value === kind)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <RadioGroup
          legend={m.coupons_kind()}
          beside
          choices={choices}
          error={getError('kind')}
          {...form.register('kind')}
        />
      </div>
      {kind === 'percent' && (
        <Field
          label={m.coupons_percent()}
          inputMode="numeric"
          hint={hint}
          error={getError('percent')}
          {...field}
          {...form.register('percent')}
        />
      )}
      {kind === 'amount' && (
        <Field
          label={m.coupons_amount()}
          inputMode="decimal"
          hint={hint}
          error={getError('amount')}
          {...field}
          {...form.register('amount')}
        />
      )}
      {kind !== 'amount' && (
        <Field
          label={m.coupons_max()}
          optional
          inputMode="decimal"
          hint={hint ?? m.coupons_no_limit_hint()}
          error={getError('maxDiscount')}
          {...field}
          {...form.register('maxDiscount')}
        />
      )}
    </div>
  )
}
