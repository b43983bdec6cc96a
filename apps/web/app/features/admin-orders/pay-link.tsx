import { m } from '@warda/i18n/messages'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PayLinkField } from '../../ui/data/pay-link-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'

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
  return (
    <div className="grid gap-4">
      <Notice tone={mailed ? 'success' : 'info'}>{message}</Notice>
      <PayLinkField link={link} />
    </div>
  )
}
