import type { ReactNode } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'

type ConfirmActionProps = {
  title: string
  confirmLabel: string
  children: ReactNode
  action: () => Promise<string>
  onClose: () => void
}

/** Confirms and runs an action; stays open with the message when it is refused. */
export function ConfirmAction({ title, confirmLabel, children, action, onClose }: ConfirmActionProps) {
  const { busy, problem, run } = useApiMutation(action, {
    onSuccess: (message) => {
      void notify.success(message, { where: 'shell' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      dangerous
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {children}
      {problem !== null && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
