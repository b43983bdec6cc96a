import { handInBody } from '@warda/contract/cash-handovers'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { CountField } from './count-field.tsx'

type RecordFormProps = { employeeId: string; inHand: number; onClose: () => void }

/** Records and confirms cash that the desk took from a driver (RUN-02). */
export function RecordForm({ employeeId, inHand, onClose }: RecordFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: handInBody,
    defaults: { expected: inHand, counted: '', note: '' },
  })
  const record = submit(async ({ counted, note = '' }) => {
    const body = { expected: inHand, counted: halalasToRiyals(counted), note }
    const { message } = await callApi('recordHandover', { params: { employeeId }, body })
    void notify.success(message)
    onClose()
    void invalidate('cashHandovers')
  })
  return (
    <form method="post" noValidate onSubmit={record} className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <CountField label={m.cash_received()} error={getError('counted')} {...form.register('counted')} />
      <TextareaField
        label={m.cash_note()}
        optional
        rows={2}
        maxLength={LIMITS.deliveryNote}
        className="min-h-20!"
        error={getError('note')}
        {...form.register('note')}
      />
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        <Button look="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.cash_confirm()}
        </Button>
      </div>
    </form>
  )
}
