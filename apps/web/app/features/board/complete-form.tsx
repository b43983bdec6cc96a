import { proofBody } from '@warda/contract/receipts'
import { findLaterPromise } from '@warda/domain/delivery/promised-day'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { completeOrder } from './board-action.ts'
import type { BoardCard } from './board-present.ts'
import { PhotoField } from './photo-field.tsx'
import { getDeliveryDayOffline } from './use-driver-day.ts'
import { promisedText } from './window-text.ts'

/** Form that completes a delivery: recipient, optional photo and note; without prices, as the recipient may see it. */
export function CompleteForm({ order, onClose }: { order: BoardCard; onClose: () => void }) {
  const [isEarly, setEarly] = useState(() => findLaterPromise(order, getDeliveryDayOffline()) !== null)
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: proofBody,
    defaults: { recipientName: order.recipient.fullName, note: '', early: false },
    compare: ({ early }) => (isEarly && early !== true ? [{ field: 'early', key: 'confirm_early' }] : []),
    draft: { name: `proof:${order.id}:${order.attempt}`, leaveOut: ['photo', 'early'] },
  })
  const complete = submit(async ({ recipientName, note = '', photo, early = false }) => {
    try {
      await completeOrder(order, { recipientName, note, photo: photo instanceof Blob ? photo : null }, early)
      onClose()
    } catch (error) {
      // The clock of this device may be ahead.
      if (error instanceof ApiError && error.code === 'order.promised_later') setEarly(true)
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={complete} className="grid gap-5">
      <p className="text-ink-soft">{m.board_complete_lead()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {isEarly && (
        <Notice tone="warning">
          <p className="font-semibold">{m.board_early_title({ window: promisedText(order) })}</p>
          <Checkbox label={m.board_early_confirm()} error={getError('early')} {...form.register('early')} />
        </Notice>
      )}
      <Field
        label={m.board_recipient()}
        autoComplete="off"
        error={getError('recipientName')}
        {...form.register('recipientName')}
      />
      <PhotoField
        limit={LIMITS.upload}
        error={getError('photo')}
        onPhoto={(photo) =>
          form.setValue('photo', photo ?? undefined, { shouldValidate: true, shouldTouch: true, shouldDirty: true })
        }
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
      <FormButtons submit={m.board_complete()} busy={busy} onCancel={onClose} />
    </form>
  )
}
