import type { BranchManager } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { textOf } from '../../lib/api/call-api.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { deleteManager } from './use-managers.ts'

type DeleteManagerProps = {
  userId: string
  branchId: number
  manager: BranchManager
  open: boolean
  onClose: () => void
}

/** Asks first: it can't be taken back, and the login ends at once. */
export function DeleteManager({ userId, branchId, manager, open, onClose }: DeleteManagerProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = (): void => {
    setProblem(null)
    onClose()
  }
  const act = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const message = await deleteManager(userId, branchId, manager.id)
      void notify.success(message || m.managers_deleted(), { where: 'shell' })
      close()
    } catch (error) {
      const text = textOf(error, m.managers_delete_failed())
      setProblem(text)
      void notify.error(text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      dangerous
      busy={busy}
      title={m.managers_delete_title()}
      confirmLabel={m.managers_delete_confirm()}
      onConfirm={() => void act()}
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
