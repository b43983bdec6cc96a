import { m } from '@warda/i18n/messages'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { type Coupon, disableCoupon } from './use-coupons.ts'

/** Confirms disabling a coupon, which cannot be reverted. */
export function DisableCoupon({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { busy, problem, run, reset } = useApiMutation(({ code }: Coupon) => disableCoupon(code), {
    onSuccess: (message) => {
      void notify.success(message)
      onClose()
    },
  })
  const close = (): void => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={coupon !== null}
      title={m.coupons_disable_ask({ code: coupon?.code ?? '' })}
      confirmLabel={m.coupons_disable()}
      cancelLabel={m.ui_cancel()}
      dangerous
      busy={busy}
      onConfirm={() => coupon && void run(coupon)}
      onCancel={close}
    >
      <p>{m.coupons_disable_text()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </ConfirmDialog>
  )
}
