import { m } from '@warda/i18n/messages'
import { Field } from '../../ui/forms/field.tsx'
import type { useQuantityForm } from './use-quantity-form.ts'

type Form = ReturnType<typeof useQuantityForm>

export const QuantityField = ({ form, label, hint }: { form: Form; label: string; hint: string }) => (
  <Field
    label={label}
    hint={hint}
    dir="ltr"
    inputMode="numeric"
    autoComplete="off"
    className="tabular font-semibold text-lg"
    maxLength={7}
    value={form.typed}
    onChange={({ target }) => form.setTyped(target.value)}
    error={form.isWrong ? m.field_invalid_number() : null}
  />
)

export const NoteField = ({ form }: { form: Form }) => (
  <Field
    label={m.admin_stock_note()}
    optional
    maxLength={200}
    autoComplete="off"
    value={form.note}
    onChange={({ target }) => form.setNote(target.value)}
  />
)
