import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'

/** Revokes a unit after a confirmation. */
export function RevokeButton({ unitId }: { unitId: string }) {
  const [open, setOpen] = useState(false)
  const { run, busy, problem } = useApiMutation(() => callApi('revokeTaxUnit', { params: { unitId } }), {
    invalidates: ['taxUnits'],
    onSuccess: ({ message }) => {
      void notify.success(message)
      setOpen(false)
    },
  })
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {m.tax_revoke()}
      </Button>
      <ConfirmDialog
        open={open}
        title={m.tax_revoke_title()}
        confirmLabel={m.tax_revoke()}
        dangerous
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => setOpen(false)}
      >
        <p>{m.tax_revoke_text()}</p>
        {problem && <Notice tone="error">{problem}</Notice>}
      </ConfirmDialog>
    </>
  )
}
