import { m } from '@warda/i18n/messages'
import { MailWarning } from 'lucide-react'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'

type AccountCreatedProps = { email: string | null; onConfirm: () => void; onCancel: () => void }

/** Shown after a registration: the address still has to be confirmed, and confirming leads to the login (SHELL-08). */
export function AccountCreated({ email, onConfirm, onCancel }: AccountCreatedProps) {
  return (
    <ConfirmDialog
      open={email !== null}
      title={m.auth_created_title()}
      confirmLabel={m.auth_created_confirm()}
      cancelLabel={m.auth_created_cancel()}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="flex items-start gap-3 rounded-field bg-pending px-4 py-3 text-pending-ink">
        <MailWarning aria-hidden="true" size={22} className="mt-0.5 shrink-0" />
        <p>{m.auth_created_text({ email: email ?? '' })}</p>
      </div>
    </ConfirmDialog>
  )
}
