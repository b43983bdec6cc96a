import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'

type EndSessionsDialogProps = {
  title: string
  confirmLabel: string
  text: string
  send: () => Promise<{ message: string }>
  onClose: () => void
}

/** Asks before a session is ended; stays open with the message when that is refused. */
export function EndSessionsDialog({ title, confirmLabel, text, send, onClose }: EndSessionsDialogProps) {
  const { busy, problem, run } = useApiMutation(send, {
    invalidates: ['getSessions'],
    onSuccess: ({ message }) => {
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
      <p>{text}</p>
      {problem !== null && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
