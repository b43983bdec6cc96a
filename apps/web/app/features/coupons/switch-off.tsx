import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { textOf } from '../../lib/api/call-api.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { type Coupon, disableCoupon } from './use-coupons.ts'

/** Asks before a code is switched off for good. */
export function SwitchOff({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = (): void => {
    setProblem(null)
    onClose()
  }
  const confirm = async ({ code }: Coupon): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      void notify.success(await disableCoupon(code))
      close()
    } catch (error) {
      setProblem(textOf(error))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={coupon !== null}
      title={m.coupons_disable_ask({ code: coupon?.code ?? '' })}
      confirmLabel={m.coupons_disable()}
      cancelLabel={m.ui_cancel()}
      dangerous
      busy={busy}
      onConfirm={() => coupon && void confirm(coupon)}
      onCancel={close}
    >
      <p>{m.coupons_disable_text()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </ConfirmDialog>
  )
}
