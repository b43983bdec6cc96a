import type { WasteReason } from '@warda/domain/stock/waste-reasons'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { isWasteReason, listWasteReasons } from '../../lib/format/waste-reason.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { calculateStockChange, type StockOperation } from './stock-change.ts'
import { changeStock } from './use-stock.ts'

type StockFormProps = {
  variant: { id: number; onHand: number }
  onCancel: () => void
  onChanged: (onHand: number) => void
}

const isStockOperation = (value: string): value is StockOperation => ['add', 'take', 'count'].includes(value)

/** The reason of an operation; for waste, the chosen one. */
const reasons = { add: 'restock', count: 'countDifference', take: null } as const

/** Changes the stock and previews the result. */
export function StockForm({ variant, onCancel, onChanged }: StockFormProps) {
  const [operation, setOperation] = useState<StockOperation>('add')
  const [inputValue, setInputValue] = useState('')
  const [reason, setReason] = useState<WasteReason | null>(null)
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const {
    busy,
    problem,
    run: send,
  } = useApiMutation(changeStock, {
    onSuccess: ({ message, onHand }) => {
      void notify.success(message)
      onChanged(onHand)
    },
  })
  const change = calculateStockChange(operation, inputValue, variant.onHand)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    const why = reasons[operation] ?? reason
    if (change === null || why === null) return
    void send({ variantId: variant.id, change, reason: why, ...(note.trim() === '' ? {} : { note }) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <RadioGroup
        legend={m.admin_stock_what()}
        name="way"
        choices={[
          { value: 'add', label: m.admin_stock_add() },
          { value: 'take', label: m.admin_stock_take() },
          { value: 'count', label: m.admin_stock_count() },
        ]}
        selected={operation}
        onChange={({ target }) => isStockOperation(target.value) && setOperation(target.value)}
      />
      <Field
        label={operation === 'count' ? m.admin_stock_counted() : m.admin_stock_how_many()}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        className="tabular font-semibold text-lg"
        value={inputValue}
        maxLength={6}
        onChange={({ target }) => setInputValue(target.value)}
        error={isSubmitted && change === null ? m.admin_stock_wrong({ count: variant.onHand }) : null}
        hint={
          change === null
            ? m.admin_stock_now({ count: variant.onHand })
            : m.admin_stock_then({ before: variant.onHand, after: variant.onHand + change })
        }
      />
      {operation === 'take' && (
        <RadioGroup
          legend={m.admin_stock_reason()}
          name="reason"
          choices={listWasteReasons()}
          selected={reason ?? ''}
          onChange={({ target }) => isWasteReason(target.value) && setReason(target.value)}
          error={isSubmitted && reason === null ? m.field_invalid_choice() : null}
        />
      )}
      <Field
        label={m.admin_stock_note()}
        optional
        hint={m.admin_stock_note_hint()}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.admin_ui_save()} busy={busy} onCancel={onCancel} />
    </form>
  )
}
