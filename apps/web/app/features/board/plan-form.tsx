import {
  extendClose,
  getEarliestDeliveryDay,
  isPastMidnight,
  toClockTime,
  toWindow,
} from '@warda/domain/time/extended-time'
import { isDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatSlotName } from '../../lib/format/format.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { DialogButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField, TimeField } from '../../ui/dates/date-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { planOrder } from './board-action.ts'
import type { BoardCard } from './board-present.ts'
import { promisedText } from './window-text.ts'

const planSchema = z
  .object({ date: z.string().check(z.minLength(1, 'required')), from: z.string(), to: z.string() })
  .check(
    z.refine(({ from, to }) => from !== '' || to === '', { error: 'required', path: ['from'] }),
    z.refine(({ from, to }) => to !== '' || from === '', { error: 'required', path: ['to'] }),
    z.refine(({ from, to }) => from === '' || to === '' || from < extendClose(from, to), {
      error: 'window_order',
      path: ['to'],
    }),
  )

/** Form for the planned day and time of an order; the promised slot does not change. */
export function PlanForm({ order, onClose }: { order: BoardCard; onClose: () => void }) {
  const replaced = order.plannedSlot ?? order.deliverySlot
  const [from = '', to = ''] = replaced.split('-').map(toClockTime)
  const { form, getError, problem, setProblem, busy, submit } = useContractForm({
    schema: planSchema,
    defaults: { date: order.plannedDate ?? order.deliveryDate, from, to },
  })
  const [date, start, end] = form.watch(['date', 'from', 'to'])
  const window = start === '' || end === '' ? '' : toWindow(start, end, replaced)
  const [clearing, setClearing] = useState(false)
  const save = submit(async (values) => {
    try {
      await planOrder(order.id, values.date, values.from === '' ? null : toWindow(values.from, values.to, replaced))
      onClose()
    } catch (error) {
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  const clear = async (): Promise<void> => {
    setClearing(true)
    await planOrder(order.id, null, null).then(onClose, (error) => setProblem(getErrorMessage(error)))
    setClearing(false)
  }
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      <p className="text-ink-soft">{m.board_plan_lead({ window: promisedText(order) })}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <DateField
        label={m.board_plan_date()}
        min={getEarliestDeliveryDay(Date.now())}
        hint={isPastMidnight(window) && isDate(date) ? formatSlotName(window, currentLanguage(), date) : undefined}
        error={getError('date')}
        {...form.register('date')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeField label={m.board_plan_from()} error={getError('from')} {...form.register('from')} />
        <TimeField label={m.board_plan_to()} error={getError('to')} {...form.register('to')} />
      </div>
      <DialogButtons>
        {order.plannedDate !== null || order.plannedSlot !== null ? (
          <Button look="quiet" busy={clearing} onClick={() => void clear()}>
            {m.board_plan_clear()}
          </Button>
        ) : (
          <Button look="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {m.board_plan_submit()}
        </Button>
      </DialogButtons>
    </form>
  )
}
