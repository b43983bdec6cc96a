import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'

type FreeLineFormProps = { onAdd: (line: { title: string; price: number }) => void }

/** Adds a line with a price that the employee enters, VAT included. */
export function FreeLineForm({ onAdd }: FreeLineFormProps) {
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState('')
  const [isChecked, setChecked] = useState(false)
  const halalas = toHalalas(price)
  const add = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (halalas === 0) return
    onAdd({ title: title.trim() || m.counter_free_title_default(), price: halalasToRiyals(halalas) })
    setTitle('')
    setPrice('')
    setChecked(false)
  }
  return (
    <form noValidate onSubmit={add} className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-2">
      <Field
        label={m.counter_free_line()}
        placeholder={m.counter_free_title_default()}
        value={title}
        maxLength={LIMITS.freeLineTitle}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        label={m.counter_free_price()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        className="tabular"
        value={price}
        error={isChecked && halalas === 0 ? m.field_amount_invalid() : undefined}
        onChange={({ target }) => setPrice(target.value)}
      />
      <Button type="submit" look="secondary" aria-label={m.counter_free_add()} className="min-h-12">
        <Plus aria-hidden="true" size={18} />
      </Button>
    </form>
  )
}
