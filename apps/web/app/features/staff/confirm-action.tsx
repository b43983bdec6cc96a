import { type ReactNode, useState } from 'react'
import { textOf } from '../../lib/api/api-error.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'

type ConfirmActProps = {
  title: string
  confirmLabel: string
  children: ReactNode
  act: () => Promise<string>
  onClose: () => void
}

/** Asks, then does it; stays open and says why when it is refused. */
export function ConfirmAct({ title, confirmLabel, children, act, onClose }: ConfirmActProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const confirm = (): void => {
    setBusy(true)
    act()
      .then((message) => {
        void notify.success(message, { where: 'shell' })
        onClose()
      }, setProblem)
      .finally(() => setBusy(false))
  }
  return (
    <ConfirmDialog
      open
      dangerous
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
      {problem !== null && (
        <div className="mt-4">
          <Notice tone="error">{textOf(problem)}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
