import { m } from '@warda/i18n/messages'
import { Copy } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { notify } from '../feedback/toast.ts'
import { controlStyle } from '../forms/field-frame.tsx'

/** A payment link to copy into another channel. */
export function PayLinkField({ link }: { link: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link).then(
      () => notify.success(m.admin_order_pay_link_copied()),
      () => notify.info(m.admin_order_pay_link_by_hand()),
    )
  }
  return (
    <div className="grid w-full gap-4">
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
