import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import { scheduleOrder } from './board-action.ts'
import type { BoardCard } from './board-present.ts'

const scheduleSchema = z.object({
  kind: z.enum(['postpone', 'monthly'], {
    error: ({ input }) => (typeof input === 'string' && input !== '' ? 'invalid_choice' : 'schedule_type_required'),
  }),
  aboveLimit: z.optional(z.boolean()),
})

type ScheduleFormProps = {
  order: Pick<BoardCard, 'id' | 'userId' | 'orderNumber' | 'outstanding'>
  onClose: () => void
}

/** Form that postpones the outstanding amount: once, or in monthly installments (DELIV-08). */
export function ScheduleForm({ order, onClose }: ScheduleFormProps) {
  const [isAboveLimit, setAboveLimit] = useState(false)
  const { form, getError, problem, busy, submit } = useContractForm({ schema: scheduleSchema, defaults: {} })
  const schedule = submit(
    async ({ kind, aboveLimit = false }) => {
      try {
        await scheduleOrder(order, kind, aboveLimit)
        onClose()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'credit.limit_exceeded') setAboveLimit(true)
        void notify.error(getErrorMessage(error))
        throw error
      }
    },
    (errors) => notifyMissingFields(form.getValues(), errors),
  )
  const money = formatMoney(order.outstanding, currentLanguage())
  return (
    <form method="post" noValidate onSubmit={schedule} className="grid gap-5">
      <p className="text-ink-soft">
        <AmountText>{m.board_schedule_lead({ money, number: order.orderNumber })}</AmountText>
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <RadioGroup
        legend={m.board_schedule_type()}
        choices={[
          { value: 'postpone', label: m.board_schedule_postpone(), text: m.board_schedule_postpone_text() },
          { value: 'monthly', label: m.board_schedule_monthly(), text: m.board_schedule_monthly_text() },
        ]}
        error={getError('kind')}
        {...form.register('kind')}
      />
      {isAboveLimit && <Checkbox label={m.board_schedule_above_limit()} {...form.register('aboveLimit')} />}
      <FormButtons submit={m.board_schedule_submit()} busy={busy} onCancel={onClose} />
    </form>
  )
}
