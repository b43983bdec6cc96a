import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { CountForm } from './count-form.tsx'

type RecordFormProps = { employeeId: string; inHand: number; onClose: () => void }

/** Records and confirms cash that the desk took from a driver (RUN-02). */
export function RecordForm({ employeeId, inHand, onClose }: RecordFormProps) {
  return (
    <CountForm
      key={inHand}
      inHand={inHand}
      label={m.cash_received()}
      submitLabel={m.cash_confirm()}
      onCancel={onClose}
      onCount={async (body) => {
        const { message } = await callApi('recordHandover', { params: { employeeId }, body })
        void notify.success(message)
        onClose()
        void invalidate('cashHandovers')
      }}
    />
  )
}
