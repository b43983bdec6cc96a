import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { type StockWay, stockChange } from './stock-change.ts'
import { changeStock } from './use-stock.ts'

type StockFormProps = {
  variant: { id: number; onHand: number }
  onCancel: () => void
  onChanged: (onHand: number) => void
}

const isWay = (value: string): value is StockWay => ['add', 'take', 'count'].includes(value)

/** Changes the stock and previews the result. */
export function StockForm({ variant, onCancel, onChanged }: StockFormProps) {
  const [way, setWay] = useState<StockWay>('add')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
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
  const change = stockChange(way, typed, variant.onHand)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (change === null) return
    const reason = way === 'add' ? 'restock' : 'correction'
    void send({ variantId: variant.id, change, reason, ...(note.trim() === '' ? {} : { note }) })
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
        selected={way}
        onChange={({ target }) => isWay(target.value) && setWay(target.value)}
      />
      <Field
        label={way === 'count' ? m.admin_stock_counted() : m.admin_stock_how_many()}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        className="tabular font-semibold text-lg"
        value={typed}
        maxLength={6}
        onChange={({ target }) => setTyped(target.value)}
        error={tried && change === null ? m.admin_stock_wrong({ count: variant.onHand }) : null}
        hint={
          change === null
            ? m.admin_stock_now({ count: variant.onHand })
            : m.admin_stock_then({ before: variant.onHand, after: variant.onHand + change })
        }
      />
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
