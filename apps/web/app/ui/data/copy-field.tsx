import { m } from '@warda/i18n/messages'
import { Copy } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { notify } from '../feedback/toast.ts'
import { controlStyle } from '../forms/field-frame.tsx'

type CopyFieldProps = {
  label: string
  value: string
  /** Text of the button; default "Copy". */
  copy?: string
  /** Text of the toast; default "Copied". */
  copied?: string
}

/** A text to copy into another program, such as a link or a key. */
export function CopyField({ label, value, copy = m.ui_copy(), copied = m.ui_copied() }: CopyFieldProps) {
  const write = async (): Promise<void> => {
    await navigator.clipboard.writeText(value).then(
      () => notify.success(copied),
      () => notify.info(m.admin_order_pay_link_by_hand()),
    )
  }
  return (
    <div className="grid w-full gap-4">
      <input
        readOnly
        dir="ltr"
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        className={controlStyle}
      />
      <Button className="min-h-12" onClick={() => void write()}>
        <Copy aria-hidden="true" size={18} />
        {copy}
      </Button>
    </div>
  )
}
