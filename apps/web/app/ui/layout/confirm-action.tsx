import type { ReactNode } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../feedback/notice.tsx'
import { notify } from '../feedback/toast.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmActionProps = {
  title: string
  confirmLabel: string
  children: ReactNode
  /** Returns the message of the toast. */
  action: () => Promise<string>
  onClose: () => void
}

/** Confirms and runs a dangerous action; stays open with the message when it is refused. */
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
