import { m } from '@warda/i18n/messages'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { couponForm, toBody, toForm } from './coupon-form.ts'
import { type Coupon, saveCoupon } from './use-coupons.ts'

type CouponDialogProps = { open: boolean; coupon: Coupon | null; onClose: () => void }

/** Creates a coupon, or changes its limits. */
export function CouponDialog({ open, coupon, onClose }: CouponDialogProps) {
  const title = coupon === null ? m.coupons_new() : m.coupons_edit_title({ code: coupon.code })
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={title} wide>
      <Fields coupon={coupon} onClose={onClose} />
    </ResponsiveDialog>
  )
}

function Fields({ coupon, onClose }: Omit<CouponDialogProps, 'open'>) {
  const isNew = coupon === null
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: couponForm,
    defaults: toForm(coupon),
    draft: { name: `coupon:${coupon?.code ?? 'new'}` },
  })
  const save = submit(async (values) => {
    try {
      void notify.success(await saveCoupon(toBody(values, isNew)))
      onClose()
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    }
  })
  const fixed = coupon !== null && coupon.uses > 0
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
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
        <Field
          label={m.coupons_percent()}
          hint={fixed ? m.coupons_percent_fixed_hint() : undefined}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          readOnly={fixed}
          className="read-only:bg-sand"
          error={getError('percent')}
          {...form.register('percent')}
        />
        <div className="sm:col-span-2">
          <Field
            label={m.coupons_name()}
            optional
            hint={m.coupons_name_hint()}
            autoComplete="off"
            error={getError('name')}
            {...form.register('name')}
          />
        </div>
        <DateField
          label={m.coupons_starts()}
          optional
          type="datetime-local"
          hint={m.coupons_riyadh_hint()}
          error={getError('startsAt')}
          {...form.register('startsAt')}
        />
        <DateField
          label={m.coupons_ends()}
          optional
          type="datetime-local"
          hint={m.coupons_riyadh_hint()}
          error={getError('endsAt')}
          {...form.register('endsAt')}
        />
        <Field
          label={m.coupons_most_uses()}
          optional
          hint={m.coupons_most_uses_hint()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          error={getError('mostUses')}
          {...form.register('mostUses')}
        />
        <Field
          label={m.coupons_most_per_user()}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          error={getError('mostPerUser')}
          {...form.register('mostPerUser')}
        />
        <div className="sm:col-span-2">
          <Field
            label={m.coupons_least()}
            optional
            hint={m.coupons_least_hint()}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            error={getError('leastSubtotal')}
            {...form.register('leastSubtotal')}
          />
        </div>
      </div>
      <FormButtons submit={m.coupons_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}
