import { failBody } from '@warda/contract/receipts'
import { FAILURE_REASONS } from '@warda/domain/delivery/failed-delivery'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { failOrder } from './board-action.ts'
import type { BoardCard } from './board-present.ts'
import { reasonText } from './failure-labels.ts'

/** Form that records a failed delivery; the buyer is then asked how to proceed. */
export function FailForm({ order, onClose }: { order: BoardCard; onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: failBody,
    defaults: { orderId: order.id, note: '' },
    draft: { name: `failure:${order.id}:${order.attempt}` },
  })
  const fail = submit(async ({ reason, note = '' }) => {
    try {
      await failOrder(order, { reason, note })
      onClose()
    } catch (error) {
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={fail} className="grid gap-5">
      <p className="text-ink-soft">{m.board_fail_lead()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <RadioGroup
        legend={m.board_fail_reason()}
        choices={FAILURE_REASONS.map((value) => ({ value, label: reasonText(value) }))}
        error={getError('reason')}
        {...form.register('reason')}
      />
      <TextareaField
        label={m.board_note()}
        optional
        rows={2}
        maxLength={LIMITS.deliveryNote}
        className="min-h-20!"
        error={getError('note')}
        {...form.register('note')}
      />
      <FormButtons submit={m.board_fail_submit()} busy={busy} onCancel={onClose} danger />
    </form>
  )
}
