import type { BranchManager } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { deleteManager } from './use-managers.ts'

type DeleteManagerProps = {
  branchId: number
  manager: BranchManager
  open: boolean
  onClose: () => void
}

/** Asks for confirmation, because the deletion is final and ends the login at once. */
export function DeleteManager({ branchId, manager, open, onClose }: DeleteManagerProps) {
  const { busy, error, run, reset } = useApiMutation(() => deleteManager(branchId, manager.id), {
    onSuccess: (message) => {
      void notify.success(message || m.managers_deleted(), { where: 'shell' })
      onClose()
    },
    onError: (failure) => void notify.error(getErrorMessage(failure, m.managers_delete_failed())),
  })
  const problem = error === null ? null : getErrorMessage(error, m.managers_delete_failed())
  const close = (): void => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      dangerous
      busy={busy}
      title={m.managers_delete_title()}
      confirmLabel={m.managers_delete_confirm()}
      onConfirm={() => void run()}
      onCancel={close}
    >
      <p>{m.managers_delete_text({ name: manager.user.fullName })}</p>
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
