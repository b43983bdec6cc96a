import { m } from '@warda/i18n/messages'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { CouponForm } from './coupon-form.ts'

export type FieldsProps = { contractForm: ContractForm<CouponForm, CouponForm> }

/** The choice between code and automatic, the code, and the names. */
export function NameFields({ contractForm: { form, getError } }: FieldsProps) {
  const [use, isNew] = form.watch(['use', 'isNew'])
  const isAutomatic = use === 'automatic'
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {isNew && (
        <div className="sm:col-span-2">
          <RadioGroup
            legend={m.coupons_use()}
            beside
            choices={[
              { value: 'code', label: m.coupons_use_code() },
              { value: 'automatic', label: m.coupons_use_automatic() },
            ]}
            {...form.register('use')}
          />
        </div>
      )}
      {!(isAutomatic && isNew) && (
        <Field
          label={m.coupons_code()}
          hint={isNew ? m.coupons_code_hint() : undefined}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={!isNew}
          className="uppercase read-only:bg-sand"
          error={getError('code')}
          {...form.register('code')}
        />
      )}
      <Field
        label={m.coupons_name()}
        optional
        hint={m.coupons_name_hint()}
        autoComplete="off"
        error={getError('name')}
        {...form.register('name')}
      />
      <Field
        label={m.coupons_title_en()}
        optional={!isAutomatic}
        hint={m.coupons_title_hint()}
        dir="ltr"
        lang="en"
        autoComplete="off"
        className="sm:col-start-1"
        error={getError('titleEn')}
        {...form.register('titleEn')}
      />
      <Field
        label={m.coupons_title_ar()}
        optional={!isAutomatic}
        hint={m.coupons_title_hint()}
        dir="rtl"
        lang="ar"
        autoComplete="off"
        error={getError('titleAr')}
        {...form.register('titleAr')}
      />
    </div>
  )
}
