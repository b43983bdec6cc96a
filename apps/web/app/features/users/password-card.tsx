import { m } from '@warda/i18n/messages'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** Opens the change-password dialog, which closes when the password is changed (ROUTE-14). */
export function PasswordCard({ userId, email }: { userId: string; email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="grid justify-items-start gap-2 rounded-card bg-sage p-5 sm:p-8">
      <KeyRound aria-hidden="true" size={24} className="text-leaf" />
      <h2 className="text-2xl">{m.profile_security()}</h2>
      <p className="text-ink-soft">{m.profile_security_text()}</p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-2 min-h-11 font-semibold text-leaf underline underline-offset-4 hover:text-leaf-deep"
      >
        {m.profile_change_password()}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.change_password_title()}>
        <ChangePasswordForm userId={userId} email={email} onChanged={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}
