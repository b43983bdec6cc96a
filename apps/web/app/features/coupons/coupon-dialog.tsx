import { m } from '@warda/i18n/messages'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { couponForm, toBody, toForm } from './coupon-form.ts'
import { describeCoupon } from './describe-coupon.ts'
import { GoodsFields } from './goods-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { type Coupon, saveCoupon } from './use-coupons.ts'
import { ValueFields } from './value-fields.tsx'

type CouponDialogProps = { open: boolean; coupon: Coupon | null; onClose: () => void }

/** Creates a discount, or changes its limits. */
export function CouponDialog({ open, coupon, onClose }: CouponDialogProps) {
  const title = coupon === null ? m.coupons_new() : m.coupons_edit_title({ code: coupon.code })
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={title} wide>
      <Fields coupon={coupon} onClose={onClose} />
    </ResponsiveDialog>
  )
}

function Fields({ coupon, onClose }: Omit<CouponDialogProps, 'open'>) {
  const contractForm = useContractForm({
    schema: couponForm,
    defaults: toForm(coupon),
    draft: { name: `coupon:${coupon?.code ?? 'new'}` },
  })
  const { problem, busy, submit } = contractForm
  const save = submit(async (values) => {
    try {
      void notify.success(await saveCoupon(toBody(values)))
      onClose()
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    }
  })
  const isFixed = coupon?.isUsed === true
  const summary = describeCoupon({ ...toForm(coupon), ...contractForm.form.watch() })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-6">
      {problem && <Notice tone="error">{problem}</Notice>}
      <NameFields contractForm={contractForm} />
      <ValueFields contractForm={contractForm} isFixed={isFixed} />
      <GoodsFields contractForm={contractForm} />
      <BuyerFields contractForm={contractForm} />
      <LimitFields contractForm={contractForm} />
      <p role="status" className="rounded-field bg-sage px-4 py-3 font-medium">
        <AmountText>{summary ?? m.coupons_says_nothing()}</AmountText>
      </p>
      <FormButtons submit={m.coupons_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}
