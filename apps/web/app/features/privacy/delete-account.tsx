import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { ApiError, callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { saveFlashMessage } from '../../lib/browser/flash-message.ts'
import { deleteDrafts } from '../../lib/forms/drafts.ts'
import { clearSession } from '../../lib/session/session-changes.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'

/** Deletes the account: explains what is deleted and what is retained, then asks for the password. */
export function DeleteAccount({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3 border-line border-t pt-6">
      <h3 className="font-semibold text-lg">{m.privacy_delete_title()}</h3>
      <p className="text-ink-soft">{m.privacy_delete_text()}</p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 font-semibold text-canceled-ink underline underline-offset-4"
      >
        {m.privacy_delete_open()}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.privacy_delete_ask()}>
        <Confirm userId={userId} onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function Confirm({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const { busy, error, problem, run } = useApiMutation(
    () => callApi('deleteMyAccount', { params: { userId }, body: { password } }),
    { onSuccess: ({ message }) => leaveAfterDeletion(message) },
  )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  const field = error instanceof ApiError ? error.errors.password?.[0] : undefined
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-soft">{m.privacy_delete_warning()}</p>
      {error !== null && field === undefined && <Notice tone="error">{problem}</Notice>}
      <PasswordField
        label={m.privacy_delete_password()}
        name="password"
        autoComplete="current-password"
        value={password}
        error={field}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" className="min-h-12" onClick={onCancel}>
          {m.privacy_delete_keep()}
        </Button>
        <Button type="submit" look="danger" className="min-h-12" busy={busy} disabled={password === ''}>
          {m.privacy_delete_confirm()}
        </Button>
      </div>
    </form>
  )
}

/** Clears the user's data in this browser; a full page load clears what is in memory. */
const leaveAfterDeletion = (message: string): void => {
  clearSession()
  deleteDrafts()
  saveFlashMessage({ kind: 'success', text: message })
  location.assign(paths.home)
}
