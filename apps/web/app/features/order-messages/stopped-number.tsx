import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'

type StoppedNumberProps = { orderId: string; person: 'buyer' | 'recipient' }

const TEXTS = { buyer: m.messages_desk_stopped_buyer, recipient: m.messages_desk_stopped_recipient } as const

/** Tells the desk that a number asked for no messages, and allows them again when its owner wants it (OPEN-04). */
export function StoppedNumber({ orderId, person }: StoppedNumberProps) {
  const [isAsking, setAsking] = useState(false)
  const { run, busy, problem } = useApiMutation(
    () => callApi('allowOrderMessages', { params: { orderId, audience: person } }),
    {
      onSuccess: ({ message, ...answer }) => {
        writeCached('getOrderMessages', { params: { orderId } }, answer)
        void notify.success(message, { where: 'shell' })
      },
      onError: () => setAsking(false),
    },
  )
  return (
    <Notice
      tone={problem === null ? 'warning' : 'error'}
      action={
        <Button look="secondary" size="small" className="min-h-11" onClick={() => setAsking(true)}>
          {m.messages_desk_allow()}
        </Button>
      }
    >
      {problem ?? TEXTS[person]()}
      <ConfirmDialog
        open={isAsking}
        title={m.messages_desk_allow_title()}
        confirmLabel={m.messages_desk_allow()}
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        {m.messages_desk_allow_text()}
      </ConfirmDialog>
    </Notice>
  )
}
