import { m } from '@warda/i18n/messages'
import { Copy, Send } from 'lucide-react'
import { useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { controlStyle } from '../../ui/forms/field-frame.tsx'

type PayLinkResult = { message: string; link: string; mailed: boolean }

/** Mails the payment link to the buyer and shows it for other channels. */
export function PayLink({ orderId }: { orderId: string }) {
  const [result, setResult] = useState<PayLinkResult | null>(null)
  const { busy, run: send } = useApiMutation(() => callApi('sendPayLink', { params: { orderId } }), {
    onSuccess: ({ message, data, mailed }) => setResult({ message, link: data.link, mailed }),
    onError: (error) => void notify.error(getErrorMessage(error)),
  })
  return (
    <>
      <Button look="secondary" className="min-h-12" busy={busy} onClick={() => void send()}>
        {!busy && <Send aria-hidden="true" size={18} className="rtl:-scale-x-100" />}
        {m.admin_order_pay_link()}
      </Button>
      <ResponsiveDialog open={result !== null} title={m.admin_order_pay_link_title()} onClose={() => setResult(null)}>
        {result && <PayLinkDetails result={result} />}
      </ResponsiveDialog>
    </>
  )
}

function PayLinkDetails({ result: { message, link, mailed } }: { result: PayLinkResult }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link).then(
      () => notify.success(m.admin_order_pay_link_copied()),
      () => notify.info(m.admin_order_pay_link_by_hand()),
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone={mailed ? 'success' : 'info'}>{message}</Notice>
      <input
        readOnly
        dir="ltr"
        aria-label={m.admin_order_pay_link_title()}
        value={link}
        onFocus={({ target }) => target.select()}
        className={controlStyle}
      />
      <Button className="min-h-12" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={18} />
        {m.admin_order_pay_link_copy()}
      </Button>
    </div>
  )
}
