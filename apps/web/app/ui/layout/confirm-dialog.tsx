import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { AmountText } from '../data/money.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** Makes the confirm button red. */
  dangerous?: boolean
  busy?: boolean
  onConfirm: () => void
  /** Called for the cancel button, Escape and a press outside. */
  onCancel: () => void
}

/** Asks for confirmation. The cancel button is first in the tab order. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    dangerous = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props
  return (
    <Dialog open={open} onClose={onCancel} title={title}>
      {children && <div className="text-ink-soft">{children}</div>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {cancelLabel ?? m.ui_cancel()}
        </Button>
        <Button look={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          <AmountText>{confirmLabel ?? m.ui_confirm()}</AmountText>
        </Button>
      </div>
    </Dialog>
  )
}
